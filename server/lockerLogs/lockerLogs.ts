// The lines that terminals noted: kept as they were told, and forgotten when they are old or too many.
import { sql, type Transaction } from 'kysely';
import { LOG_KEPT_MS, LOG_LINES_MAX, type LogLevel } from '../../domain/lockers/lockerLogs.ts';
import type { Tables } from '../db/tables.ts';
import type { Services } from '../http/context.ts';
import { countLines } from './logRequests.ts';

/** What a terminal tells: lines in its own words, and the question they answer. Times are epoch milliseconds. */
export interface ToldLines {
  lines: readonly { time: number; level: LogLevel; message: string }[];
  taskId?: string | undefined;
  /** Another batch follows. */
  more: boolean;
}

/** A clock that runs ahead says what has not happened yet: it was now. What is too old to be kept is left out. */
const timely = (lines: ToldLines['lines'], now: number) =>
  lines
    .map((line) => ({ ...line, time: Math.min(line.time, now) }))
    .filter(({ time }) => time > now - LOG_KEPT_MS);

/** Keeps what a terminal told. */
export async function takeLines(
  trx: Transaction<Tables>,
  { lockerId, now }: { lockerId: number; now: number },
  { lines, taskId, more }: ToldLines,
): Promise<boolean> {
  const kept = timely(lines, now);
  if (kept.length > 0) {
    await trx
      .insertInto('lockerLogs')
      .values(
        kept.map(({ time, level, message }) => ({ lockerId, level, message, creationTime: time })),
      )
      .execute();
  }
  if (taskId !== undefined) {
    await countLines(trx, { taskId, lockerId, now }, kept.length, more);
  }
  return true;
}

/** Takes away what is older than `LOG_KEPT_MS`, and of each locker what goes beyond `LOG_LINES_MAX`. */
export async function forgetLines({
  database: { db },
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await db
    .deleteFrom('lockerLogs')
    .where('creationTime', '<', now() - LOG_KEPT_MS)
    .execute();
  const full = await db
    .selectFrom('lockerLogs')
    .select('lockerId')
    .groupBy('lockerId')
    .having((is) => is.fn.countAll<number>(), '>', LOG_LINES_MAX)
    .execute();
  for (const { lockerId } of full) {
    await sql`delete from "lockerLogs" where "lockerId" = ${lockerId} and "logId" not in (
      select "logId" from "lockerLogs" where "lockerId" = ${lockerId}
      order by "creationTime" desc, "logId" desc limit ${LOG_LINES_MAX})`.execute(db);
  }
}
