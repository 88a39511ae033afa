// Rules for terminal software packages: plain zip files of sensible size that stay in their folder.

/** A file in the package. Sizes are bytes. */
export interface PackageEntry {
  readonly name: string;
  readonly size: number;
  readonly packedSize: number;
  readonly encrypted: boolean;
  readonly symlink: boolean;
}

/** Why a package is rejected. */
export const PACKAGE_ERRORS = [
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
export type PackageError = (typeof PACKAGE_ERRORS)[number];

/** The largest package, in bytes. */
export const PACKAGE_MAX_BYTES = 512 * 1024 * 1024;
/** Maximum unpacked size, in bytes, as terminals have small disks. */
export const UNPACKED_MAX_BYTES = 2 * 1024 * 1024 * 1024;
/** Maximum files in a package. */
export const PACKAGE_ENTRIES_MAX = 20_000;
/** Maximum compression ratio: software compresses to a third, zip bombs to a thousandth. */
export const PACKAGE_RATIO_MAX = 100;
/** Below this size, a high ratio is harmless. Bytes. */
const RATIO_FREE_BYTES = 10 * 1024 * 1024;

/** R5.81: a terminal package is a .zip file, else "The format is incorrect, please use .zip format". */
export const isZipName = (name: string): boolean => /[^\\/]\.zip$/i.test(name.trim());

/** Whether unpacking would write the file outside the package's folder. */
export function leavesFolder(name: string): boolean {
  return (
    name === '' ||
    name.includes('\\') ||
    name.includes('\0') ||
    /^(\/|[a-z]:)/i.test(name) ||
    name.split('/').includes('..')
  );
}

/** The error of a single entry. */
export function entryError(entry: PackageEntry): PackageError | undefined {
  if (leavesFolder(entry.name)) return 'path';
  if (entry.symlink) return 'symlink';
  return entry.encrypted ? 'encrypted' : undefined;
}

/** The error of a package as a whole, by its number of files and its sizes in bytes. */
export function sizeError(sum: {
  readonly entries: number;
  readonly size: number;
  readonly packedSize: number;
}): PackageError | undefined {
  if (sum.entries === 0) return 'noFiles';
  if (sum.entries > PACKAGE_ENTRIES_MAX) return 'tooMany';
  if (sum.size > UNPACKED_MAX_BYTES) return 'tooBig';
  const free = sum.size <= RATIO_FREE_BYTES;
  return !free && sum.size > sum.packedSize * PACKAGE_RATIO_MAX ? 'bomb' : undefined;
}
