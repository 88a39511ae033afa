// Writes zip files: small ones in memory, and as a stream whose files are compressed while they are made.
import { pipeline, Readable } from 'node:stream';
import { constants, crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
  /** Unix mode, e.g. 0o100755 for a program. */
  readonly mode?: number;
}

/** A file in parts, of less than 4 GB. */
export interface StreamedEntry {
  readonly name: string;
  readonly content: AsyncIterable<Buffer>;
}

/** A file as the zip file describes it. */
interface Packed {
  readonly name: string;
  readonly mode?: number | undefined;
  readonly flags: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const SIZES_BEHIND = 0x08074b50;
const UTF_8 = 0x800;
/** The checksum and the sizes stand behind the content. */
const STREAMED = UTF_8 | 8;
const MADE_BY_UNIX = (3 << 8) | 20;

/** Little-endian numbers, each of 2 or 4 bytes. */
function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

const sizes = ({ crc, packed, size }: Packed): Buffer => numbers([4, crc], [4, packed], [4, size]);

/** The fields shared by a local file header and the central directory: version 2.0, deflate, 1 January 1980. */
const about = (file: Packed, name: Buffer): Buffer =>
  Buffer.concat([
    numbers([2, 20], [2, file.flags], [2, 8], [2, 0], [2, 0x21]),
    sizes(file),
    numbers([2, name.length], [2, 0]),
  ]);

function header(file: Packed): Buffer {
  const name = Buffer.from(file.name);
  return Buffer.concat([numbers([4, LOCAL]), about(file, name), name]);
}

/** A file in the central directory. */
function listed(file: Packed, offset: number): Buffer {
  const name = Buffer.from(file.name);
  const mode = ((file.mode ?? 0o100644) << 16) >>> 0;
  return Buffer.concat([
    numbers([4, CENTRAL], [2, MADE_BY_UNIX]),
    about(file, name),
    numbers([2, 0], [2, 0], [2, 0], [4, mode], [4, offset]),
    name,
  ]);
}

/** The central directory, at this offset. */
function directory(list: readonly Buffer[], offset: number): Buffer {
  const central = Buffer.concat(list);
  const count = [2, list.length] as const;
  const end = [[4, END], [2, 0], [2, 0], count, count, [4, central.length], [4, offset], [2, 0]];
  return Buffer.concat([central, numbers(...(end as [2 | 4, number][]))]);
}

/** The zip file with these files, in this order. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, mode, content } of entries) {
    const bytes = deflateRawSync(content);
    const [packed, size] = [bytes.length, content.length];
    const about = { name, mode, flags: UTF_8, crc: crc32(content), packed, size };
    const file = Buffer.concat([header(about), bytes]);
    list.push(listed(about, offset));
    files.push(file);
    offset += file.length;
  }
  return Buffer.concat([...files, directory(list, offset)]);
}

/** The content compressed, quickly; returns its checksum and sizes. */
async function* deflated(content: AsyncIterable<Buffer>) {
  const made = { crc: 0, packed: 0, size: 0 };
  async function* counted() {
    for await (const part of content) {
      made.crc = crc32(part, made.crc);
      made.size += part.length;
      yield part;
    }
  }
  const encoder = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  // An error reaches the reader of the encoder, and its end reaches the content.
  pipeline(Readable.from(counted(), { highWaterMark: 1 }), encoder, () => {});
  for await (const part of encoder as AsyncIterable<Buffer>) {
    made.packed += part.length;
    yield part;
  }
  return made;
}

/** The zip file with these files, in this order; without a directory, and so unreadable, if one of them broke off. */
export async function* zipStream(entries: readonly StreamedEntry[]): AsyncGenerator<Buffer> {
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const begin = header({ name, flags: STREAMED, crc: 0, packed: 0, size: 0 });
    yield begin;
    const about = { name, flags: STREAMED, ...(yield* deflated(content)) };
    const end = Buffer.concat([numbers([4, SIZES_BEHIND]), sizes(about)]);
    yield end;
    list.push(listed(about, offset));
    offset += begin.length + about.packed + end.length;
  }
  yield directory(list, offset);
}
