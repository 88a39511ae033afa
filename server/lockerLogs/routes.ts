// Locker log handlers: list, request, follow and export.
import { sql, type ExpressionBuilder } from 'kysely';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { lockerLogs } from '../../contract/lockers/lockerLogs.ts';
import { LOG_LEVELS } from '../../domain/lockers/lockerLogs.ts';
import { countRows } from '../db/countRows.ts';
import type { Tables } from '../db/tables.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import { Problem } from '../system/problem.ts';
import { dateText } from '../exports/times.ts';
import { askForLogs } from './logRequests.ts';
import { doneBy } from '../events/doneBy.ts';
import { csvExport } from '../exports/exported.ts';
import {
  EXPORT_PAGE,
  orderOf,
  pageBody,
  pagesByKey,
  within,
  type Place,
} from '../lists/listing.ts';

type Filters = Pick<
  ParsedInput<(typeof lockerLogs)['list']>,
  'lockerId' | 'startTime' | 'endTime' | 'level'
>;
type Handler<N extends keyof typeof lockerLogs> = Handlers<typeof lockerLogs>[N];

/** The given level and above. Periods include both ends. */
function narrowed(is: ExpressionBuilder<Tables, 'lockerLogs'>, filters: Filters) {
  const { lockerId, startTime, endTime, level } = filters;
  const levels = level && LOG_LEVELS.slice(LOG_LEVELS.indexOf(level));
  return is.and([
    ...(lockerId === undefined ? [] : [is('lockerId', '=', lockerId)]),
    ...within(is.ref('creationTime'), startTime, endTime),
    ...(levels === undefined ? [] : [is('level', 'in', levels)]),
  ]);
}

/** Each direction matches an index, so that pages need no sort: the table has millions of rows. */
function ordered(sort: string, ofOneLocker: boolean) {
  const { field, direction } = orderOf(sort);
  const falls = field === 'creationTime' ? direction === 'desc' : direction === 'asc';
  const way = falls ? sql`desc` : sql`asc`;
  const lines = sql`"creationTime" ${way}, "logId" ${way}`;
  if (field === 'creationTime' && !ofOneLocker) return lines;
  return sql`"lockerId" ${falls ? sql`asc` : sql`desc`}, ${lines}`;
}

const list: Handler<'list'> = async (
  { page, size, sort = 'creationTime,desc', ...filters },
  { database },
) => {
  const found = database.db.selectFrom('lockerLogs').where((is) => narrowed(is, filters));
  const total = await countRows(found);
  if (page * size >= total) return pageBody([], total, size);
  const rows = await found
    .selectAll()
    .orderBy(ordered(sort, filters.lockerId !== undefined))
    .limit(size)
    .offset(page * size)
    .execute();
  return pageBody(rows, total, size);
};

/** Throws NOT_FOUND for a missing locker, and LOG_NO_TERMINAL if it has no terminal. */
const request: Handler<'request'> = async ({ lockerId }, context) => {
  const { db, transaction } = context.database;
  const locker = await db
    .selectFrom('lockers')
    .leftJoin('terminals', 'terminals.lockerId', 'lockers.lockerId')
    .select('terminals.lockerId as terminal')
    .where('lockers.lockerId', '=', lockerId)
    .where('lockers.deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'lockerId' }));
  if (locker.terminal === null) throw new Problem('LOG_NO_TERMINAL');
  const params = await transaction((trx) => askForLogs(trx, lockerId, doneBy(context)));
  context.hub.wake(lockerId);
  return params;
};

const latest: Handler<'latest'> = async ({ lockerId }, { database }) => {
  const found = await database.db
    .selectFrom('logRequests')
    .select(['taskId', 'taskStatus', 'creationTime', 'endTime', 'lines'])
    .where('lockerId', '=', lockerId)
    .orderBy('creationTime', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { request: found ?? null };
};

function readPortion(
  { database }: Parameters<Handler<'export'>>[1],
  filters: Filters,
  after?: Place,
) {
  return database.db
    .selectFrom('lockerLogs')
    .selectAll()
    .where((is) => narrowed(is, filters))
    .$if(after !== undefined, (rows) =>
      rows.where((is) =>
        is(
          is.refTuple('creationTime', 'logId'),
          '>',
          is.tuple(Number(after?.value), after?.id ?? 0),
        ),
      ),
    )
    .orderBy('creationTime')
    .orderBy('logId')
    .limit(EXPORT_PAGE)
    .execute();
}

const exported: Handler<'export'> = async (filters, context) => {
  const { lockerId } = filters;
  const { timeZone } = context.config;
  const locker = await context.database.db
    .selectFrom('lockers')
    .select('lockerNumber')
    .where('lockerId', '=', lockerId)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'lockerId' }));
  const place = (row: { creationTime: number; logId: number }) => ({
    value: row.creationTime,
    id: row.logId,
  });
  return csvExport(context, {
    called: 'lockerLogs',
    params: filters,
    lockerId,
    name: `log-${locker.lockerNumber}-${dateText(context.now(), timeZone)}`.replaceAll(
      /[^\w.-]/g,
      '_',
    ),
    columns: [
      { header: 'Time', type: 'exactTime', value: (row) => row.creationTime },
      { header: 'Level', value: (row) => row.level, choices: 'level' },
      { header: 'Message', value: (row) => row.message },
    ],
    pages: pagesByKey((after) => readPortion(context, filters, after), place),
  });
};

export const lockerLogRoutes = routesOf(lockerLogs, { list, request, latest, export: exported });
