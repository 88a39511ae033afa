// CSV files: what a cell may hold, so that a spreadsheet neither computes it nor begins a row within it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvDownload } from '../../../server/exports/csvDownload.ts';
import type { ExportColumn } from '../../../server/exports/export.ts';
import { plain, plainInText } from '../../../server/exports/formulaGuard.ts';

async function* pageOf<R>(...rows: R[]): AsyncGenerator<R[]> {
  yield rows;
}

const fileOf = <R>(columns: ExportColumn<R>[], rows: R[], decimalComma = false) =>
  csvDownload({
    name: 'list',
    columns,
    pages: pageOf(...rows),
    timeZone: 'Asia/Nicosia',
    decimalComma,
  }).text();

it.each(
  (
    '=1+1~+A1~-A1~@A1~＝1~\t=1~\r=1~\n=1~ =1~\u00A0=1~\u3000＋1~+1+1~-2+3~+1 +1~+44 7911*2~' +
    "-1+cmd|' /C calc'!A0~+1 SUM(A1:A9)~＋44 7911~-1 A1~-1 floor!A1~+1\n=1~-1 floor, =1~" +
    '+44(7911)~-1%~+\u0661~--1'
  ).split('~'),
)('%j is text and no formula', (text) => expect(plain(text)).toBe(`'${text}`));

it.each(
  'A-1~1 + 1~ text~x=1~~+447911123456~+44 7911 123456~+1~-1~-1 floor, car park~-1 Étage'.split('~'),
)('%j stays as it is', (text) => {
  expect(plain(text)).toBe(text);
  expect(plainInText(text)).toBe(text);
});

it('a lone carriage return does not begin a row, and so no formula either', async () => {
  const columns = [{ header: 'Location', value: (row: string) => row }];
  const text = `Location\n"Lobby\n'=1+1"\n"Gate\nB"\n'=2\n`;
  expect(await fileOf(columns, ['Lobby\r=1+1', 'Gate\r\nB', '\0=2'])).toBe(text);
});

it.each([
  ['x;=HYPERLINK("http://e");y', `x;'=HYPERLINK("http://e");y`],
  ['x\t=1+1\ty', "x\t'=1+1\ty"],
  ['a\n+A1', "a\n'+A1"],
  ['x, "@A1', `x, "'@A1`],
  ['x;＝1', "x;'＝1"],
  ['+44 7911;=1', "'+44 7911;'=1"],
  ['Block 3-1; 2 + 2, a@b.c', 'Block 3-1; 2 + 2, a@b.c'],
  ['Mobile; +44 7911 123456, or +357 99123456', 'Mobile; +44 7911 123456, or +357 99123456'],
  ['Mobile; +44 7911+1', "Mobile; '+44 7911+1"],
])('%j begins no formula where lines are parted by another sign', (text, safe) =>
  expect(plainInText(text)).toBe(safe),
);

describe('values that are no texts', () => {
  const columns: ExportColumn<number>[] = [
    { header: 'Time', type: 'time', value: (row) => row },
    { header: 'Second', type: 'exactTime', value: (row) => row },
    { header: 'Amount', type: 'money', value: () => 4.9 },
    { header: 'Degrees', value: () => -1.5 },
  ];
  const time = Date.parse('2026-03-01T23:30:59.999Z');

  it('times are texts of the network, numbers as the API has them', async () => {
    expect(await fileOf(columns, [time])).toBe(
      'Time,Second,Amount,Degrees\n2026-03-02 01:30,2026-03-02 01:30:59,4.9,-1.5\n',
    );
  });

  it('reports have a decimal comma and two decimals, and no apostrophe before a number', async () => {
    expect(await fileOf(columns, [time], true)).toContain(',"4,90","-1,5"\n');
  });
});

const FORMULA_SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const sign = fc.constantFrom(
  ...FORMULA_SIGNS,
  ',',
  ';',
  '\t',
  '\n',
  '\r',
  '"',
  "'",
  ' ',
  'x',
  '1',
  '\0',
);
const said = fc.oneof(
  fc.string(),
  fc.array(sign).map((signs) => signs.join('')),
);

/** How a spreadsheet reads a line that is parted by this sign, whether or not it heeds our quotes. */
const fieldsOf = (text: string) =>
  text.split(/[,;\t\n]/).map((field) => field.replace(/^[\s"\uFEFF]+/, ''));

/** A signed number, with or without words after it: nothing is computed. */
const isNumber = (field: string) => /^[+-]\d[\d ]*( \p{L}[\p{L}\p{M} .]*)?"?$/u.test(field);

it('whatever is entered, no field of a line begins as a formula, by whichever sign it is parted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(said, said), { maxLength: 4 }), async (rows) => {
      const columns = [0, 1].map((at) => ({
        header: `Column ${at}`,
        value: (row: readonly string[]) => row[at],
      }));
      const text = await fileOf<readonly string[]>(columns, [...rows, ['ours', 'ours']]);
      for (const field of fieldsOf(text).filter((one) => !isNumber(one)))
        expect(FORMULA_SIGNS).not.toContain(field[0]);
    }),
  );
});
