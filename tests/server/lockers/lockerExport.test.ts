// The locker list as a file: all that the screen's filters leave, in its order, safe to open.
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockerCalls, lockers } from '../../../contract/lockers/lockers.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

let server: OpenServer;
let token: string;
let username: string;

const NOW = Date.parse('2026-03-01T23:30:00Z');
const FORMULAS = ['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '＝1'];
const NUMBERS = ['+447911123456', '-1'];
const TYPED = [...FORMULAS, ...NUMBERS];

beforeAll(async () => {
  server = await openServer({ now: () => NOW });
  const exporter = await signInWith(server, ['LOCKER_VIEW', 'LOCKER_EXPORT'], { now: NOW });
  ({ token, username } = exporter);
  const many = Array.from({ length: 2_345 }, (_, index) => ({
    lockerName: `Many ${index}`,
    lockerNumber: `MANY-${index}`,
    location: index % 3 === 0 ? null : `Row, "${index % 7}"\nsecond line`,
    category: TYPED[index] ?? '邮局',
    creationTime: NOW,
    lastUpdatedTime: NOW - (index % 11) * 60_000,
  }));
  await server.database.db.insertInto('lockers').values(many).execute();
});
afterAll(() => server.close());

const download = (endpoint: Endpoint, input: Record<string, string>) =>
  server.app.fetch(requestOf(endpoint, input, { token }));

/** A file's rows, the header first. */
async function rowsOf(kind: 'CSV' | 'XLSX', input: Record<string, string>): Promise<unknown[][]> {
  const endpoint = kind === 'CSV' ? lockerCalls.exportCsv : lockerCalls.exportXlsx;
  const bytes = new Uint8Array(await (await download(endpoint, input)).arrayBuffer());
  if (kind === 'CSV') return parseCsv(new TextDecoder().decode(bytes));
  const book = await readXlsx(bytes);
  return book.sheets[0]?.rows ?? [];
}

describe.each(['CSV', 'XLSX'] as const)('as %s', (kind) => {
  it('carries the filters, and all pages (R2.84, R7.39)', async () => {
    const [header, ...rows] = await rowsOf(kind, { lockerName: 'many ' });
    expect(header?.slice(0, 3)).toEqual(['Locker name', 'Locker number', 'Location']);
    expect(rows).toHaveLength(2_345);
    expect(new Set(rows.map((row) => row[1])).size).toBe(2_345);
  });

  it.each([
    'lastUpdatedTime,desc',
    'location,asc',
    'location,desc',
    'boxCount,asc',
    'lockerNumber,desc',
    'lockerSituation,desc',
  ])('is in the order of the screen: %s', async (sort) => {
    const shown = await server.ask(
      lockers.list,
      { lockerName: 'many', sort, size: 10_000 },
      { token },
    );
    const [, ...rows] = await rowsOf(kind, { lockerName: 'many', sort });
    expect(rows.map((row) => row[1])).toEqual(shown.body.content.map((row) => row.lockerNumber));
  });

  it('has no cell that a spreadsheet would take for a formula', async () => {
    const rows = await rowsOf(kind, { lockerName: 'many', sort: 'lockerNumber,asc' });
    const cells = rows.flat().filter((cell): cell is string => typeof cell === 'string');
    if (kind === 'XLSX') {
      // Text cells, which no spreadsheet executes, as they were typed.
      expect(cells).toEqual(expect.arrayContaining(TYPED));
      expect(cells.filter((cell) => cell.startsWith("'"))).toEqual([]);
      return;
    }
    expect(cells).toContain("'=1+1");
    expect(cells.filter((cell) => /^[=+\-@\t＝]/.test(cell))).toEqual(NUMBERS);
  });

  it('keeps quotes, lines and Chinese, and writes times in the time zone of the network', async () => {
    const rows = await rowsOf(kind, { lockerNumber: 'MANY-2344' });
    expect(rows[1]).toContain('邮局');
    expect(rows[1]).toContain('Row, "6"\nsecond line');
    expect(rows[1]).toContainEqual(
      kind === 'CSV' ? '2026-03-02 01:30' : new Date('2026-03-02T01:30:00Z'),
    );
  });

  it('is an empty list with a header where nothing is found', async () => {
    expect(await rowsOf(kind, { lockerName: 'no such locker' })).toHaveLength(1);
  });
});

describe('the download', () => {
  it('is named by its day, and CSV begins with the mark that spreadsheets read UTF-8 by', async () => {
    const response = await download(lockerCalls.exportCsv, { lockerNumber: 'MANY-1' });
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="lockers-2026-03-02.csv"',
    );
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Buffer.from(bytes.slice(0, 3)).toString('hex')).toBe('efbbbf');
    const book = await download(lockerCalls.exportXlsx, { lockerNumber: 'MANY-1' });
    expect(book.headers.get('content-disposition')).toBe(
      'attachment; filename="lockers-2026-03-02.xlsx"',
    );
    await book.arrayBuffer();
  });

  it('lets others ask while it waits for a slow reader', async () => {
    const slow = (await download(lockerCalls.exportCsv, {})).body?.getReader();
    await slow?.read();
    expect((await server.ask(lockers.list, {}, { token })).status).toBe(200);
    await slow?.cancel();
    expect((await server.ask(lockers.list, {}, { token })).status).toBe(200);
  });

  it('is written into the history: by whom and of what', async () => {
    await (await download(lockerCalls.exportCsv, { lockerName: 'traced' })).text();
    const event = await server.database.db
      .selectFrom('events')
      .select(['type', 'byName', 'subjectId', 'data'])
      .where('type', '=', 'EXPORTED')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toMatchObject({
      type: 'EXPORTED',
      byName: username,
      subjectId: 'lockers',
      data: { format: 'csv', filters: { lockerName: 'traced' } },
    });
  });
});
