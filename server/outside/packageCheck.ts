// Looks into a package of terminal software before anybody keeps it: every name in it, and every byte it unpacks to.
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import {
  entryFault,
  sizeFault,
  type PackageEntry,
  type PackageFault,
} from '../../domain/terminals/packages.ts';
import { Problem } from '../system/problem.ts';
import { inTurn } from './inTurn.ts';

const PROBLEMS = {
  notZip: 'PACKAGE_FORMAT',
  noFiles: 'PACKAGE_NO_FILES',
  damaged: 'PACKAGE_DAMAGED',
  path: 'PACKAGE_PATH',
  symlink: 'PACKAGE_LINK',
  encrypted: 'PACKAGE_ENCRYPTED',
  tooMany: 'PACKAGE_TOO_MANY',
  tooBig: 'PACKAGE_TOO_BIG',
  bomb: 'PACKAGE_BOMB',
} as const satisfies Record<PackageFault, string>;

function refuse(fault: PackageFault, entry = ''): never {
  throw new Problem(PROBLEMS[fault], { field: 'file', values: { entry: entry.slice(0, 200) } });
}

/** The kind of file that Unix writes beside a name: a symbolic link. */
const LINK = 0o120000;
const FILE_KIND = 0o170000;

/** Names are read as they stand in the package: the library would turn backslashes round and refuse the rest itself. */
function nameOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const isUtf8 = (generalPurposeBitFlag & 0x800) !== 0;
  return new TextDecoder(isUtf8 ? 'utf-8' : 'latin1').decode(fileNameRaw);
}

const readEntry = (entry: Entry): PackageEntry => ({
  name: nameOf(entry),
  size: entry.uncompressedSize,
  packedSize: entry.compressedSize,
  encrypted: entry.isEncrypted(),
  symlink: ((entry.externalFileAttributes >>> 16) & FILE_KIND) === LINK,
});

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { decodeStrings: false, autoClose: false });
  } catch {
    return refuse('notZip');
  }
}

/** Reads an entry to its end and lets go of it; false when it is not what the package says of it. */
async function isSound(zip: ZipFile, entry: Entry): Promise<boolean> {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry);
  // Who unpacks from the front reads this name, and who unpacks from the list at the end the other.
  if (!fileName.equals(entry.fileNameRaw)) return false;
  let [size, sum] = [0, 0];
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  for await (const bytes of stream) {
    size += bytes.byteLength;
    sum = crc32(bytes, sum);
  }
  return size === entry.uncompressedSize && sum === entry.crc32;
}

/** Reads what the package says of itself; nothing is unpacked before all of it is fit. */
async function readThrough(zip: ZipFile): Promise<Entry[]> {
  const found: Entry[] = [];
  const names = new Set<string>();
  const sum = { entries: 0, size: 0, packedSize: 0 };
  for await (const entry of zip.eachEntry()) {
    const read = readEntry(entry);
    const fault = entryFault(read);
    if (fault) refuse(fault, read.name);
    // Of two files with one name nobody knows which a terminal ends up with.
    const plain = read.name.replace(/\/+$/, '');
    if (names.has(plain)) refuse('damaged');
    names.add(plain);
    sum.entries += 1;
    sum.size += read.size;
    sum.packedSize += read.packedSize;
    const wrong = sizeFault(sum);
    if (wrong === 'tooMany' || wrong === 'tooBig') refuse(wrong);
    // Files that lie over one another are read again and again: what unpacks to so much was never sent.
    if (sum.packedSize > zip.fileSize) refuse('damaged');
    if (!read.name.endsWith('/')) found.push(entry);
  }
  const fault = sizeFault({ ...sum, entries: found.length });
  if (fault) refuse(fault);
  return found;
}

async function checkAlone(path: string): Promise<true> {
  const zip = await openZip(path);
  try {
    for (const entry of await readThrough(zip)) if (!(await isSound(zip, entry))) refuse('damaged');
    return true;
  } catch (error) {
    // Whatever else the library finds wrong is wrong with the package.
    if (error instanceof Problem) throw error;
    return refuse('damaged');
  } finally {
    zip.close();
  }
}

/**
 * Refuses, with a problem of its own each, what is no zip, empty, damaged or encrypted, what would be written outside
 * its folder, and what unpacks to too much. Reads the package piece by piece, whatever its size,
 * and one package after another: each takes a processor for as long as it lasts.
 */
export const checkPackage: (path: string) => Promise<true> = inTurn(checkAlone);
