// Workbooks: readable whatever was entered, times as date cells, amounts with two decimals, texts as they were typed.
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELL_TEXT_MAX } from '../../../server/exports/xlsxText.ts';
import { xlsxDownload } from '../../../server/exports/xlsxDownload.ts';
import type { ExportColumn, Value, ValueType } from '../../../server/exports/export.ts';
import { openWorkbook } from '../../kit/openWorkbook.ts';
import { sheetXml } from '../../kit/sheetXml.ts';

async function* pageOf<R>(rows: R[]): AsyncGenerator<R[]> {
  yield rows;
}

async function written<R>(
  columns: ExportColumn<R>[],
  rows: R[],
  timeZone = 'Asia/Nicosia',
): Promise<Uint8Array> {
  const list = { name: 'list', columns, pages: pageOf(rows), timeZone };
  return new Uint8Array(await xlsxDownload(list).arrayBuffer());
}

/** One column, read back without its heading. */
const readBack = async (values: Value[], type: ValueType = 'plain', timeZone?: string) => {
  const columns = [{ header: 'Cell', type, value: (row: Value[]) => row[0] }];
  const rows = await openWorkbook(
    await written(
      [...columns, { header: 'Last', value: () => 'x' }],
      values.map((value) => [value]),
      timeZone,
    ),
  );
  return rows.slice(1).map((row) => row[0]);
};

const SHEET = 'xl/worksheets/sheet1.xml';
/** It has no types. */
const jsdom = createRequire(import.meta.url)('jsdom') as {
  readonly JSDOM: new () => { readonly window: { readonly DOMParser: typeof DOMParser } };
};
const { DOMParser: Parser } = new jsdom.JSDOM().window;
const isWellFormed = (xml: string) =>
  new Parser().parseFromString(xml, 'application/xml').querySelector('parsererror') === null;

