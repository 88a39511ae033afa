// The bytes of files: whole ones by their id, and pieces of such as are still coming, in a folder of their own.
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Bytes that are on the disk but have no id yet. */
export interface Written {
  readonly path: string;
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

export interface FileStore {
  /** A path for bytes that are still coming in. */
  temporary(): Promise<string>;
  /** Keeps a written piece under its number; a piece that is there already stays as it is. */
  keepPiece(uploadId: string, chunk: number, path: string): Promise<void>;
  /** The numbers of the pieces that are there, in order. */
  pieces(uploadId: string): Promise<number[]>;
  /** Writes the pieces 0 to `chunks` - 1 one behind another; they stay. */
  join(uploadId: string, chunks: number): Promise<Written>;
  /** Drops all pieces of an upload. */
  forget(uploadId: string): Promise<void>;
  /** Takes written bytes in and gives their id; they are on the disk for good when it resolves. */
  take(path: string, fileId?: string): Promise<string>;
  /** Reads a file, or the bytes from `start` to `end` of it; undefined where its bytes are not there. */
  read(
    fileId: string,
    part?: { start: number; end: number },
  ): Promise<{ stream: ReadStream; size: number } | undefined>;
  remove(fileId: string): Promise<void>;
  /** Drops what came in and was never taken, older than `before` (epoch milliseconds). */
  sweep(before: number): Promise<void>;
}

/** A new id of a file: nobody guesses it. */
export const newFileId = (): string => randomBytes(18).toString('base64url');

/** Names become part of a path: nothing but letters, digits, underscore and hyphen may be in them. */
function safe(name: string): string {
  if (!/^[\w-]{1,64}$/.test(name)) throw new Error(`"${name}" cannot name a file.`);
  return name;
}

/** What a folder holds is safe from a power cut only when the folder itself is written too. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const listed = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

async function moveInto(path: string, target: string): Promise<void> {
  await makeFolder(dirname(target));
  await rename(path, target);
  await settle(dirname(target));
}

async function* bytesOf(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path) as AsyncIterable<Buffer>;
}

/** Writes bytes to the disk for good and says how many they are and what their hash is. */
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
  await pipeline(counted, createWriteStream(path, { mode: 0o600, flush: true }));
  return { path, size, sha256: hash.digest('hex') };
}

/** Drops what is older in the folder, a file or a folder a name. */
async function dropOlder(folder: string, before: number): Promise<void> {
  for (const name of await listed(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/** The store in `folder`, which is made when the first file comes. */
export function openFileStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');
  const parts = join(folder, 'pieces');
  const placeOf = (fileId: string) => join(folder, 'kept', safe(fileId).slice(0, 2), fileId);
  const partsOf = (uploadId: string) => join(parts, safe(uploadId));
  const temporary = async () => join(await makeFolder(incoming), newFileId());
  const pieces = async (uploadId: string) =>
    (await listed(partsOf(uploadId))).map(Number).toSorted((one, other) => one - other);
  return {
    temporary,
    pieces,
    keepPiece: async (uploadId, chunk, path) => {
      if ((await pieces(uploadId)).includes(chunk)) return;
      await moveInto(path, join(partsOf(uploadId), String(chunk)));
    },
    join: async (uploadId, chunks) => {
      const all = Array.from({ length: chunks }, (_, chunk) =>
        join(partsOf(uploadId), String(chunk)),
      );
      return writeDown(await temporary(), bytesOf(all));
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
    sweep: async (before) => {
      await dropOlder(incoming, before);
      await dropOlder(parts, before);
    },
  };
}
