// Downloads: what a cell may hold, so that a spreadsheet neither computes it nor begins a row within it.
import { expect, it } from 'vitest';
import { csvDownload, plain } from '../../../server/http/export.ts';

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
  expect(await csvDownload(list).text()).toBe('Location\n"Lobby\n=1+1"\n"Gate\nB"\n\'=2\n');
});
