// Placeholders of a template's text, and filling them.
import type { MessageLanguage } from '../limits.ts';
import { localTime } from '../timeZone.ts';

/** A name in braces, on one line. */
const PLACEHOLDER = /\{([^{}\r\n]+)\}/g;

/**
 * Values only the recipient may read: deleted after sending, and never shown. A message of an event that
 * has one is useless without it.
 */
export const SECRET_PLACEHOLDERS = ['pinCode', 'code'] as const;

const isSecret = (name: string): boolean =>
  (SECRET_PLACEHOLDERS as readonly string[]).includes(name);

/** The placeholder names of a text without duplicates, in order. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)),
];

/** The text's placeholders that the template does not have, in order. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  placeholdersOf(text).filter((name) => !known.includes(name));

/** Required placeholders missing from the text: a message of a PIN or a code is useless without it. */
export function missingPlaceholders(text: string, known: readonly string[]): string[] {
  const used = placeholdersOf(text);
  return known.filter((name) => isSecret(name) && !used.includes(name));
}

/** Fills the placeholders in one pass, so that values are not expanded again. Missing values become empty. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(PLACEHOLDER, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );

/** Languages that write the day first: `21/11/2026 17:30`. */
const DAY_FIRST: readonly MessageLanguage[] = ['el'];

/** A time in messages (R9.34), in the network's time zone. */
export function timeText(time: number, timeZone: string, language: MessageLanguage = 'en'): string {
  const text = localTime(time, timeZone).slice(0, -3);
  return DAY_FIRST.includes(language) ? text.replace(/^(\d+)-(\d\d)-(\d\d)/, '$3/$2/$1') : text;
}

/** Shown in place of a missing box: trouble may concern a whole locker. */
export const NO_BOX = '–';

/** The label of a value that is a constant, such as an alert type; other values are returned unchanged. */
export type LabelOf = (name: string, value: string) => string;

/**
 * A message's data as placeholder texts: fields named `…Time` are epoch milliseconds, formatted in the network's zone;
 * missing values and other types become empty texts, and a missing box a dash. The same for every channel.
 * @param labelOf labels in the language of the message; without it, constants are not labelled
 */
export const valueTexts = (
  data: Readonly<Record<string, unknown>>,
  timeZone: string,
  labelOf: LabelOf = (_, value) => value,
  language?: MessageLanguage,
): Record<string, string> => {
  const textOf = (name: string, value: unknown): string => {
    if (typeof value === 'number')
      return name.endsWith('Time') ? timeText(value, timeZone, language) : String(value);
    if (typeof value !== 'string') return name === 'boxName' ? NO_BOX : '';
    return labelOf(name, value);
  };
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, textOf(name, value)]),
  );
};
