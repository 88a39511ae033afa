// Checks a terminal software package before it is stored: every name and all unpacked content.
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import {
  entryError,
  sizeError,
  type PackageEntry,
  type PackageError,
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
} as const satisfies Record<PackageError, string>;

function refuse(error: PackageError, entry = ''): never {
  throw new Problem(PROBLEMS[error], { field: 'file', values: { entry: entry.slice(0, 200) } });
}

/** The Unix file type of a symbolic link. */
const LINK = 0o120000;
const TYPE_MASK = 0o170000;

/** Names are read unmodified: the library would convert backslashes and reject other names itself. */
function nameOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const isUtf8 = (generalPurposeBitFlag & 0x800) !== 0;
  return new TextDecoder(isUtf8 ? 'utf-8' : 'latin1').decode(fileNameRaw);
}

const readEntry = (entry: Entry): PackageEntry => ({
  name: nameOf(entry),
  size: entry.uncompressedSize,
  packedSize: entry.compressedSize,
  encrypted: entry.isEncrypted(),
  symlink: ((entry.externalFileAttributes >>> 16) & TYPE_MASK) === LINK,
});

async function openZip(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { decodeStrings: false, autoClose: false });
  } catch {
    return refuse('notZip');
  }
}

/** Reads an entry to its end, discarding it; false if it does not match its header. */
async function isSound(zip: ZipFile, entry: Entry): Promise<boolean> {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry);
  // Streaming readers use this name, others the name in the central directory.
  if (!fileName.equals(entry.fileNameRaw)) return false;
  let [size, sum] = [0, 0];
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  for await (const bytes of stream) {
    size += bytes.byteLength;
    sum = crc32(bytes, sum);
  }
  return size === entry.uncompressedSize && sum === entry.crc32;
}

/** Reads the central directory; nothing is unpacked before all of it is valid. */
async function readThrough(zip: ZipFile): Promise<Entry[]> {
  const found: Entry[] = [];
  const names = new Set<string>();
  const sum = { entries: 0, size: 0, packedSize: 0 };
  for await (const entry of zip.eachEntry()) {
    const read = readEntry(entry);
    const error = entryError(read);
    if (error) refuse(error, read.name);
    // With duplicate names it is undefined which file a terminal ends up with.
    const plain = read.name.replace(/\/+$/, '');
    if (names.has(plain)) refuse('damaged');
    names.add(plain);
    sum.entries += 1;
    sum.size += read.size;
    sum.packedSize += read.packedSize;
    const wrong = sizeError(sum);
    if (wrong === 'tooMany' || wrong === 'tooBig') refuse(wrong);
    // Overlapping files would be read repeatedly and unpack to more than was ever uploaded.
    if (sum.packedSize > zip.fileSize) refuse('damaged');
    if (!read.name.endsWith('/')) found.push(entry);
  }
  const error = sizeError({ ...sum, entries: found.length });
  if (error) refuse(error);
  return found;
}

async function checkAlone(path: string): Promise<true> {
  const zip = await openZip(path);
  try {
    for (const entry of await readThrough(zip)) if (!(await isSound(zip, entry))) refuse('damaged');
    return true;
  } catch (error) {
    // Any other error of the library is an error in the package.
    if (error instanceof Problem) throw error;
    return refuse('damaged');
  } finally {
    zip.close();
  }
}

/**
 * Throws a separate problem for each defect: not a zip, empty, damaged, encrypted, paths outside
 * the folder, unpacking to too much. Streams the package, whatever its size,
 * and checks one package at a time, because each keeps a core busy.
 */
export const checkPackage: (path: string) => Promise<true> = inTurn(checkAlone);
