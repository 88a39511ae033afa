// A courier lays a booked parcel in: into its own box, another that is free, or beside what lies there for the same person.
import type { Transaction } from 'kysely';
import { isSameOwner } from '../../domain/parcelBoxes.ts';
import { mayMove } from '../../domain/parcelMoves.ts';
import type { Tables } from '../db/tables.ts';
import type { Report } from './boxReports.ts';
import { holdParcel, type Box, type Held, type Parcel } from './holdParcel.ts';
import { layIn } from './layIn.ts';
import { notBefore, reportedBox, type ParcelReport } from './parcelReports.ts';
import { parcelsKeeping } from './settleBox.ts';

type Trx = Transaction<Tables>;

/** The parcel that holds a full box, where the other parcel is for the same person and may be laid beside it. */
export async function besideIn(
  trx: Trx,
  box: Box,
  parcel: Pick<Parcel, 'memberId' | 'customerMobile' | 'customerMail'>,
): Promise<number | undefined> {
  const [first, ...others] = await parcelsKeeping(trx, box.boxId);
  const stands = first && first.ordersStatus !== 'RESERVED';
  const same = [first, ...others].every((one) => one && isSameOwner(one, parcel));
  return stands && same ? first.ordersId : undefined;
}

/** Which box a parcel may lie in: its own, a free one, or one in which something for the same person lies. */
async function placeFor(
  trx: Trx,
  { parcel, boxes }: Held,
  report: Report,
  boxId: number,
): Promise<Pick<Parcel, 'boxId' | 'boxTypeId' | 'withOrdersId'> | undefined> {
  const box = reportedBox(boxes, report, boxId);
  const place = { boxId, boxTypeId: box.boxTypeId };
  if (parcel.boxId === boxId) return { ...place, withOrdersId: parcel.withOrdersId };
  if (box.status === 'AVAILABLE') return { ...place, withOrdersId: null };
  const withOrdersId = await besideIn(trx, box, parcel);
  return withOrdersId === undefined ? undefined : { ...place, withOrdersId };
}

/** The parcel lies there now. False when it is not awaited or the box is somebody else's. */
export async function deposit(
  trx: Trx,
  heard: ParcelReport,
  ordersId: number,
  boxId: number,
): Promise<boolean> {
  const held = await holdParcel(trx, ordersId, { lockerId: heard.lockerId, boxId });
  const report = notBefore(heard, held.parcel.bookTime);
  const place = await placeFor(trx, held, report, boxId);
  if (!place || !mayMove('DEPOSIT', held.parcel.ordersStatus)) return false;
  await layIn(trx, held, place, report);
  return true;
}
