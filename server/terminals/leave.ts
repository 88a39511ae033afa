// Records that a parcel left its box, or never came into it.
import { keptMobile } from '../../domain/people/mobiles.ts';
import { isBefore } from '../../domain/reports/reportTimes.ts';
import { mayMove, type ParcelAction } from '../../domain/parcels/parcelMoves.ts';
import type { Trx } from '../db/tables.ts';
import { isDisputed, proofOf } from './leaveProof.ts';
import { lockParcelForUpdate, type Parcel } from '../parcels/lockParcelForUpdate.ts';
import { moveParcel, recordParcel, type Circumstances } from '../parcels/moveParcel.ts';
import { byTerminal } from '../boxes/boxReports.ts';
import { handOf, notBefore, reportedBox, type ParcelReport } from './parcelReports.ts';
import { takeOutStray } from '../boxes/strays.ts';
import { notifyOwner } from '../messages/notifyOwner.ts';

type Reported = Extract<ParcelAction, 'COLLECT' | 'REMOVE' | 'FAIL'>;

/** Further columns to change with the action. */
function changeBy(
  action: Reported,
  parcel: Parcel,
  { time, userName, userMobile }: ParcelReport,
): Circumstances['change'] {
  if (action === 'COLLECT')
    return {
      collectTime: time,
      collectUserType: handOf(parcel, 'COLLECT'),
      collectUsername: userName ?? null,
      collectUserMobile: userMobile === undefined ? null : keptMobile(userMobile),
      podName: userName ?? null,
      podCollector: userName ?? null,
    };
  // It was never in the box.
  return action === 'FAIL' ? { boxId: null } : {};
}

/** The server's first record is kept; the collection by PIN that contradicts it is noted for later inspection. */
const noteDispute = (trx: Trx, parcel: Parcel, report: ParcelReport) =>
  recordParcel(trx, 'PARCEL_DISPUTED', parcel, {
    by: byTerminal(report),
    data: { ordersStatus: parcel.ordersStatus },
  });

/** Records that a parcel left its box or never came into it. False if the server knows that it was not there. */
async function leave(
  trx: Trx,
  action: Reported,
  received: ParcelReport,
  ordersId: number,
  boxId: number,
): Promise<boolean> {
  const held = await lockParcelForUpdate(trx, ordersId, { lockerId: received.lockerId, boxId });
  const { parcel } = held;
  const report = notBefore(received, parcel.storeTime ?? parcel.bookTime);
  const box = reportedBox(held.boxes, report, boxId);
  if (!mayMove(action, parcel.ordersStatus) || parcel.boxId !== boxId) {
    if (action === 'FAIL') return false;
    if (await isDisputed(trx, action, parcel, report)) {
      // It decides nothing: staff look into the box.
      await noteDispute(trx, parcel, report);
      return false;
    }
    return takeOutStray(trx, box, ordersId, report, async (storeTime) => {
      const { by } = await proofOf(trx, 'REMOVE', { ...parcel, boxId, storeTime }, report);
      return by;
    });
  }
  const doubtful = action === 'COLLECT' && isBefore(received.time, parcel.storeTime);
  const change = { ...changeBy(action, parcel, report), ...(doubtful && { timesDoubtful: true }) };
  const { now } = report;
  const proven: Pick<Circumstances, 'by' | 'data'> =
    action === 'FAIL' ? { by: byTerminal(report) } : await proofOf(trx, action, parcel, report);
  const data = { ...proven.data, ...(doubtful && { doubtful }) };
  const left = await moveParcel(trx, held, action, { by: proven.by, now, change, data });
  if (action === 'COLLECT') await notifyOwner(trx, 'COLLECTION', left, now);
  return true;
}

/** Collected by its owner. */
export const collect = (trx: Trx, report: ParcelReport, ordersId: number, boxId: number) =>
  leave(trx, 'COLLECT', report, ordersId, boxId);

/** Removed by the operator. */
export const remove = (trx: Trx, report: ParcelReport, ordersId: number, boxId: number) =>
  leave(trx, 'REMOVE', report, ordersId, boxId);

/** A courier could not deposit it: its box is free again. */
export const fail = (trx: Trx, report: ParcelReport, ordersId: number, boxId: number) =>
  leave(trx, 'FAIL', report, ordersId, boxId);
