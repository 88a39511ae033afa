// A calendar of holidays as a workbook: what is read, what is refused, and that a refusal keeps nothing.
import { beforeEach, describe, expect, it } from 'vitest';
import { writeXlsx, type CellValue } from 'hucre';
import { holidayCalendar } from '../../../contract/lockers/holidayCalendar.ts';
import { HOLIDAY_ROWS_MAX } from '../../../domain/lockers/holidays.ts';
import { zipOf } from '../../../server/files/zip.ts';
import { readRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { piecesOf } from '../files/sending.ts';

const YEAR = 2090;
const rows: CellValue[][] = [
  ['Day', 'Name'],
  [new Date(Date.UTC(YEAR, 0, 1)), 'New Year'],
  [`6/1/${YEAR}`, 'Epiphany'],
  [],
  [`${YEAR}-12-25`, 'Christmas'],
];

const server = await fileServer();
const token = await server.signIn('admin');
beforeEach(() => server.database.db.deleteFrom('holidays').execute());

const xlsx = (sheet: CellValue[][], cells?: Map<string, object>) =>
  writeXlsx({ sheets: [{ name: 'Holidays', rows: sheet, ...(cells && { cells }) }] });

/** Sends a file as a browser does: whole, in one form. */
async function send(
  call: 'read' | 'upload',
  bytes: Uint8Array | string,
  name = 'holidays.xlsx',
  as = token,
) {
  const body = new FormData();
  body.append('file', new File([bytes as Uint8Array<ArrayBuffer>], name), name);
  const response = await server.app.fetch(
    new Request(`http://lockerdesk.test${holidayCalendar[call].path}`, {
      method: 'POST',
      headers: { 'X-User-Token': as },
      body,
    }),
  );
  return { status: response.status, body: await response.json() };
}

/** The workbooks that are stored: their rows, and every byte in the folder. */
const stored = async () => ({
  rows: await readRows(server, 'files', { purpose: 'HOLIDAY_CALENDAR' }, ['fileId'], 'fileId'),
  bytes: await server.storedBytes(),
});

const kept = () =>
  server.database.db.selectFrom('holidays').select(['date', 'name']).orderBy('date').execute();

describe('a calendar with good rows', () => {
  it('is read row by row, and nothing of it is kept', async () => {
    const before = await stored();
    const { status, body } = await send('read', await xlsx(rows));
    expect(status).toBe(200);
    expect(await stored()).toEqual(before);
    expect(body).toMatchObject({
      errors: [],
      holidays: [
        { row: 2, date: `${YEAR}-01-01`, name: 'New Year', change: 'NEW' },
        { row: 3, date: `${YEAR}-01-06`, name: 'Epiphany', change: 'NEW' },
        { row: 5, date: `${YEAR}-12-25`, name: 'Christmas', change: 'NEW' },
      ],
    });
    expect(await kept()).toEqual([]);
  });

  it('is kept by the documented call; sent again, a day takes its new name and the others stay (R7.85)', async () => {
    expect((await send('upload', await xlsx(rows))).status).toBe(200);
    const unchanged = () => readRows(server, 'holidays', { name: 'Epiphany' });
    const before = await unchanged();
    const renamed = rows.with(4, [`${YEAR}-12-25`, 'Christmas Day']);
    const { body } = await send('upload', await xlsx(renamed));
    expect(body.holidays.map((row: { change: string }) => row.change)).toEqual([
      'SAME',
      'SAME',
      'RENAMED',
    ]);
    expect(await unchanged()).toEqual(before);
    expect(await kept()).toEqual([
      { date: `${YEAR}-01-01`, name: 'New Year' },
      { date: `${YEAR}-01-06`, name: 'Epiphany' },
      { date: `${YEAR}-12-25`, name: 'Christmas Day' },
    ]);
    const history = await server.database.db
      .selectFrom('events')
      .select(['type', 'byName'])
      .where('subjectType', '=', 'holiday')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(history).toEqual([
      { type: 'RECORD_CHANGED', byName: 'admin' },
      { type: 'RECORD_CREATED', byName: 'admin' },
    ]);
  });

  it.each(['calendar.XLSX', 'calendar.xltx', 'calendar.xltm', 'calendar.xls'])(
    'may be called %s (R5.42)',
    async (name) => {
      expect((await send('read', await xlsx(rows), name)).status).toBe(200);
    },
  );
});

describe('a calendar in pieces', () => {
  const inPieces = async (call: 'read' | 'upload', bytes: Uint8Array, uploadId: string) => {
    const sending = { token, uploadId, name: 'holidays.xlsx' };
    const { chunks, send: sendPiece } = piecesOf(
      server,
      holidayCalendar[call],
      Buffer.from(bytes),
      sending,
    );
    expect(chunks).toBeGreaterThan(1);
    for (let chunk = 0; chunk < chunks - 1; chunk += 1)
      expect((await sendPiece(chunk)).body).toEqual({ result: null, holidays: [], errors: [] });
    return () => sendPiece(chunks - 1);
  };

  it('is read or refused with its last piece, and nothing of it stays', async () => {
    const before = await stored();
    const read = await inPieces('read', await xlsx(rows), 'holidays-only-read');
    expect((await read()).body).toMatchObject({ result: null, holidays: [{ row: 2 }, {}, {}] });
    expect(await stored()).toEqual(before);
    const bad = await xlsx([
      ['Day', 'Name'],
      [null, 'No day'],
    ]);
    const refused = await inPieces('upload', bad, 'holidays-refused');
    expect((await refused()).body).toMatchObject({ code: 'HOLIDAY_ROWS' });
    expect(await stored()).toEqual(before);
  });

  it('is kept once, also when its last piece comes twice', async () => {
    const before = await stored();
    const last = await inPieces('upload', await xlsx(rows), 'holidays-kept');
    const { body } = await last();
    expect(await last()).toMatchObject({ status: 200, body: { result: body.result } });
    expect((await stored()).rows).toHaveLength(before.rows.length + 1);
    expect((await stored()).bytes).toHaveLength(before.bytes.length + 1);
    expect(await kept()).toHaveLength(3);
  });
});

/** Each way of sending refuses it, and keeps neither a row nor a byte. */
async function refuses(bytes: Uint8Array | string, code: string, name?: string) {
  const before = await stored();
  for (const call of ['read', 'upload'] as const)
    expect(await send(call, bytes, name)).toMatchObject({ status: 400, body: { code } });
  expect(await stored()).toEqual(before);
  expect(await kept()).toEqual([]);
}

describe('rows that cannot be kept', () => {
  const bad: CellValue[][] = [
    ['Day', 'Name'],
    [`30/02/${YEAR}`, 'No such day'],
    [null, 'Nameday'],
    [`${YEAR}-05-01`, null],
    ['1850-05-01', 'Long ago'],
    [`${YEAR}-05-02`, 'x'.repeat(101)],
    [`${YEAR}-05-03`, 'Good'],
    [`${YEAR}-05-03`, 'Again'],
  ];

  it('are named with their number and why, beside those that can', async () => {
    const { body } = await send('read', await xlsx(bad));
    const named = ({ row, error }: { row: number; error: string }) => [row, error];
    expect(body.errors.map(named)).toEqual([
      [2, 'notDay'],
      [3, 'noDay'],
      [4, 'noName'],
      [5, 'year'],
      [6, 'longName'],
      [8, 'repeated'],
    ]);
    expect(body.holidays).toMatchObject([{ row: 7, name: 'Good' }]);
  });

  it('refuse the whole calendar, by their numbers, and nothing is kept', async () => {
    const before = await stored();
    const { status, body } = await send('upload', await xlsx(bad));
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ code: 'HOLIDAY_ROWS', values: { rows: '2, 3, 4, 5, 6, 8' } }),
    ]);
    expect(await kept()).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('are rows with a formula, whatever it came to', async () => {
    const cells = new Map([
      ['1,0', { value: null, type: 'formula', formula: 'TODAY()', formulaResult: 50_000 }],
    ]);
    const book = await xlsx(
      [
        ['Day', 'Name'],
        [null, 'Today'],
      ],
      cells,
    );
    const before = await stored();
    expect((await send('read', book)).body.errors).toMatchObject([{ row: 2, error: 'formula' }]);
    expect((await send('upload', book)).body).toMatchObject({ code: 'HOLIDAY_ROWS' });
    expect(await kept()).toEqual([]);
    expect(await stored()).toEqual(before);
  });
});

