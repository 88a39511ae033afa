// Writes a small zip file in memory, for the demo's terminal packages.
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
  /** Unix mode, e.g. 0o100755 for a program. */
  readonly mode?: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0, UTF-8 names, deflate, 1 January 1980: deterministic output. */
const COMMON = [20, 0x800, 8, 0, 0x21] as const;
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

/** The fields shared by a local file header and the central directory. */
function about({ content }: ZipEntry, packed: Buffer, name: Buffer): Buffer {
  const common = COMMON.map((value) => [2, value] as const);
  const sizes = [crc32(content), packed.length, content.length].map((value) => [4, value] as const);
  return numbers(...common, ...sizes, [2, name.length], [2, 0]);
}

/** The zip file with these files, in this order. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const packed = deflateRawSync(entry.content);
    const said = about(entry, packed, name);
    const mode = ((entry.mode ?? 0o100644) << 16) >>> 0;
    list.push(
      numbers([4, CENTRAL], [2, MADE_BY_UNIX]),
      said,
      numbers([2, 0], [2, 0], [2, 0], [4, mode], [4, offset]),
      name,
    );
    const file = Buffer.concat([numbers([4, LOCAL]), said, name, packed]);
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(list);
  const count = [2, entries.length] as const;
  const end = [[4, END], [2, 0], [2, 0], count, count, [4, central.length], [4, offset], [2, 0]];
  return Buffer.concat([...files, central, numbers(...(end as [2 | 4, number][]))]);
}
