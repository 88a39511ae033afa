// Text folding for search: the form in which every text is searched. See tidy.ts for entry.

/**
 * Invisible characters, and accents and points of Latin, Greek, Cyrillic, Hebrew and Arabic. Other marks stay: vowel
 * signs and Japanese voicing marks make other letters.
 */
const UNSEARCHED = /[\p{Cf}\p{DI}\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670]/gu;

/** Small letters that are also written otherwise, and do not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ς: 'σ',
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
};

/**
 * A text as it is searched, on both sides of a comparison: as `tidy`, and without case and accents.
 * The database's function `folded` (migration 054) gives the same.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(UNSEARCHED, '')
    .toLowerCase()
    .replaceAll(/[ςßıøłđæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .trim();
