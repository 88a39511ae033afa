// A workbook is read without ever holding more than its first two columns.
import { writeXlsx } from 'hucre';
import { expect, it } from 'vitest';
import { type Entry, fromBufferPromise } from 'yauzl';
import { zipOf } from '../../../server/seed/network/zip.ts';
import { readWorkbook } from '../../../server/outside/workbook.ts';

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook whose only sheet is written by hand. */
async function workbookOf(rows: string): Promise<Buffer> {
  const book = await writeXlsx({ sheets: [{ name: 'Holidays', rows: [['Day', 'Name']] }] });
  const zip = await fromBufferPromise(Buffer.from(book), {});
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
  const files = [];
  for (const entry of entries) {
    const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    const content = entry.fileName === SHEET ? Buffer.from(sheet) : Buffer.concat(parts);
    files.push({ name: entry.fileName, content });
  }
  return zipOf(files);
}

const cell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

it('reads the first two columns, each row in its place', async () => {
  const rows = `<row r="1">${cell('A1', 'Day')}${cell('B1', 'Name')}</row><row r="3">${cell('A3', '2027-01-01')}${cell('B3', 'New Year')}${cell('C3', 'Athens')}</row>`;
  const read = await readWorkbook(await workbookOf(rows));
  expect(read.map(({ row, day, name }) => [row, day, name])).toEqual([
    [1, 'Day', 'Name'],
    [2, null, null],
    [3, '2027-01-01', 'New Year'],
  ]);
});

it('fills no row up to a cell far to the right, however many rows have one', async () => {
  const far = Array.from({ length: 20_000 }, (_, row) => `<c r="XFD${row + 1}"><v>1</v></c>`);
  const read = await readWorkbook(await workbookOf(`<row r="1">${far.join('')}</row>`));
  expect(read.filter(({ day, name }) => day !== null || name !== null)).toEqual([]);
});
