// Deposits a booked parcel: in its own box, a free one, or one with parcels for the same person.
import { isSameOwner } from '../../domain/parcels/parcelBoxes.ts';
import { holdsBox, mayMove } from '../../domain/parcels/parcelMoves.ts';
import { isBefore } from '../../domain/reports/reportTimes.ts';
import { verdictOn } from '../../domain/parcels/strays.ts';
import type { Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import {
  lockParcelForUpdate,
  type Box,
  type Held,
  type Parcel,
} from '../parcels/lockParcelForUpdate.ts';
import { layIn } from './layIn.ts';
import { notBefore, reportedBox, type ParcelReport } from './parcelReports.ts';
import { parcelsKeeping } from '../boxes/updateBoxStatus.ts';
import { lookedForAt, reportStray } from '../boxes/strays.ts';

/** The parcel in an occupied box, if the other parcel is for the same person and may share the box. */
export async function besideIn(
  trx: Trx,
  box: Box,
  parcel: Pick<Parcel, 'memberId' | 'customerMobile' | 'customerMail' | 'parcelType'>,
): Promise<number | undefined> {
  const [first, ...others] = await parcelsKeeping(trx, box.boxId);
  const stands = first && first.ordersStatus !== 'RESERVED';
  // Outgoing and incoming parcels are collected by different people.
  const same = [first, ...others].every(
    (one) => one && isSameOwner(one, parcel) && one.parcelType === parcel.parcelType,
  );
  return stands && same ? first.ordersId : undefined;
}

/** The boxes allowed for a parcel: its own, a free one, or one with parcels for the same person. */
async function placeFor(
  trx: Trx,
  { parcel }: Held,
  box: Box,
): Promise<Pick<Parcel, 'boxId' | 'boxTypeId' | 'withOrdersId'> | undefined> {
  const { boxId } = box;
  const place = { boxId, boxTypeId: box.boxTypeId };
  if (parcel.boxId === boxId) return { ...place, withOrdersId: parcel.withOrdersId };
  if (box.status === 'AVAILABLE') return { ...place, withOrdersId: null };
  const withOrdersId = await besideIn(trx, box, parcel);
  return withOrdersId === undefined ? undefined : { ...place, withOrdersId };
}

/** When the parcel was last known to have left the box, or was found missing. */
async function goneSince(trx: Trx, parcel: Parcel, boxId: number): Promise<number | null> {
  const { ordersId, storeTime, ordersStatus, collectTime, lastUpdatedTime } = parcel;
  const wasThere = parcel.boxId === boxId && storeTime !== null && !holdsBox(ordersStatus);
  const left = wasThere ? (collectTime ?? lastUpdatedTime) : null;
  const looked = await lookedForAt(trx, ordersId, boxId);
  return left === null && looked === null ? null : Math.max(left ?? 0, looked ?? 0);
}

/** Whether another parcel was in the box at that time, according to the report of its removal. */
async function wasFull(
  trx: Trx,
  { boxId }: Box,
  { withOrdersId }: Pick<Parcel, 'withOrdersId'>,
  time: number,
): Promise<boolean> {
  if (withOrdersId !== null) return false;
  const others = trx.selectFrom('parcels').where('boxId', '=', boxId);
  return hasRow(others.where('storeTime', '<', time).where('collectTime', '>', time));
}

/**
 * Records the deposit. False if it cannot be recorded: the parcel is not expected or the box is taken. Unless that is
 * known already, the box is flagged and staff are alerted.
 */
export async function deposit(
  trx: Trx,
  received: ParcelReport,
  ordersId: number,
  boxId: number,
): Promise<boolean> {
  const held = await lockParcelForUpdate(trx, ordersId, { lockerId: received.lockerId, boxId });
  const { parcel } = held;
  const report = notBefore(received, parcel.bookTime);
  const box = reportedBox(held.boxes, report, boxId);
  const awaited = mayMove('DEPOSIT', parcel.ordersStatus);
  const place = awaited ? await placeFor(trx, held, box) : undefined;
  const verdict = verdictOn({
    time: report.time,
    fits: place !== undefined,
    liesThere: parcel.boxId === boxId && !awaited && holdsBox(parcel.ordersStatus),
    goneSince: await goneSince(trx, parcel, boxId),
  });
  if (verdict === 'STRAY') await reportStray(trx, box, parcel, report);
  if (place) {
    const early = isBefore(received.time, parcel.bookTime);
    const doubtful = early || (await wasFull(trx, box, place, report.time));
    await layIn(trx, held, place, report, { doubtful });
  }
  return place !== undefined;
}
