// Exports of the locker list: the list's filters and order, all pages.
import type { ParsedInput } from '../../contract/endpoint.ts';
import { lockers, type lockerCalls } from '../../contract/lockers/lockers.ts';
import { shownSituation } from '../../domain/lockers/lockers.ts';
import type { RequestContext } from '../http/context.ts';
import type { ExportColumn } from '../exports/export.ts';
import { dateText } from '../exports/times.ts';
import type { Taken } from '../exports/exported.ts';
import { withFronts } from './withFronts.ts';
import {
  behind,
  EXPORT_PAGE,
  orderOf,
  orderSql,
  pagesByKey,
  type Order,
  type Place,
} from '../lists/listing.ts';
import { LOCKER_ID, narrowed, ROW, sortedBy, type LockerFilters } from './lockerRows.ts';

type Exported = ParsedInput<(typeof lockerCalls)['exportCsv']>;

function readPage(
  { database: { db } }: RequestContext,
  filters: LockerFilters,
  order: Order,
  after: Place | undefined,
) {
  const value = sortedBy(order);
  return db
    .selectFrom('lockers')
    .select(ROW)
    .select((is) => is.cast<string | number | null>(value, 'text').as('place'))
    .where((is) => narrowed(is, filters))
    .$if(after !== undefined, (query) =>
      query.where(behind(order, after ?? { value: null, id: 0 }, value, LOCKER_ID)),
    )
    .orderBy(orderSql(order, value, LOCKER_ID))
    .limit(EXPORT_PAGE)
    .execute();
}

type Row = Awaited<ReturnType<typeof readPage>>[number] & {
  boxCount: number;
  usedBoxCount: number;
};

const columns: ExportColumn<Row>[] = [
  { header: 'Locker name', value: (row) => row.lockerName },
  { header: 'Locker number', value: (row) => row.lockerNumber },
  { header: 'Location', value: (row) => row.location },
  { header: 'Company', value: (row) => row.companyName },
  { header: 'Category', value: (row) => row.category },
  { header: 'Postal code', value: (row) => row.postalCode },
  { header: 'Sorting code', value: (row) => row.sortingCode },
  { header: 'CCTV link', value: (row) => row.cctvLink },
  {
    header: 'Situation',
    value: (row) => row.lockerSituation,
    shown: shownSituation,
    choices: 'lockerSituation',
  },
  { header: 'Last heartbeat', type: 'time', value: (row) => row.heartbeatTime },
  { header: 'Status', value: (row) => row.lockerStatus, choices: 'lockerStatus' },
  { header: 'Boxes', value: (row) => row.boxCount },
  { header: 'Boxes in use', value: (row) => row.usedBoxCount },
  { header: 'Created', type: 'time', value: (row) => row.creationTime },
  { header: 'Last updated', type: 'time', value: (row) => row.lastUpdatedTime },
];

/** The rows of the locker list's download. */
export function exportedLockers(
  { sort, ...filters }: Exported,
  context: RequestContext,
): Taken<Row> {
  const order = orderOf(sort, lockers.list.row);
  async function* pages() {
    const walk = pagesByKey(
      (after) => readPage(context, filters, order, after),
      (row) => ({ value: row.place, id: row.lockerId }),
    );
    for await (const page of walk) yield withFronts(context.database, page, context.now());
  }
  const { timeZone } = context.config;
  return {
    called: 'lockers',
    params: { sort, ...filters },
    name: `lockers-${dateText(context.now(), timeZone)}`,
    columns,
    pages: pages(),
  };
}