describe('A workbook, by name and by content', () => {
  it.each(['holidays.csv', 'holidays.xlsm', 'holidays', 'holidays.xlsx.exe'])(
    'refuses a good workbook called %s (R5.42)',
    async (name) => {
      const { status, body } = await send('upload', await xlsx(rows), name);
      expect([status, body.code, body.message]).toEqual([
        400,
        'HOLIDAY_FORMAT',
        'The format is incorrect, please use Excel format',
      ]);
    },
  );

  it.each([
    ['text', '2027-01-01,New Year'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
    ['half a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
    ['a zip that is no workbook', zipOf([{ name: 'holidays.txt', content: Buffer.from('none') }])],
    ['the older format with nothing in it', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ])('refuses %s under a good name', (_, bytes) => refuses(bytes, 'HOLIDAY_FORMAT'));

  it('refuses a file of 0 bytes, one without rows, and one with too many', async () => {
    await refuses(new Uint8Array(), 'FILE_EMPTY');
    await refuses(await xlsx([['Day', 'Name']]), 'HOLIDAY_EMPTY');
    const before = await stored();
    const many = Array.from({ length: 100_000 }, (_, row) => [row, 'x']);
    const { status, body } = await send('upload', await xlsx(many));
    expect([status, body.code, body.values]).toEqual([
      400,
      'HOLIDAY_TOO_MANY',
      { max: HOLIDAY_ROWS_MAX },
    ]);
    expect(await kept()).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('refuses a small workbook that would fill the memory', async () => {
    const bomb = await xlsx([
      ['Day', 'Name'],
      ['x'.repeat(30_000_000), 'y'],
    ]);
    expect(bomb.byteLength).toBeLessThan(1_000_000);
    await refuses(bomb, 'HOLIDAY_TOO_BIG');
  });
});
