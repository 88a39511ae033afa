// Log lines from terminals: stored as received, deleted by age and number.
import { sql } from 'kysely';
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import { LOG_KEPT_MS, LOG_LINES_MAX } from '../../domain/lockers/lockerLogs.ts';
import type { Trx } from '../db/tables.ts';
import type { JobContext } from '../http/context.ts';
import { countLines } from './logRequests.ts';

/** A batch of lines from a terminal, and the request it answers. */
type SentLines = Omit<ParsedInput<typeof terminals.logs>, 'key'>;

/** Times in the future, from a fast clock, become now. Lines beyond the retention time are dropped. */
const timely = (lines: SentLines['lines'], now: number) =>
  lines
    .map((line) => ({ ...line, time: Math.min(line.time, now) }))
    .filter(({ time }) => time > now - LOG_KEPT_MS);

/** Stores a batch from a terminal. */
export async function takeLines(
  trx: Trx,
  { lockerId, now }: { lockerId: number; now: number },
  { lines, taskId, more }: SentLines,
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

/** Deletes lines older than `LOG_KEPT_MS`, and of each locker those beyond `LOG_LINES_MAX`. */
export async function forgetLines({ database: { db }, now }: JobContext): Promise<void> {
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
