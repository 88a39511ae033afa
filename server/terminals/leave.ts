// A parcel leaves its box at the locker, or never comes into it.
import type { Transaction } from 'kysely';
import { isBefore } from '../../domain/reports/reportTimes.ts';
import { mayMove, type ParcelAct } from '../../domain/parcels/parcelMoves.ts';
import type { Tables } from '../db/tables.ts';
import { refuseUnproven } from './collectProof.ts';
import { lockParcelForUpdate, type Parcel } from '../parcels/lockParcelForUpdate.ts';
import { moveParcel, recordParcel, type Circumstances } from '../parcels/moveParcel.ts';
import { byTerminal, handOf, notBefore, reportedBox, type ParcelReport } from './parcelReports.ts';
import { takeOutStray } from '../boxes/strays.ts';
import { notifyOwner } from '../messages/notifyOwner.ts';

type Trx = Transaction<Tables>;

type Reported = Extract<ParcelAct, 'COLLECT' | 'REMOVE' | 'FAIL'>;

/** What else changes with the act. */
function changeBy(
  act: Reported,
  parcel: Parcel,
  { time, userName, userMobile }: ParcelReport,
): Circumstances['change'] {
  if (act === 'COLLECT')
    return {
      collectTime: time,
      collectUserType: handOf(parcel, 'COLLECT'),
      collectUsername: userName ?? null,
      collectUserMobile: userMobile ?? null,
      podName: userName ?? null,
      podCollector: userName ?? null,
    };
  // It never was in the box.
  return act === 'FAIL' ? { boxId: null } : {};
}

/** What the server recorded first stays; that a terminal out of touch handed it out is kept for whoever looks into it. */
const noteDispute = (trx: Trx, parcel: Parcel, report: ParcelReport) =>
  recordParcel(trx, 'PARCEL_DISPUTED', parcel, {
    by: byTerminal(report),
    data: { ordersStatus: parcel.ordersStatus },
  });

/** A parcel left its box, or never came into it. False when the server knows that it was neither there nor a stray. */
async function leave(
  trx: Trx,
  act: Reported,
  heard: ParcelReport,
  ordersId: number,
  boxId: number,
): Promise<boolean> {
  const held = await lockParcelForUpdate(trx, ordersId, { lockerId: heard.lockerId, boxId });
  const { parcel } = held;
  const report = notBefore(heard, parcel.storeTime ?? parcel.bookTime);
  const box = reportedBox(held.boxes, report, boxId);
  if (!mayMove(act, parcel.ordersStatus) || parcel.boxId !== boxId) {
    if (report.offlinePin !== undefined) await noteDispute(trx, parcel, report);
    return takeOutStray(trx, box, ordersId, report);
  }
  const doubtful = act === 'COLLECT' && isBefore(heard.time, parcel.storeTime);
  const change = { ...changeBy(act, parcel, report), ...(doubtful && { timesDoubtful: true }) };
  const { now } = report;
  const data = act === 'COLLECT' ? await refuseUnproven(trx, parcel, report) : {};
  const left = await moveParcel(trx, held, act, { by: byTerminal(report), now, change, data });
  if (act === 'COLLECT') await notifyOwner(trx, 'COLLECTION', left, now);
  return true;
}

/** Its owner took it out of its box. */
export const collect = (trx: Trx, report: ParcelReport, ordersId: number, boxId: number) =>
  leave(trx, 'COLLECT', report, ordersId, boxId);

/** The operator took it out of its box. */
export const remove = (trx: Trx, report: ParcelReport, ordersId: number, boxId: number) =>
  leave(trx, 'REMOVE', report, ordersId, boxId);

/** A courier came and could not lay it in: its box is free again. */
export const fail = (trx: Trx, report: ParcelReport, ordersId: number, boxId: number) =>
  leave(trx, 'FAIL', report, ordersId, boxId);
