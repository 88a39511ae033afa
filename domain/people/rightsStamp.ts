// A short mark of a set of authorities: two sides that have the same mark know the same rights.

const PRIME = 16_777_619;
const BASIS = 2_166_136_261;

/** The mark of the codes, in whatever order they come: eight digits. (FNV-1a; it guards nothing.) */
export function rightsStamp(codes: readonly string[]): string {
  let hash = BASIS;
  for (const letter of codes.toSorted().join())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
