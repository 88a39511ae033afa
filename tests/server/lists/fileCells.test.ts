// The file of parcels, which the database writes, has the cells that the list shows, whatever was entered: on both databases.
import { sql, type Insertable } from 'kysely';
import { parseCsv } from 'hucre/csv';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { boxTypeName } from '../../../domain/boxes/boxTypes.ts';
import { shownPayStatus } from '../../../domain/parcels/parcels.ts';
import { openDatabase } from '../../../server/db/connect.ts';
import type { Tables } from '../../../server/db/tables.ts';
import { csvDownload } from '../../../server/exports/csvDownload.ts';
import type { ExportColumn, ValueType } from '../../../server/exports/export.ts';
import { xlsxDownload } from '../../../server/exports/xlsxDownload.ts';
import { choices as english } from '../../../src/i18n/en/choices.ts';
import { choices as chinese } from '../../../src/i18n/zh/choices.ts';
import { openDump } from '../../kit/databases/openDump.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { demoDatabase } from '../../kit/databases/testDatabase.ts';
import { MOMENT } from '../../kit/moment.ts';
import { openWorkbook } from '../../kit/openWorkbook.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

const ROWS = 500;
const DAY = 24 * 60 * 60 * 1_000;

/** One of each sort; writtenRows.test.ts tries any text and any time. */
const HOSTILE = [
  '=HYPERLINK("http://a.test","b")',
  '+44 7911 123456',
  '＝1',
  '\t=1',
  'one, "two"; =3',
  'Gate\nB\r\nC\rD',
  'a\u0001b\u001B\u0085c\uFFFF',
  'a\u001Eb\u001Fc',
  '📦 𠮷，快递柜',
  '<b> & </b> ]]>',
  '_x0041_',
  ' spaces ',
  '50% \\ $1 \\1 &amp;',
  '-',
  '',
];

/** The n-th hostile text, in another order for each field; nothing now and then. */
const textAt = (n: number, field: number): string | null =>
  (n + field) % 7 === 0 ? null : HOSTILE[(n * (field + 1) + field) % HOSTILE.length]!;

/** On both sides of clock changes, and with seconds that are not shown. */
const MOMENTS = [
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2000-01-01T00:00:00.001Z',
  '2099-07-01T12:34:56Z',
].map((moment) => Date.parse(moment));
const timeAt = (n: number, field: number): number | null =>
  (n + field) % 5 === 0 ? null : MOMENTS[(n + field) % MOMENTS.length]! + n * 60_007;

const numbers = Array.from({ length: ROWS }, (_, n) => n);
const stampsAt = (n: number) => ({ creationTime: MOMENT, lastUpdatedTime: MOMENT + DAY + n });

const memberAt = (n: number): Insertable<Tables['members']> => ({
  username: `hostile.${n}`,
  firstName: textAt(n, 2),
  lastName: textAt(n, 3),
  memberNo: `H${n}`,
  mobile: textAt(n, 4) ?? `9${n}`,
  ...stampsAt(n),
});

const STATUSES = ['FINISHED', 'CANCELED', 'FAILED_DEPOSIT', 'REMOVE'] as const;
const parcelAt = (n: number, memberId: number): Insertable<Tables['parcels']> => ({
  parcelNumber: `${textAt(n, 0) ?? ''}${n}`,
  bookNumber: `${textAt(n, 1) ?? ''} ${n}`,
  ordersStatus: STATUSES[n % 4]!,
  parcelType: n % 3 === 0 ? 'RETURN_PARCEL' : 'DEPOSIT_PARCEL',
  ordersType: 'REGISTERED',
  payStatus: n % 2 === 0 ? 'SUCCESS' : 'WAIT',
  ordersAmountCents: n % 5 === 0 ? 250 : 0,
  lockerId: 1 + (n % 10),
  memberId: n % 4 === 0 ? null : memberId,
  customerMobile: textAt(n, 4)?.replaceAll(/[📦𠮷]/gu, '') ?? null,
  bookTime: timeAt(n, 0),
  storeTime: timeAt(n, 1),
  collectTime: timeAt(n, 2),
  expiryTime: timeAt(n, 3),
  ...stampsAt(n),
});

