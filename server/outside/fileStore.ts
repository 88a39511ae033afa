// File content on disk: complete files by id, and chunks of uploads in progress.
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { flush } from '../system/flush.ts';

/** Content on disk without an id yet. */
export interface Written {
  readonly path: string;
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

export interface FileStore {
  /** A temporary path for incoming content. */
  temporary(): Promise<string>;
  /**
   * Stores a written chunk under its number; an existing one is not replaced. Returns false, without storing it,
   * if all chunks together would exceed `most` bytes.
   */
  keepPiece(
    uploadId: string,
    chunk: number,
    piece: Pick<Written, 'path' | 'size'>,
    most: number,
  ): Promise<boolean>;
  /** The numbers of the stored chunks, in order. */
  pieces(uploadId: string): Promise<number[]>;
  /** Concatenates the stored chunks in order; they remain. */
  join(uploadId: string): Promise<Written>;
  /** Deletes all chunks of an upload. */
  forget(uploadId: string): Promise<void>;
  /** Stores written content and returns its id; flushed to disk when it resolves. */
  take(path: string, fileId?: string): Promise<string>;
  /** Reads a file, or its bytes from `start` to `end`; undefined if its content is missing. */
  read(
    fileId: string,
    part?: { start: number; end: number },
  ): Promise<{ stream: ReadStream; size: number } | undefined>;
  remove(fileId: string): Promise<void>;
  /** The ids of files older than `before` (epoch milliseconds), in batches. */
  keptBefore(before: number): AsyncIterable<string[]>;
  /** Writes, flushes and deletes a few bytes; returns the free space in bytes. Throws if writing fails. */
  tryWriting(): Promise<number>;
  /** Deletes temporary content older than `before` (epoch milliseconds). */
  removeTemporary(before: number): Promise<void>;
}

/** A new, unguessable file id. */
export const newFileId = (): string => randomBytes(18).toString('base64url');

/** Names become part of a path: only letters, digits, underscore and hyphen are allowed. */
function safe(name: string): string {
  if (!/^[\w-]{1,64}$/.test(name)) throw new Error(`"${name}" cannot name a file.`);
  return name;
}

async function makeFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const listed = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function moveInto(path: string, target: string): Promise<void> {
  await makeFolder(dirname(target));
  await rename(path, target);
  await flush(dirname(target));
}

async function* bytesOf(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path) as AsyncIterable<Buffer>;
}

/** Writes content to disk, flushed, and returns its size and hash. */
export async function writeDown(path: string, bytes: AsyncIterable<Uint8Array>): Promise<Written> {
  const hash = createHash('sha256');
  let size = 0;
  async function* counted() {
    for await (const part of bytes) {
      hash.update(part);
      size += part.byteLength;
      yield part;
    }
  }
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  try {
    await pipeline(counted, file);
  } finally {
    // A stream aborted while opening its file could create it after its removal.
    if (!file.closed) await new Promise<void>((resolve) => file.once('close', () => resolve()));
  }
  return { path, size, sha256: hash.digest('hex') };
}

/** The names of older entries in the folder, files and folders. */
async function olderIn(folder: string, before: number): Promise<string[]> {
  const older: string[] = [];
  for (const name of await listed(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < before) older.push(name);
  }
  return older;
}

async function dropOlder(folder: string, before: number): Promise<void> {
  for (const name of await olderIn(folder, before))
    await rm(join(folder, name), { recursive: true, force: true });
}

/** A chunk's name holds its number and size, so that sizes can be added up from a directory listing. */
interface StoredPiece {
  readonly chunk: number;
  readonly size: number;
}

const pieceName = ({ chunk, size }: StoredPiece): string => `${chunk}-${size}`;

/** The chunks in the folder, in order. */
async function piecesIn(folder: string): Promise<StoredPiece[]> {
  const found = (await listed(folder)).map((name) => {
    const [chunk = 0, size = 0] = name.split('-').map(Number);
    return { chunk, size };
  });
  return found.toSorted((one, other) => one.chunk - other.chunk);
}

async function* keptIn(folder: string, before: number): AsyncGenerator<string[]> {
  for (const name of await listed(folder)) {
    const older = await olderIn(join(folder, name), before);
    if (older.length > 0) yield older;
  }
}

/** The store in `folder`, which is created with the first file. */
export function openFileStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const parts = join(folder, 'pieces');
  const kept = join(folder, 'kept');
  const placeOf = (fileId: string) => join(kept, safe(fileId).slice(0, 2), fileId);
  const partsOf = (uploadId: string) => join(parts, safe(uploadId));
  const temporary = async () => join(await makeFolder(incoming), newFileId());
  return {
    temporary,
    pieces: async (uploadId) => (await piecesIn(partsOf(uploadId))).map(({ chunk }) => chunk),
    keepPiece: async (uploadId, chunk, { path, size }, most) => {
      const there = await piecesIn(partsOf(uploadId));
      if (there.some((piece) => piece.chunk === chunk)) return true;
      if (there.reduce((sum, piece) => sum + piece.size, size) > most) return false;
      await moveInto(path, join(partsOf(uploadId), pieceName({ chunk, size })));
      return true;
    },
    join: async (uploadId) => {
      const all = await piecesIn(partsOf(uploadId));
      const path = await temporary();
      try {
        return await writeDown(
          path,
          bytesOf(all.map((piece) => join(partsOf(uploadId), pieceName(piece)))),
        );
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    forget: (uploadId) => rm(partsOf(uploadId), { recursive: true, force: true }),
    take: async (path, fileId = newFileId()) => {
      await moveInto(path, placeOf(fileId));
      return fileId;
    },
    read: async (fileId, part) => {
      const found = await stat(placeOf(fileId)).catch(() => undefined);
      return found && { stream: createReadStream(placeOf(fileId), part), size: found.size };
    },
    remove: (fileId) => rm(placeOf(fileId), { force: true }),
    keptBefore: (before) => keptIn(kept, before),
    tryWriting: async () => {
      const path = await temporary();
      try {
        await writeFile(path, 'free?', { flush: true });
      } finally {
        await rm(path, { force: true });
      }
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
    removeTemporary: async (before) => {
      await dropOlder(incoming, before);
      await dropOlder(parts, before);
    },
  };
}
