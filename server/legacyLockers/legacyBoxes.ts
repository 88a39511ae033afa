// The boxes of a legacy locker with mouth numbers, and its cabinet ids.
import type { NumberedBox } from '../../domain/lockers/legacyLockers.ts';
import type { Db } from '../db/tables.ts';

/** All boxes the locker ever had, numbered in order of creation; removed ones are marked deleted. */
export async function numberedBoxes(db: Db, lockerId: number): Promise<NumberedBox[]> {
  const rows = await db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .selectAll('boxes')
    .select('boxTypes.name as boxTypeName')
    .where('boxes.lockerId', '=', lockerId)
    .orderBy('boxes.boxId')
    .execute();
  return rows.map(
    ({ deletedAt, lockerId: _, creationTime: _c, lastUpdatedTime: _l, ...box }, index) => ({
      ...box,
      deleteFlag: deletedAt !== null,
      number: index + 1,
    }),
  );
}

/** The ids of the locker's cabinets by number. */
export async function cabinetIds(db: Db, lockerId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('legacyCabinets')
    .select(['number', 'cabinetId'])
    .where('id', '=', lockerId)
    .execute();
  return new Map(rows.map(({ number, cabinetId }) => [number, cabinetId]));
}
