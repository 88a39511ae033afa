// Visible worksheets of workbooks in the older format (BIFF8), whose sheets the library reads without state and type.

const BOUNDSHEET = 0x85;
/** Bytes of the record before the name: id, length, offset of the sheet, state, type. */
const BEFORE_NAME = 10;
/** Bytes of the record's content besides the name. */
const FIXED = 8;
/** The bits of the state: 0 is visible, 1 hidden, 2 very hidden. */
const STATE = 0b11;

/** The name as the record holds it: its length, whether characters have two bytes, and the characters. */
const storedName = (name: string, wide: boolean): Buffer =>
  Buffer.concat([
    Buffer.from([name.length, wide ? 1 : 0]),
    Buffer.from(name, wide ? 'utf16le' : 'latin1'),
  ]);

/** Whether the record of the sheet's name says so, or is not found. The type of a worksheet is 0, of a chart 2. */
export function isVisibleWorksheet(bytes: Buffer, name: string): boolean {
  for (const wide of [false, true]) {
    const stored = storedName(name, wide);
    const length = stored.length - 2 + FIXED;
    for (let at = bytes.indexOf(stored); at !== -1; at = bytes.indexOf(stored, at + 1)) {
      const start = at - BEFORE_NAME;
      if (start < 0 || bytes.readUInt16LE(start) !== BOUNDSHEET) continue;
      if (bytes.readUInt16LE(start + 2) !== length) continue;
      return ((bytes[at - 2] ?? 0) & STATE) === 0 && bytes[at - 1] === 0;
    }
  }
  return true;
}
