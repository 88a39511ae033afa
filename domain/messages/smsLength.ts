// How long a short message is: its alphabet, its units, and into how many parts it is cut.

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

/** Characters of the extension table: an escape and the character, two units that stay together. */
const EXTENDED = '\f^{}\\[~]|€';

/** Units in a message of one part, and in each part of a longer one, whose header takes the rest. */
const LIMITS = {
  'GSM-7': { single: 160, part: 153 },
  'UCS-2': { single: 70, part: 67 },
} as const;

/** The alphabet of GSM 03.38 with seven bits a character, or two bytes a unit for whatever it lacks. */
export type SmsEncoding = keyof typeof LIMITS;

export interface SmsLength {
  readonly encoding: SmsEncoding;
  /** Septets of GSM-7 (a character of the extension table counts twice), or units of UTF-16. */
  readonly units: number;
  /** How many messages are paid for; none for an empty text. */
  readonly segments: number;
  /** How many units fit into each of them. */
  readonly perSegment: number;
}

const SEPTETS = new Map<string, number>([
  ...Array.from(BASIC, (letter) => [letter, 1] as const),
  ...Array.from(EXTENDED, (letter) => [letter, 2] as const),
]);

/** How many parts it takes where no character is cut in two. */
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

/** The length of a text as short messages: "SMS length and segment count (GSM-7 and UCS-2)". */
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
