// Saves a list as a whole (R3.44).
import { sql } from 'kysely';
import { doneBy } from '../events/doneBy.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { recordChange } from '../events/recordChange.ts';

type Table = 'contacts' | 'tips';

/** An entered row; without an id it is new. */
interface Entered {
  readonly id: number | undefined;
  readonly row: Record<string, string | null>;
}

/** All rows of a list carry the time of its last save; a list without rows has none. */
const timeOf = (rows: readonly { lastUpdatedTime: number }[]): number =>
  rows[0]?.lastUpdatedTime ?? 0;

/** Serializes saves: an empty list has no row to lock. */
const lockTable = (trx: Trx, table: Table) =>
  sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(trx);

async function replaceRows(
  trx: Trx,
  table: Table,
  key: string,
  entered: readonly Entered[],
  time: number,
): Promise<void> {
  await sql`delete from ${sql.table(table)}`.execute(trx);
  for (const [position, { id, row }] of entered.entries()) {
    const stamps = { position, creationTime: time, lastUpdatedTime: time };
    const known = id === undefined ? {} : { [key]: id };
    await trx
      .insertInto(table)
      .values({ ...known, ...row, ...stamps })
      .execute();
  }
}

/**
 * Replaces all rows of the list. Throws STALE if the save is based on an older list, and
 * BAD_INPUT for an id the list does not have.
 */
export function saveContent<R extends { lastUpdatedTime: number }>(
  context: RequestContext,
  table: Table,
  key: keyof R & string,
  read: (db: Db) => Promise<R[]>,
  entered: readonly Entered[],
): Promise<R[]> {
  return context.database.transaction(async (trx) => {
    await lockTable(trx, table);
    const from = await read(trx);
    const before = timeOf(from);
    await refuseStale(trx, context, [table, 0], { list: from, lastUpdatedTime: before });
    const ids = entered.flatMap(({ id }) => (id === undefined ? [] : [id]));
    const known = new Set<unknown>(from.map((row) => row[key]));
    if (ids.some((id) => !known.has(id)) || new Set(ids).size < ids.length)
      throw badInput(key, 'unknown');
    const time = laterThan(before, context.now());
    await replaceRows(trx, table, key, entered, time);
    const to = await read(trx);
    const listed = (rows: readonly R[]) => ({
      list: rows.map(({ lastUpdatedTime: _, ...row }) => row),
    });
    const change = { from: listed(from), to: listed(to) };
    await recordChange(trx, { ...doneBy(context), time }, [table, 0], change);
    return to;
  });
}
