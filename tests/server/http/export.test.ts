// Downloads: what a cell may hold, so that a spreadsheet neither computes it nor begins a row within it.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvDownload, plain, plainInText } from '../../../server/exports/export.ts';

async function* pageOf(...rows: string[]): AsyncGenerator<string[]> {
  yield rows;
}

it.each(['=1+1', '+1', '-1', '@A1', '＝1', '\t=1', '\r=1', '\n=1', ' =1', '\u00A0=1', '\u3000＋1'])(
  '%j is text and no formula',
  (text) => expect(plain(text)).toBe(`'${text}`),
);

it.each(['A-1', '1 + 1', ' text', 'x=1', ''])('%j stays as it is', (text) =>
  expect(plain(text)).toBe(text),
);

it('a lone carriage return does not begin a row, and so no formula either', async () => {
  const columns = [{ header: 'Location', value: (row: string) => row }];
  const list = { name: 'list', columns, pages: pageOf('Lobby\r=1+1', 'Gate\r\nB', '\0=2') };
  const text = `Location\n"Lobby\n'=1+1"\n"Gate\nB"\n'=2\n`;
  expect(await csvDownload(list).text()).toBe(text);
});

it.each([
  ['x;=HYPERLINK("http://e");y', `x;'=HYPERLINK("http://e");y`],
  ['x\t=1+1\ty', "x\t'=1+1\ty"],
  ['a\n+1', "a\n'+1"],
  ['x, "@A1', `x, "'@A1`],
  ['x;＝1', "x;'＝1"],
  ['Block 3-1; 2 + 2, a@b.c', 'Block 3-1; 2 + 2, a@b.c'],
])('%j begins no formula where lines are parted by another sign', (text, safe) =>
  expect(plainInText(text)).toBe(safe),
);

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

it('whatever is entered, no field of a line begins as a formula, by whichever sign it is parted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(said, said), { maxLength: 4 }), async (rows) => {
      const columns = [0, 1].map((at) => ({
        header: `Column ${at}`,
        value: (row: readonly string[]) => row[at],
      }));
      async function* pages() {
        yield [...rows, ['ours', 'ours']];
      }
      const text = await csvDownload({ name: 'list', columns, pages: pages() }).text();
      for (const field of fieldsOf(text)) expect(FORMULA_SIGNS).not.toContain(field[0]);
    }),
  );
});
