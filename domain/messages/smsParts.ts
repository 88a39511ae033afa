// The length of an SMS: encoding, units, and number of parts.

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

/** Characters of the extension table: an escape and a character, two units in the same part. */
const EXTENDED = '\f^{}\\[~]|€';

/** Units in a message of one part, and in each part of a longer one, which needs a header. */
const LIMITS = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const;

/** GSM 03.38 with seven bits per character, or two bytes per unit if a character is missing from it. */
export type SmsEncoding = keyof typeof LIMITS;

export interface SmsLength {
  readonly encoding: SmsEncoding;
  /** Septets of GSM-7 (a character of the extension table counts twice), or UTF-16 units. */
  readonly units: number;
  /** Number of billed messages; 0 for an empty text. */
  readonly segments: number;
  /** Units per part. */
  readonly perSegment: number;
}

const SEPTETS = new Map<string, number>([
  ...Array.from(BASIC, (letter) => [letter, 1] as const),
  ...Array.from(EXTENDED, (letter) => [letter, 2] as const),
]);

/** The number of parts if no character is split. */
function partsOf(sizes: readonly number[], part: number): number {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > part) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
}

/** The length of a text as SMS: encoding, units and segments. */
export function smsParts(text: string): SmsLength {
  const letters = Array.from(text);
  const septets = letters.map((letter) => SEPTETS.get(letter));
  const encoding = septets.includes(undefined) ? 'UCS-2' : 'GSM-7';
  const sizes = letters.map((letter, at) =>
    encoding === 'GSM-7' ? (septets[at] ?? 0) : letter.length,
  );
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { single, part } = LIMITS[encoding];
  if (units <= single) return { encoding, units, segments: Math.min(units, 1), perSegment: single };
  return { encoding, units, segments: partsOf(sizes, part), perSegment: part };
}
