// Text folding at entry: the form in which typed identifiers are kept.

/** Format characters, joiners, direction marks, variation selectors and fillers. */
const INVISIBLE = /[\p{Cf}\p{DI}]/gu;

/** All but superscripts, fractions and circled digits, which would become other numbers: `5²` is not 52. */
const FOLDED = /\P{No}+/gu;

/** A text as it is kept: NFKC, which makes full-width characters plain; no invisible characters; single spaces. */
export const tidy = (text: string): string =>
  text
    .replaceAll(INVISIBLE, '')
    .replaceAll(FOLDED, (part) => part.normalize('NFKC'))
    .replaceAll(/\s+/g, ' ')
    .trim();
