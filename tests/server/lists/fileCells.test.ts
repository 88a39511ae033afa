// The files that the database writes have the cells that the lists show, whatever was entered: on both databases.
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
import type { ExportColumn, ValueKind } from '../../../server/exports/export.ts';
import { xlsxDownload } from '../../../server/exports/xlsxDownload.ts';
import { choices as english } from '../../../src/i18n/en/app/choices.ts';
import { choices as chinese } from '../../../src/i18n/zh/app/choices.ts';
import { openDump } from '../../kit/databases/openDump.ts';
import { demoDatabase } from '../../kit/databases/testDatabase.ts';
import { MOMENT } from '../../kit/moment.ts';
import { openWorkbook } from '../../kit/openWorkbook.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

const ROWS = 500;
const DAY = 24 * 60 * 60 * 1_000;
const TIME_ZONE = 'Asia/Nicosia';

const HOSTILE = [
  '=HYPERLINK("http://a.test","b")',
  '+44 7911 123456',
  '-1 floor, car park',
  "-1+cmd|' /C calc'!A0",
  '@SUM(A1)',
  '＝1',
  ' =1',
  '\t=1',
  'one, "two"; =3',
  'Gate\nB\r\nC\rD',
  'a\u0001b\u001B\u0085c',
  '📦 crate 𠮷',
  '快递柜，北京',
  'Λευκωσία – Κέντρο',
  '<b> & </b> ]]>',
  '_x0041_ _x00_',
  '|=1| x |',
  ' spaces ',
  '\uFFFFnon\uFFFEcharacters',
  "it's 'quoted'",
  '50% \\ $1 \\1 &amp;',
  '-',
  '+',
  '--',
  '',
];

/** The n-th hostile text, in another order for each field; nothing now and then. */
const textAt = (n: number, field: number): string | null =>
  (n + field) % 7 === 0 ? null : HOSTILE[(n * (field + 1) + field) % HOSTILE.length]!;

/** On both sides of clock changes and of midnights, and with seconds that are not shown. */
const MOMENTS = [
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-06-30T20:59:59Z',
  '2026-12-31T22:00:00Z',
  '2000-01-01T00:00:00.001Z',
  '2099-07-01T12:34:56Z',
].map((moment) => Date.parse(moment));
const timeAt = (n: number, field: number): number | null =>
  (n + field) % 5 === 0 ? null : MOMENTS[(n + field) % MOMENTS.length]! + n * 60_007;

const numbers = Array.from({ length: ROWS }, (_, n) => n);

const STATUSES = ['FINISHED', 'CANCELED', 'FAILED_DEPOSIT', 'REMOVE'] as const;

const parcelAt = (n: number, memberIds: readonly number[]): Insertable<Tables['parcels']> => ({
  parcelNumber: `${textAt(n, 0) ?? ''}${n}`,
  bookNumber: `${textAt(n, 1) ?? ''} ${n}`,
  ordersStatus: STATUSES[n % 4]!,
  parcelType: n % 3 === 0 ? 'RETURN_PARCEL' : 'DEPOSIT_PARCEL',
  ordersType: 'REGISTERED',
  payStatus: n % 2 === 0 ? 'SUCCESS' : 'WAIT',
  ordersAmountCents: n % 5 === 0 ? 250 : 0,
  lockerId: 1 + (n % 10),
  memberId: n % 4 === 0 ? null : memberIds[n % memberIds.length]!,
  customerMobile: textAt(n, 4),
  bookTime: timeAt(n, 0),
  storeTime: timeAt(n, 1),
  collectTime: timeAt(n, 2),
  expiryTime: timeAt(n, 3),
  creationTime: MOMENT,
  lastUpdatedTime: MOMENT + DAY + n,
});

/** What a column holds, by what its list answers; a row of the API. */
type Shown = ExportColumn<Record<string, never>>;
type Language = 'en' | 'zh' | undefined;

const CHOICES = { en: english, zh: chinese };
const field = (name: string, kind?: ValueKind): Shown => ({
  header: name,
  value: (row) => row[name],
  ...(kind && { kind }),
});
const choice = (
  language: Language,
  name: string,
  list: string = name,
  shown: (row: Record<string, never>) => string = (row) => row[name]!,
): Shown => ({
  header: name,
  value: (row) =>
    language === undefined
      ? row[name]
      : (CHOICES[language] as unknown as Record<string, Record<string, string>>)[list]![shown(row)],
});