type Language = 'en' | 'zh' | undefined;
type Row = Record<string, never>;
const CHOICES: Record<'en' | 'zh', unknown> = { en: english, zh: chinese };

/** The columns of the file: their values as the list answers them, in a language as the screens say them. */
function columnsIn(language: Language): ExportColumn<Row>[] {
  const field = (header: string, type?: ValueType): ExportColumn<Row> => ({
    header,
    value: (row) => row[header],
    ...(type && { type }),
  });
  const choice = (header: string, shown: (row: Row) => string = (row) => row[header]!) => ({
    header,
    value: (row: Row) =>
      language
        ? (CHOICES[language] as Record<string, Record<string, string>>)[header]![shown(row)]
        : row[header],
  });
  return [
    field('parcelNumber'),
    field('bookNumber'),
    choice('ordersStatus'),
    choice('parcelType'),
    choice('payStatus', (row) =>
      shownPayStatus(row['payStatus']!, row['nothingDue']!, row['ordersStatus']),
    ),
    ...['lockerNumber', 'lockerName', 'boxName'].map((name) => field(name)),
    { header: 'boxTypeName', value: (row) => boxTypeName(row['boxTypeId']!) },
    ...['memberName', 'customerMobile'].map((name) => field(name)),
    ...['bookTime', 'storeTime', 'collectTime', 'expiryTime', 'lastUpdatedTime'].map((name) =>
      field(name, 'time'),
    ),
  ];
}

describe.each([
  ['PostgreSQL, or the default database', demoDatabase],
  ['the embedded database', async () => openDatabase({ dump: await openDump() })],
] as const)('on %s', async (_name, open) => {
  const server = await fileServer({ database: await open() });
  const { db } = server.database;
  await sql`update "roles" set "authoritySet" = "authoritySet" || '["PARCEL_EXPORT"]'
    where "name" = 'SUPPORT'`.execute(db);
  await sql`update "lockers" set "lockerName" = '=1+1, "x"; ' || "lockerId" where "lockerId" < 5`.execute(
    db,
  );
  const { memberId } = await insertRow(db, 'members', numbers.map(memberAt));
  await insertRow(
    db,
    'parcels',
    numbers.map((n) => parcelAt(n, memberId + n)),
  );
  /** The second sees numbers and addresses masked. */
  const tokens = [await server.signIn('admin'), await server.signIn('support')];

  async function bytesOf(endpoint: Endpoint, language: Language, token: string) {
    const request = requestOf(endpoint, {}, { token });
    if (language) request.headers.set('Accept-Language', language);
    const response = await server.app.fetch(request);
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  }

  it.each(['en', 'zh', undefined] as const)('as CSV and as a workbook, to %s', async (language) => {
    for (const token of tokens) {
      const { body } = await server.ask(parcels.list, { page: 0, size: 10_000 }, { token });
      expect(body.content.length).toBeGreaterThanOrEqual(ROWS);
      const wanted = () => ({
        name: 'wanted',
        columns: columnsIn(language),
        timeZone: 'Asia/Nicosia',
        pages: (async function* all() {
          yield body.content as unknown as Row[];
        })(),
      });
      const text = new TextDecoder().decode(await bytesOf(parcels.exportCsv, language, token));
      const own = await csvDownload(wanted()).text();
      expect(parseCsv(text).slice(1)).toEqual(parseCsv(own).slice(1));
      expect(text.slice(text.indexOf('\n'))).toBe(own.slice(own.indexOf('\n')));
      const rows = await openWorkbook(await bytesOf(parcels.exportXlsx, language, token));
      const ownBytes = new Uint8Array(await xlsxDownload(wanted()).arrayBuffer());
      expect(rows.slice(1)).toEqual((await openWorkbook(ownBytes)).slice(1));
    }
  });
});
