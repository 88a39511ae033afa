// Box handlers: set available, lock, flag, and open remotely.
import { boxes } from '../../contract/boxes/boxes.ts';
import {
  bookingName,
  checkBottomFlag,
  checkStatusChange,
  STATUS_AFTER,
  type BoxError,
  type StatusChange,
} from '../../domain/boxes/boxChanges.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { lockBoxForUpdate } from './boxReports.ts';
import { askOpen, openTaskState } from './openDoor.ts';
import { appendEvent } from '../events/append.ts';
import { endFlagAlert } from './endFlagAlert.ts';
import { refuseStrays } from './strays.ts';
import { updateBoxStatus } from './updateBoxStatus.ts';
import { writeBoxStatus } from './writeBoxStatus.ts';
import { doneBy } from '../events/doneBy.ts';

const bookingsOn = (trx: Trx, boxId: number) =>
  trx
    .selectFrom('parcels')
    .select(['boxId', 'ordersStatus', 'bookNumber', 'parcelNumber'])
    .where('boxId', '=', boxId)
    .where('ordersStatus', '=', 'RESERVED')
    .execute();

/** A rule violation as a Problem; a reserved box names the booking. */
function refuse(error: BoxError | undefined, name: string): void {
  if (!error) return;
  if (error.key === 'noGateId' || error.key === 'selectBox')
    throw new Problem('BOX_NO_ID', { field: 'boxId' });
  if (error.key !== 'booked') throw new Problem('BOX_OCCUPIED', { field: 'boxId' });
  const parcelNumber = error.bookings.map(bookingName).join(', ');
  throw new Problem('BOX_BOOKED', { field: 'boxId', values: { box: name, parcelNumber } });
}

/** R4.9; also ends a flag raised by a terminal, and its alert. */
async function changeStatus(
  context: RequestContext,
  boxId: number,
  change: StatusChange,
): Promise<Record<string, never>> {
  const status = STATUS_AFTER[change];
  await context.database.transaction(async (trx) => {
    const box = await lockBoxForUpdate(trx, boxId);
    refuse(checkStatusChange([box], await bookingsOn(trx, boxId), change), box.name);
    await refuseStrays(trx, [boxId]);
    const [by, now] = [doneBy(context), context.now()];
    // A booked one is reserved again.
    if (box.status === 'FLAGGED' && change === 'available')
      await updateBoxStatus(trx, box, by, now, { flagOver: true });
    else if (box.status !== status) await writeBoxStatus(trx, box, { status }, by, now);
    await endFlagAlert(trx, box, by, now);
  });
  return {};
}

/** A flag is part of the saved locker, so earlier reads become stale. Returns the time of the change. */
async function touchLocker(trx: Trx, lockerId: number, now: number) {
  const { lastUpdatedTime } = await trx
    .updateTable('lockers')
    .set((is) => ({
      lastUpdatedTime: is.fn<number>('greatest', [
        is('lastUpdatedTime', '+', 1),
        is.cast<number>(is.val(now), 'bigint'),
      ]),
    }))
    .where('lockerId', '=', lockerId)
    .returning('lastUpdatedTime')
    .executeTakeFirstOrThrow();
  return lastUpdatedTime;
}

/** R5.2. */
async function turnMark(
  context: RequestContext,
  boxId: number,
  wanted?: boolean,
): Promise<Record<string, never>> {
  await context.database.transaction(async (trx) => {
    const box = await lockBoxForUpdate(trx, boxId);
    refuse(checkBottomFlag([box]), box.name);
    const bottomFlag = wanted ?? !box.bottomFlag;
    if (bottomFlag === box.bottomFlag) return;
    const time = await touchLocker(trx, box.lockerId, context.now());
    await trx
      .updateTable('boxes')
      .set({ bottomFlag, lastUpdatedTime: time })
      .where('boxId', '=', boxId)
      .execute();
    await appendEvent(trx, {
      ...doneBy(context),
      time,
      type: 'BOX_MARK',
      subject: ['box', boxId],
      lockerId: box.lockerId,
      boxId,
      fromState: String(box.bottomFlag),
      toState: String(bottomFlag),
    });
  });
  return {};
}

export const boxRoutes = routesOf(boxes, {
  setAvailable: ({ boxId }, context) => changeStatus(context, boxId, 'available'),
  setLocked: ({ boxId }, context) => changeStatus(context, boxId, 'lock'),
  toggleBottom: ({ boxId, bottomFlag }, context) => turnMark(context, boxId, bottomFlag),
  remoteOpen: async (input, context) => ({ taskId: await askOpen(context, input) }),
  openTask: ({ taskId }, context) => openTaskState(context, taskId),
});
