// Writes a small workbook of the older format (BIFF8 in a compound file), sheet by sheet.

const SECTOR = 512;
const FREE = 0xff_ff_ff_ff;
const END_OF_CHAIN = 0xff_ff_ff_fe;
const FAT_SECTOR = 0xff_ff_ff_fd;
/** Streams below this size are stored elsewhere. */
const SMALL = 4_096;
/** Built-in format of dates. */
const DATE_FORMAT = 14;

export interface OlderSheet {
  readonly name: string;
  /** 0 visible, 1 hidden, 2 very hidden. */
  readonly state?: 0 | 1 | 2;
  /** 0 a worksheet, 2 a chart. */
  readonly type?: 0 | 2;
  /** Each row's day, a serial number, and its name; undefined leaves the row out. */
  readonly rows: readonly (readonly [number, string] | undefined)[];
}

const u16 = (...values: number[]) => Buffer.from(new Uint16Array(values).buffer);
const u32 = (...values: number[]) => Buffer.from(new Uint32Array(values).buffer);
const record = (id: number, ...content: Buffer[]) => {
  const data = Buffer.concat(content);
  return Buffer.concat([u16(id, data.length), data]);
};
const wide = (text: string) => Buffer.from(text, 'utf16le');
const beginning = (type: number) => record(0x809, u16(0x600, type, 0, 0), u32(0, 0));
const end = record(0x0a);

function sheetOf({ rows }: OlderSheet): Buffer {
  const cells = rows.flatMap((row, place) => {
    if (!row) return [];
    const serial = Buffer.alloc(8);
    serial.writeDoubleLE(row[0]);
    const text = [u16(place, 1, 0, row[1].length), Buffer.from([1]), wide(row[1])];
    return [record(0x203, u16(place, 0, 0), serial), record(0x204, ...text)];
  });
  return Buffer.concat([beginning(0x10), ...cells, end]);
}

function streamOf(sheets: readonly OlderSheet[]): Buffer {
  const bodies = sheets.map(sheetOf);
  const globals = (starts: readonly number[]) =>
    Buffer.concat([
      beginning(0x05),
      record(0xe0, u16(0, DATE_FORMAT), Buffer.alloc(16)),
      ...sheets.map(({ name, state = 0, type = 0 }, place) =>
        record(
          0x85,
          u32(starts[place] ?? 0),
          Buffer.from([state, type, name.length, 1]),
          wide(name),
        ),
      ),
      end,
    ]);
  let start = globals([]).length;
  const starts = bodies.map((body) => (start += body.length) - body.length);
  const stream = Buffer.concat([globals(starts), ...bodies]);
  const sectors = Math.ceil(Math.max(stream.length, SMALL) / SECTOR);
  return Buffer.concat([stream, Buffer.alloc(sectors * SECTOR - stream.length)]);
}

/** An entry of the directory. */
function entry(name: string, type: number, child: number, first: number, size: number): Buffer {
  const bytes = Buffer.alloc(128);
  wide(name).copy(bytes);
  u16(name.length * 2 + 2).copy(bytes, 64);
  bytes[66] = type;
  bytes[67] = 1;
  u32(FREE, FREE, child).copy(bytes, 68);
  u32(first, size).copy(bytes, 116);
  return bytes;
}

/** The file: its header, the allocation table, the directory and the stream. */
export function olderWorkbook(sheets: readonly OlderSheet[]): Buffer {
  const stream = streamOf(sheets);
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  u16(0x3e, 3, 0xff_fe, 9, 6).copy(header, 24);
  u32(0, 1, 1, 0, SMALL, END_OF_CHAIN, 0, END_OF_CHAIN, 0, 0).copy(header, 40);
  const table = new Uint32Array(SECTOR / 4).fill(FREE);
  const last = 1 + stream.length / SECTOR;
  table.set([FAT_SECTOR, END_OF_CHAIN]);
  for (let sector = 2; sector <= last; sector += 1)
    table[sector] = sector === last ? END_OF_CHAIN : sector + 1;
  const directory = Buffer.concat([
    entry('Root Entry', 5, 1, END_OF_CHAIN, 0),
    entry('Workbook', 2, FREE, 2, stream.length),
    Buffer.alloc(256),
  ]);
  return Buffer.concat([header, Buffer.from(table.buffer), directory, stream]);
}
