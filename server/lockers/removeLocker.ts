// Removes a locker with its boxes, and ends its alerts and open tasks; its history remains.
import type { Trx } from '../db/tables.ts';
import { endAlerts } from '../alerts/alerts.ts';
import { cancelTasksOf } from '../versions/cancelVersions.ts';
import type { Doer } from './saveLocker.ts';
import { refuseStrays } from '../boxes/strays.ts';

/** Removes the locker. The locker and its boxes must be locked for update, and no box may be in use or LOCKED. */
export async function removeLocker(trx: Trx, lockerId: number, { time, ...by }: Doer) {
  const boxes = await trx
    .selectFrom('boxes')
    .select('boxId')
    .where('lockerId', '=', lockerId)
    .execute();
  const boxIds = boxes.map(({ boxId }) => boxId);
  await refuseStrays(trx, boxIds);
  const gone = { deletedAt: time, lastUpdatedTime: time };
  await trx
    .updateTable('boxes')
    .set(gone)
    .where('lockerId', '=', lockerId)
    .where('deletedAt', 'is', null)
    .execute();
  await trx.updateTable('lockers').set(gone).where('lockerId', '=', lockerId).execute();
  await trx.deleteFrom('legacyLockers').where('id', '=', lockerId).execute();
  await endAlerts(trx, { lockerIds: [lockerId], time, now: time, by });
  await cancelTasksOf(trx, lockerId, { time, ...by });
}