describe('a text', () => {
  it.each([
    ['ZZ\uFFFF123', 'ZZ123'],
    ['\uFFFEa', 'a'],
    ['a\uD800', 'a'],
    ['\uDC00a\uD83D', 'a'],
    ['📦\u{1FFFE}', '📦\u{1FFFE}'],
    ['a\u0000b\u001Bc\u0085', 'abc'],
    ['1\r2\r\n3', '1\n2\n3'],
    ['_x000D_ _x0041_', '_x000D_ _x0041_'],
    [' <a> & "b" ', ' <a> & "b" '],
  ])('%j is read as %j', async (text, read) => expect(await readBack([text])).toEqual([read]));

  it.each("=1+1~+447911123456~-1 floor, car park~@SUM(A1)~\t=1~＝1~-1+cmd|'x'!A0".split('~'))(
    '%j is a text cell as it was typed, and no formula',
    async (text) => {
      expect(await readBack([text])).toEqual([text]);
      const xml = await sheetXml(
        await written([{ header: 'Cell', value: () => text }], [0]),
        SHEET,
      );
      expect(xml).not.toContain('<f>');
      expect(xml).toContain('<c r="A2" t="inlineStr">');
    },
  );

  it.each([' a', 'a ', 'a  b', 'a\nb', 'a\tb'])('%j keeps its blanks', async (text) => {
    const xml = await sheetXml(await written([{ header: 'Cell', value: () => text }], [0]), SHEET);
    expect(xml).toContain(`<t xml:space="preserve">${text}</t>`);
  });

  it('is no longer than a cell can be, and no half character at its end', async () => {
    const [cell] = await readBack([`${'x'.repeat(CELL_TEXT_MAX - 1)}📦📦`]);
    expect(cell).toBe('x'.repeat(CELL_TEXT_MAX - 1));
  });

  it('whatever it is, the sheet is well-formed, headings included', async () => {
    const any = fc.string({ unit: 'binary', maxLength: 30 });
    const half = fc.constantFrom('\uFFFE', '\uFFFF', '\uD800', '\uDFFF', '\0', '\v', ']]>', '&');
    const text = fc.array(fc.oneof(any, half)).map((parts) => parts.join(''));
    await fc.assert(
      fc.asyncProperty(text, text, async (header, cell) => {
        const xml = await sheetXml(await written([{ header, value: () => cell }], [0]), SHEET);
        expect(isWellFormed(xml), JSON.stringify([header, cell])).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a time', () => {
  it.each([
    ['2026-03-01T23:30:00Z', 'Asia/Nicosia', '2026-03-02T01:30:00Z'],
    ['2026-03-01T23:59:59.999Z', 'UTC', '2026-03-01T23:59:59Z'],
    ['2026-10-25T00:30:00Z', 'Asia/Nicosia', '2026-10-25T03:30:00Z'],
    ['2026-10-25T01:30:00Z', 'Asia/Nicosia', '2026-10-25T03:30:00Z'],
    ['2026-03-29T00:30:00Z', 'Atlantic/Azores', '2026-03-28T23:30:00Z'],
    ['2026-03-29T01:00:00Z', 'Atlantic/Azores', '2026-03-29T01:00:00Z'],
    ['2026-12-24T16:00:00Z', 'Asia/Shanghai', '2026-12-25T00:00:00Z'],
    ['2026-01-01T00:07:00Z', 'Asia/Kathmandu', '2026-01-01T05:52:00Z'],
    ['1970-01-01T00:00:00Z', 'UTC', '1970-01-01T00:00:00Z'],
    ['9999-12-31T12:00:00Z', 'UTC', '9999-12-31T12:00:00Z'],
  ])('%s is a date cell in %s', async (time, timeZone, local) => {
    for (const type of ['time', 'exactTime'] as const)
      expect(await readBack([Date.parse(time)], type, timeZone)).toEqual([new Date(local)]);
  });

  it('every second of a day is read as itself, and never as the one before', async () => {
    const begin = Date.parse('2027-12-24T00:00:00Z');
    const times = Array.from({ length: 1_440 }, (_, at) => begin + at * 60_000 + (at % 60) * 1_000);
    const read = await readBack(times, 'exactTime', 'UTC');
    expect(read).toEqual(times.map((time) => new Date(time)));
  });

  it('that Excel cannot count is the text that CSV has; no time is an empty cell', async () => {
    const [late, early, none, label] = await readBack(
      [8.64e15, -3e12, null, 'Total'],
      'time',
      'UTC',
    );
    expect(late).toMatch(/275760-09-13 00:00$/);
    expect([early, none, label]).toEqual(['1874-12-07 18:40', null, 'Total']);
  });

  it('a day is a date cell, anything else in its column a text', async () => {
    expect(await readBack(['2026-02-28', 'Total', '', '2026-02-31x'], 'day')).toEqual([
      new Date('2026-02-28'),
      'Total',
      null,
      '2026-02-31x',
    ]);
  });
});

describe('an amount', () => {
  const types: ValueType[] = ['money', 'plain', 'money', 'time', 'exactTime', 'day'];
  const columns: ExportColumn<Value>[] = [
    {
      header: 'Mixed',
      type: (row) => (typeof row === 'number' ? 'money' : 'plain'),
      value: (row) => row,
    },
    ...types.map((type) => ({
      header: type,
      type,
      value: () => (type === 'day' ? '2026-01-01' : 4.9),
    })),
  ];

  /** The number format of each cell of the last row. */
  async function formatsOf(rows: Value[]) {
    const bytes = await written(columns, rows);
    const styles = await sheetXml(bytes, 'xl/styles.xml');
    const xml = await sheetXml(bytes, SHEET);
    const parse = (part: string) => new Parser().parseFromString(part, 'application/xml');
    const codes = new Map(
      [...parse(styles).querySelectorAll('numFmt')].map((format) => [
        format.getAttribute('numFmtId'),
        format.getAttribute('formatCode'),
      ]),
    );
    const styled = [...parse(styles).querySelectorAll('cellXfs > xf')].map(
      (style) => codes.get(style.getAttribute('numFmtId')) ?? '',
    );
    return [...parse(xml).querySelectorAll('row:last-of-type > c')].map((cell) => [
      cell.getAttribute('t') ?? 'n',
      styled[Number(cell.getAttribute('s') ?? 0)],
    ]);
  }

  const REST = [
    ['n', '0.00'],
    ['n', ''],
    ['n', '0.00'],
    ['n', 'yyyy-mm-dd hh:mm'],
    ['n', 'yyyy-mm-dd hh:mm:ss'],
    ['n', 'yyyy-mm-dd'],
  ];

  it('is a number with two decimals, and a sum may have another format than its column', async () => {
    expect(await formatsOf(['label', 5])).toEqual([['n', '0.00'], ...REST]);
    expect(await formatsOf([5, 'label'])).toEqual([['inlineStr', ''], ...REST]);
  });

  it.each([0, 0.1, 1_000_000_000, -4.9, 1e-7])('%d is itself', async (amount) =>
    expect(await readBack([amount], 'money')).toEqual([amount]),
  );

  it.each([Number.NaN, Infinity, null, undefined])('%s is an empty cell', async (value) =>
    expect(await readBack([value], 'money')).toEqual([null]),
  );
});
