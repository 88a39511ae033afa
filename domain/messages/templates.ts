// What a template says: its placeholders, and its text once they are filled.

/** A name between braces, on one line. */
const PLACEHOLDER = /\{([^{}\r\n]+)\}/g;

/**
 * What only its addressee may read: kept no longer than it takes to send it, and shown nowhere. A message whose event
 * has one is worth nothing without it.
 */
export const SECRET_PLACEHOLDERS = ['pinCode', 'code'] as const;

const isSecret = (name: string): boolean =>
  (SECRET_PLACEHOLDERS as readonly string[]).includes(name);

/** The names of a text's placeholders, each once, in the order in which they stand there. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)),
];

/** The text's placeholders that the template does not know, in the order in which they stand there. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  placeholdersOf(text).filter((name) => !known.includes(name));

/** What the text must say and does not: a message of a PIN or a code is worth nothing without it. */
export function missingPlaceholders(text: string, known: readonly string[]): string[] {
  const said = placeholdersOf(text);
  return known.filter((name) => isSecret(name) && !said.includes(name));
}

/** The text with its placeholders filled, in one pass: a value is never read again. A missing value becomes an empty text. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(PLACEHOLDER, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );

/** A moment as messages say it (R9.34), in the network's zone, in every language. */
export function timeText(time: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(time);
  const of = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${of['year']}-${of['month']}-${of['day']} ${of['hour']}:${of['minute']}`;
}

const ABBREVIATIONS = /\b(cctv|nvr)\b/g;

/** A word of the wire as people read it: `DOOR_UNCLOSED` is "Door unclosed". */
function wordText(word: string): string {
  const words = word
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(ABBREVIATIONS, (short) => short.toUpperCase());
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What stands for a box where there is none: trouble may be that of a whole locker. */
export const NO_BOX = '–';

function valueText(name: string, value: unknown, timeZone: string): string {
  if (typeof value === 'number')
    return name.endsWith('Time') ? timeText(value, timeZone) : String(value);
  if (typeof value !== 'string') return name === 'boxName' ? NO_BOX : '';
  return name === 'alertType' ? wordText(value) : value;
}

/**
 * What a message knows, as texts for its placeholders: fields named `…Time` are epoch milliseconds and become moments in
 * the network's zone; what is absent, or no text and no number, becomes an empty text, and a box that is none a dash. The same for every channel.
 */
export const valueTexts = (
  data: Readonly<Record<string, unknown>>,
  timeZone: string,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, valueText(name, value, timeZone)]),
  );
