// What terminals report of parcels: laid in, not laid in, taken out by their owner or by the operator.
import type { Transaction } from 'kysely';
import { isSameOwner } from '../../domain/parcelBoxes.ts';
import { mayMove, type ParcelAct } from '../../domain/parcelMoves.ts';
import { COURIER } from '../../domain/parcels.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../http/problem.ts';
import type { Secrets } from '../secrets.ts';
import type { Report } from './boxReports.ts';
import { holdParcel, type Box, type Held, type Parcel } from './holdParcel.ts';
import { moveParcel, type Circumstances, type Doer } from './moveParcel.ts';
import { makePin } from './parcelPin.ts';
import { parcelsKeeping } from './settleBox.ts';
import { latest, standardExpiry } from './storageEnd.ts';
import { tellOwner } from './tellOwner.ts';

type Trx = Transaction<Tables>;

/** A report of a parcel, and what its code is made with. */
export interface ParcelReport extends Report {
  readonly secrets: Secrets;
}

/** A terminal's clock that runs behind does not have a parcel laid in before it was booked, or taken out before that. */
export const notBefore = <R extends Report>(report: R, time: number | null): R => ({
  ...report,
  time: Math.max(report.time, time ?? 0),
});

/** The terminal itself, at the moment of which it tells. */
export const byTerminal = ({ lockerId, time }: Report): Doer => ({
  time,
  byKind: 'TERMINAL',
  byId: lockerId,
});

/** The box of a report among those that are held. Refuses one that is not the locker's, or no longer. */
export function reportedBox(boxes: readonly Box[], { lockerId }: Report, boxId: number): Box {
  const box = boxes.find((held) => held.boxId === boxId);
  if (!box || box.lockerId !== lockerId || box.deletedAt !== null)
    throw new Problem('NOT_FOUND', { field: 'boxId' });
  return box;
}

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

/** Who laid it in, or took it out: what goes out through the locker goes the other way. */
const handOf = ({ parcelType, memberId }: Parcel, act: 'DEPOSIT' | 'COLLECT'): string => {
  const comesIn = parcelType === 'DEPOSIT_PARCEL';
  const customer = memberId === null ? 'GUEST' : 'MEMBER';
  return comesIn === (act === 'DEPOSIT') ? COURIER : customer;
};

/** Lays a parcel that is held into a box: until when it may stay and its PIN are made now, and its owner is told. */
export async function layIn(
  trx: Trx,
  held: Held,
  place: Pick<Parcel, 'boxId' | 'boxTypeId' | 'withOrdersId'>,
  { secrets, now, timeZone, ...report }: ParcelReport,
): Promise<void> {
  const { parcel } = held;
  const standardExpiryTime = await standardExpiry(trx, parcel, report.time, timeZone);
  const { pinCode, pinHmac } = await makePin(trx, secrets, parcel.lockerId);
  const change = {
    ...place,
    pinHmac,
    storeTime: report.time,
    storeUserType: handOf(parcel, 'DEPOSIT'),
    standardExpiryTime,
    expiryTime: latest(standardExpiryTime, parcel.extraExpiryTime),
  };
  const by = byTerminal({ ...report, now, timeZone });
  const stored = await moveParcel(trx, held, 'DEPOSIT', { by, now, change });
  await tellOwner(trx, 'DEPOSIT', stored, now, pinCode);
}

/** A booked parcel lies in its box, in a free one, or beside another of its owner's. False when it is not awaited or the box is another's. */
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

type Reported = Extract<ParcelAct, 'COLLECT' | 'REMOVE' | 'FAIL'>;

/** What else changes with the act. */
function changeBy(act: Reported, parcel: Parcel, time: number): Circumstances['change'] {
  if (act === 'COLLECT') return { collectTime: time, collectUserType: handOf(parcel, 'COLLECT') };
  // It never was in the box.
  return act === 'FAIL' ? { boxId: null } : {};
}

/** A parcel left its box, or never came into it. False when the server knows that it is not there. */
async function leave(
  trx: Trx,
  act: Reported,
  heard: Report,
  ordersId: number,
  boxId: number,
): Promise<boolean> {
  const held = await holdParcel(trx, ordersId, { lockerId: heard.lockerId, boxId });
  const { parcel } = held;
  const report = notBefore(heard, parcel.storeTime ?? parcel.bookTime);
  reportedBox(held.boxes, report, boxId);
  if (!mayMove(act, parcel.ordersStatus) || parcel.boxId !== boxId) return false;
  const change = changeBy(act, parcel, report.time) ?? {};
  const { now } = report;
  const left = await moveParcel(trx, held, act, { by: byTerminal(report), now, change });
  if (act === 'COLLECT') await tellOwner(trx, 'COLLECTION', left, now);
  return true;
}

/** Its owner took it out of its box. */
export const collect = (trx: Trx, report: Report, ordersId: number, boxId: number) =>
  leave(trx, 'COLLECT', report, ordersId, boxId);

/** The operator took it out of its box. */
export const remove = (trx: Trx, report: Report, ordersId: number, boxId: number) =>
  leave(trx, 'REMOVE', report, ordersId, boxId);

/** A courier came and could not lay it in: its box is free again. */
export const fail = (trx: Trx, report: Report, ordersId: number, boxId: number) =>
  leave(trx, 'FAIL', report, ordersId, boxId);
