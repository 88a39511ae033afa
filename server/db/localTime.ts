// Local times in queries, by the clock changes that the rest of the product uses and not by the database's own.
import { sql, type RawBuilder } from 'kysely';
import { clockChanges } from '../../domain/clockChanges.ts';

type Sql = RawBuilder<unknown>;

/** The value for a time: the first one before all `moments`, the next one from the first moment on, and so on. */
export const valueAt = (values: readonly number[], time: Sql, moments: readonly number[]): Sql =>
  sql`(${values}::bigint[])[width_bucket(${time}, ${moments}::bigint[]) + 1]`;

/** The local time as if it were UTC, epoch milliseconds. */
export function localMs(time: Sql, timeZone: string): Sql {
  const { moments, offsets } = clockChanges(timeZone);
  const offset = moments.length > 0 ? valueAt(offsets, time, moments) : sql.lit(offsets[0]);
  return sql`(${time} + ${offset})`;
}
