// A legacy locker: its row under legacy names, and its boxes as cabinets of mouths.
import type { LegacyLocker } from '../../contract/lockers/legacyLockers.ts';
import { isOccupied } from '../../domain/boxes/boxes.ts';
import { cabinetsOf, overdueTypeOf, wholeStatus } from '../../domain/lockers/legacyLockers.ts';
import type { Db, Trx } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import { cabinetIds, numberedBoxes } from './legacyBoxes.ts';
import { lockBoxesForUpdate } from '../lockers/saveLayout.ts';

/** The locker's row with its legacy fields; `lock` locks it for update. Throws NOT_FOUND. */
const legacyRow = (db: Db, id: number, lock = false) =>
  db
    .selectFrom('lockers')
    .innerJoin('legacyLockers', 'legacyLockers.id', 'lockers.lockerId')
    .selectAll('lockers')
    .select(['legacyLockers.operatorId', 'legacyLockers.currencyUnit'])
    .select('legacyLockers.smsAccountId')
    .where('lockers.lockerId', '=', id)
    .where('lockers.deletedAt', 'is', null)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));

export type LegacyRow = Awaited<ReturnType<typeof legacyRow>>;

/**
 * Locks the locker and its boxes for update, for a consistent read.
 * Throws NOT_FOUND.
 */
export async function lockLegacyLockerForUpdate(trx: Trx, id: number): Promise<void> {
  // Boxes before their locker, as everywhere; again for boxes added before the locker was locked.
  await lockBoxesForUpdate(trx, id);
  await legacyRow(trx, id, true);
  await lockBoxesForUpdate(trx, id);
}

/** The locker's own fields under legacy names. */
export const factsOf = (row: LegacyRow) => ({
  id: row.lockerId,
  name: row.lockerName,
  orderNo: row.lockerNumber,
  operator: { id: row.operatorId, name: row.companyName ?? '' },
  currencyUnit: row.currencyUnit,
  zoneId: row.zoneId,
  overdueType: overdueTypeOf(row),
  freeDays: row.freeDays,
  freeHours: row.freeHours,
  smsAccount: row.smsAccountId === null ? null : { id: row.smsAccountId },
});

/** The legacy locker with this id. Throws NOT_FOUND. */
export async function readLegacyLocker(db: Db, id: number): Promise<LegacyLocker> {
  const row = await legacyRow(db, id);
  const boxes = await numberedBoxes(db, id);
  const used = boxes.filter((box) => !box.deleteFlag && isOccupied(box)).length;
  return {
    ...factsOf(row),
    status: wholeStatus(row.lockerStatus, used),
    cabinets: cabinetsOf(boxes, await cabinetIds(db, id)),
    creationTime: row.creationTime,
    lastUpdatedTime: row.lastUpdatedTime,
  };
}
