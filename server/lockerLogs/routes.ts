// The lockers' logs: listed, asked for, followed, and saved as a file.
import { sql, type ExpressionBuilder } from 'kysely';
import type { Asked } from '../../contract/endpoint.ts';
import { lockerLogs } from '../../contract/lockerLogs.ts';
import { LOG_LEVELS } from '../../domain/lockerLogs.ts';
import type { Tables } from '../db/tables.ts';
import { answer, type Answers } from '../http/answer.ts';
import { Problem } from '../system/problem.ts';
import { dateText, secondText } from '../exports/times.ts';
import { askForLogs } from './logRequests.ts';
import { doneBy } from '../events/actor.ts';
import { csvExport } from '../exports/exported.ts';
import { EXPORT_PAGE, orderOf, pageAnswer, pagesByKey, type Place } from '../lists/listing.ts';

type Filters = Pick<
  Asked<(typeof lockerLogs)['list']>,
  'lockerId' | 'startTime' | 'endTime' | 'level'
>;
type Answer<N extends keyof typeof lockerLogs> = Answers<typeof lockerLogs>[N];

/** A level means this much or more. Both ends of a period belong to it. */
function narrowed(is: ExpressionBuilder<Tables, 'lockerLogs'>, filters: Filters) {
  const { lockerId, startTime, endTime, level } = filters;
  const levels = level && LOG_LEVELS.slice(LOG_LEVELS.indexOf(level));
  return is.and([
    ...(lockerId === undefined ? [] : [is('lockerId', '=', lockerId)]),
    ...(startTime === undefined ? [] : [is('creationTime', '>=', startTime)]),
    ...(endTime === undefined ? [] : [is('creationTime', '<=', endTime)]),
    ...(levels === undefined ? [] : [is('level', 'in', levels)]),
  ]);
}

/** In the order of an index each way, so that a page is walked to and nothing is sorted: the table has millions of lines. */
function ordered(sort: string, ofOneLocker: boolean) {
  const { field, direction } = orderOf(sort);
  const falls = field === 'creationTime' ? direction === 'desc' : direction === 'asc';
  const way = falls ? sql`desc` : sql`asc`;
  const lines = sql`"creationTime" ${way}, "logId" ${way}`;
  if (field === 'creationTime' && !ofOneLocker) return lines;
  return sql`"lockerId" ${falls ? sql`asc` : sql`desc`}, ${lines}`;
}

const list: Answer<'list'> = async (
  { page, size, sort = 'creationTime,desc', ...filters },
  { database },
) => {
  const found = database.db.selectFrom('lockerLogs').where((is) => narrowed(is, filters));
  const { total } = await found
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (page * size >= total) return pageAnswer([], total, size);
  const rows = await found
    .selectAll()
    .orderBy(ordered(sort, filters.lockerId !== undefined))
    .limit(size)
    .offset(page * size)
    .execute();
  return pageAnswer(rows, total, size);
};

/** Refuses with NOT_FOUND a locker that is not there, with LOG_NO_TERMINAL one that nobody could answer for. */
const request: Answer<'request'> = async ({ lockerId }, ask) => {
  const { db, transaction } = ask.database;
  const locker = await db
    .selectFrom('lockers')
    .leftJoin('terminals', 'terminals.lockerId', 'lockers.lockerId')
    .select('terminals.lockerId as terminal')
    .where('lockers.lockerId', '=', lockerId)
    .where('lockers.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!locker) throw new Problem('NOT_FOUND', { field: 'lockerId' });
  if (locker.terminal === null) throw new Problem('LOG_NO_TERMINAL');
  const asked = await transaction((trx) => askForLogs(trx, lockerId, doneBy(ask)));
  ask.hub.wake(lockerId);
  return asked;
};

const latest: Answer<'latest'> = async ({ lockerId }, { database }) => {
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
  { database }: Parameters<Answer<'export'>>[1],
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

const exported: Answer<'export'> = async (filters, ask) => {
  const { lockerId } = filters;
  const { timeZone } = ask.config;
  const locker = await ask.database.db
    .selectFrom('lockers')
    .select('lockerNumber')
    .where('lockerId', '=', lockerId)
    .executeTakeFirst();
  if (!locker) throw new Problem('NOT_FOUND', { field: 'lockerId' });
  const place = (row: { creationTime: number; logId: number }) => ({
    value: row.creationTime,
    id: row.logId,
  });
  return csvExport(ask, {
    called: 'lockerLogs',
    asked: filters,
    lockerId,
    name: `log-${locker.lockerNumber}-${dateText(ask.now(), timeZone)}`.replaceAll(/[^\w.-]/g, '_'),
    columns: [
      { header: 'Time', value: (row) => secondText(row.creationTime, timeZone) },
      { header: 'Level', value: (row) => row.level },
      { header: 'Message', value: (row) => row.message },
    ],
    pages: pagesByKey((after) => readPortion(ask, filters, after), place),
  });
};

export const lockerLogAnswers = answer(lockerLogs, { list, request, latest, export: exported });