const LISTS: readonly {
  readonly name: string;
  readonly list: Endpoint;
  readonly csv: Endpoint;
  readonly xlsx: Endpoint;
  readonly columns: (language: Language) => readonly Shown[];
}[] = [
  {
    name: 'parcels',
    list: parcels.list,
    csv: parcels.exportCsv,
    xlsx: parcels.exportXlsx,
    columns: (language) => [
      field('parcelNumber'),
      field('bookNumber'),
      choice(language, 'ordersStatus'),
      choice(language, 'parcelType'),
      choice(language, 'payStatus', 'payStatus', (row) =>
        shownPayStatus(row['payStatus']!, row['nothingDue']!, row['ordersStatus']),
      ),
      field('lockerNumber'),
      field('lockerName'),
      field('boxName'),
      { header: 'boxTypeName', value: (row) => boxTypeName(row['boxTypeId']!) },
      field('memberName'),
      field('customerMobile'),
      field('bookTime', 'time'),
      field('storeTime', 'time'),
      field('collectTime', 'time'),
      field('expiryTime', 'time'),
      field('lastUpdatedTime', 'time'),
    ],
  },
];

describe.each([
  ['PostgreSQL, or the default database', demoDatabase],
  ['the embedded database', async () => openDatabase({ dump: await openDump() })],
] as const)('on %s', async (_name, open) => {
  const server = await fileServer({ database: await open() });
  const { db } = server.database;
  await sql`update "roles" set "authoritySet" = "authoritySet" || '["PARCEL_EXPORT", "LOCKER_EXPORT"]'
    where "name" = 'SUPPORT'`.execute(db);
  const made = await db
    .insertInto('members')
    .values(
      numbers.map((n) => ({
        username: `hostile.${n}`,
        firstName: textAt(n, 2),
        lastName: textAt(n, 3),
        memberNo: `H${n}`,
        mobile: textAt(n, 4) ?? `9${n}`,
        email: n % 3 === 0 ? `name${n}@example.test` : textAt(n, 5),
        address: textAt(n, 6),
        creationTime: timeAt(n, 0) ?? MOMENT,
        lastUpdatedTime: MOMENT + DAY + n,
      })),
    )
    .returning('memberId')
    .execute();
  await db
    .updateTable('lockers')
    .set((is) => ({ lockerName: sql`${'=1+1, "x"; '}::text || ${is.ref('lockerId')}` }))
    .where('lockerId', '<', 5)
    .execute();
  const memberIds = made.map(({ memberId }) => memberId);
  await db
    .insertInto('parcels')
    .values(numbers.map((n) => parcelAt(n, memberIds)))
    .execute();
  /** The second sees numbers and addresses masked. */
  const tokens = [await server.signIn('admin'), await server.signIn('support')];

  async function bytesOf(endpoint: Endpoint, language: Language, token: string) {
    const request = requestOf(endpoint, {}, { token });
    if (language) request.headers.set('Accept-Language', language);
    const response = await server.app.fetch(request);
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  }

  async function wanted(
    { list, columns }: (typeof LISTS)[number],
    language: Language,
    token: string,
  ) {
    const { body } = await server.ask(list, { page: 0, size: 10_000 }, { token });
    const { content } = body as { content: Record<string, never>[] };
    expect(content.length).toBeGreaterThanOrEqual(ROWS);
    const pages = (async function* all() {
      yield content;
    })();
    return { name: 'wanted', columns: columns(language), pages, timeZone: TIME_ZONE };
  }

  describe.each(LISTS)('$name', (each) => {
    it.each(['en', 'zh', undefined] as const)(
      'as CSV and as a workbook, to %s',
      async (language) => {
        for (const token of tokens) {
          const text = new TextDecoder().decode(await bytesOf(each.csv, language, token));
          const own = await csvDownload(await wanted(each, language, token)).text();
          expect(parseCsv(text).slice(1)).toEqual(parseCsv(own).slice(1));
          expect(text.slice(text.indexOf('\n'))).toBe(own.slice(own.indexOf('\n')));
          const rows = await openWorkbook(await bytesOf(each.xlsx, language, token));
          const ownRows = xlsxDownload(await wanted(each, language, token)).arrayBuffer();
          expect(rows.slice(1)).toEqual(
            (await openWorkbook(new Uint8Array(await ownRows))).slice(1),
          );
        }
      },
    );
  });
});
