// What a package of terminal software must be: a plain zip that unpacks to something sensible, in its own folder.

/** What is said of a file inside the package. Sizes are bytes. */
export interface PackageEntry {
  readonly name: string;
  readonly size: number;
  readonly packedSize: number;
  readonly encrypted: boolean;
  readonly symlink: boolean;
}

/** Why a package is refused. */
export const PACKAGE_FAULTS = [
  'notZip',
  'noFiles',
  'damaged',
  'path',
  'symlink',
  'encrypted',
  'tooMany',
  'tooBig',
  'bomb',
] as const;
export type PackageFault = (typeof PACKAGE_FAULTS)[number];

/** The largest package, in bytes. */
export const PACKAGE_MAX_BYTES = 512 * 1024 * 1024;
/** What a package may unpack to, in bytes: a terminal's disk is small. */
export const UNPACKED_MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** Files in a package. */
export const PACKAGE_ENTRIES_MAX = 20_000;
/** How many times its own size a package may unpack to: software packs to a third, a bomb to a thousandth. */
export const PACKAGE_RATIO_MAX = 100;
/** Below this, a high ratio is only a small file of one letter. Bytes. */
const RATIO_FREE_BYTES = 10 * 1024 * 1024;

/** R5.81: a terminal package is a .zip file, else "The format is incorrect, please use .zip format". */
export const isZipName = (name: string): boolean => /[^\\/]\.zip$/i.test(name.trim());

/** A name that could be written anywhere but below the folder that the package is unpacked into. */
export function leavesFolder(name: string): boolean {
  return (
    name === '' ||
    name.includes('\\') ||
    name.includes('\0') ||
    /^(\/|[a-z]:)/i.test(name) ||
    name.split('/').includes('..')
  );
}

/** What is wrong with an entry by itself. */
export function entryError(entry: PackageEntry): PackageFault | undefined {
  if (leavesFolder(entry.name)) return 'path';
  if (entry.symlink) return 'symlink';
  return entry.encrypted ? 'encrypted' : undefined;
}

/** What is wrong with a package as a whole, by its count of files and its sizes in bytes. */
export function sizeError(sum: {
  readonly entries: number;
  readonly size: number;
  readonly packedSize: number;
}): PackageFault | undefined {
  if (sum.entries === 0) return 'noFiles';
  if (sum.entries > PACKAGE_ENTRIES_MAX) return 'tooMany';
  if (sum.size > UNPACKED_MAX_BYTES) return 'tooBig';
  const free = sum.size <= RATIO_FREE_BYTES;
  return !free && sum.size > sum.packedSize * PACKAGE_RATIO_MAX ? 'bomb' : undefined;
}
