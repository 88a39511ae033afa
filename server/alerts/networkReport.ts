// The network alert report: all alerts as a workbook, oldest first.
import { sql, type SqlBool } from 'kysely';
import type { alertCalls } from '../../contract/operations/alerts.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { RequestContext } from '../http/context.ts';
import type { ExportColumn } from '../exports/export.ts';
import { dateText } from '../exports/times.ts';
import { staffNamed } from './alertStaff.ts';
import { xlsxExport } from '../exports/exported.ts';
import { EXPORT_PAGE, pagesByKey } from '../lists/listing.ts';

type Wanted = ParsedInput<(typeof alertCalls)['networkReport']>;

const MINUTE = 60_000;

const readPage = (
  { database: { db } }: RequestContext,
  { startTime, endTime }: Wanted,
  after: number,
) =>
  db
    .selectFrom('alerts')
    .innerJoin('lockers', 'lockers.lockerId', 'alerts.lockerId')
    .leftJoin('boxes', 'boxes.boxId', 'alerts.boxId')
    .select(['alertId', 'alertType', 'state', 'lockerNumber', 'lockerName', 'location'])
    .select(['boxes.name as boxName', 'alerts.startTime', 'alerts.lastTime', 'alerts.reportCount'])
    .select(['alerts.endTime', 'alerts.acknowledgedTime', 'alerts.note'])
    .select(staffNamed('alerts.resolvedById').as('resolvedBy'))
    .where('alertId', '>', after)
    .where(sql<SqlBool>`"alerts"."startTime" >= ${startTime ?? 0}`)
    .$if(endTime !== undefined, (query) => query.where('alerts.startTime', '<=', endTime ?? 0))
    .orderBy('alertId')
    .limit(EXPORT_PAGE)
    .execute();

type Row = Awaited<ReturnType<typeof readPage>>[number];

const minutes = (row: Row): number | null =>
  row.endTime === null ? null : Math.round((row.endTime - row.startTime) / MINUTE);

const columns: ExportColumn<Row>[] = [
  { header: 'Alert', value: (row) => row.alertType, choices: 'alertType' },
  { header: 'State', value: (row) => row.state, choices: 'alertState' },
  { header: 'Locker number', value: (row) => row.lockerNumber },
  { header: 'Locker name', value: (row) => row.lockerName },
  { header: 'Location', value: (row) => row.location },
  { header: 'Box', value: (row) => row.boxName },
  { header: 'First reported', type: 'time', value: (row) => row.startTime },
  { header: 'Last reported', type: 'time', value: (row) => row.lastTime },
  { header: 'Reports', value: (row) => row.reportCount },
  { header: 'Taken', type: 'time', value: (row) => row.acknowledgedTime },
  { header: 'Over', type: 'time', value: (row) => row.endTime },
  { header: 'Minutes', value: minutes },
  { header: 'Resolved by', value: (row) => row.resolvedBy },
  { header: 'Note', value: (row) => row.note },
];

/** The report, streamed. */
export function networkReport(wanted: Wanted, context: RequestContext): Promise<Response> {
  const { timeZone } = context.config;
  return xlsxExport(context, {
    called: 'alertReport',
    params: wanted,
    name: `network-alerts-${dateText(context.now(), timeZone)}`,
    columns,
    pages: pagesByKey(
      (after) => readPage(context, wanted, after?.id ?? 0),
      (row) => ({ value: row.alertId, id: row.alertId }),
    ),
  });
}
