// Unique locker names (R5.29).
import type { Db } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import { Problem } from '../system/problem.ts';

/** Whether another locker has the name, case-insensitive; `lockerId` is excluded. */
export const isNameTaken = (db: Db, name: string, lockerId?: number): Promise<boolean> =>
  hasRow(
    db
      .selectFrom('lockers')
      .where((is) => is(is.fn('lower', ['lockerName']), '=', is.fn('lower', [is.val(name)])))
      .where('deletedAt', 'is', null)
      .$if(lockerId !== undefined, (query) => query.where('lockerId', '!=', lockerId ?? 0)),
  );

/** Throws at the given field if another locker has the name. */
export async function refuseNameTaken(
  db: Db,
  field: string,
  name: string,
  lockerId?: number,
): Promise<void> {
  if (await isNameTaken(db, name, lockerId))
    throw new Problem('LOCKER_NAME_TAKEN', { field, values: { name } });
}
