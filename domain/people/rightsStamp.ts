// A fingerprint of a set of permissions, to compare client and server.

const PRIME = 16_777_619;
const BASIS = 2_166_136_261;

/** The fingerprint of the codes in any order: eight digits. (FNV-1a; not for security.) */
export function rightsStamp(codes: readonly string[]): string {
  let hash = BASIS;
  for (const letter of codes.toSorted().join())
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
