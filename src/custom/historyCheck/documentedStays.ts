// The stays of a number on a server of the documented calls: the times that each parcel has.
import type { ParcelEntry, ParcelStay } from '../../../contract/parcels/parcelHistory.ts';
import { parcels, type ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { LONG_LIST_PAGE_SIZE } from '../../../domain/limits.ts';
import { nextStep } from '../../../domain/parcels/parcelSteps.ts';
import { readParcelNumber } from '../../../domain/parcels/reservation.ts';
import { call } from '../../dataProvider/call.ts';

const NOTHING = {
  byType: null,
  byName: null,
  from: null,
  to: null,
  number: null,
  expiry: null,
  location: null,
  amount: null,
  message: null,
} as const;

/** The steps with a time, newest first; whose they were is not told. */
function stepsOf(info: ParcelInfo): ParcelEntry[] {
  const { lockerName, boxName } = info;
  const laidIn = info.parcelType === 'DELIVER_PARCEL' ? 'POSTED' : 'DEPOSITED';
  const expired = info.ordersStatus === 'EXPIRED' ? info.expiryTime : null;
  const times = [
    ['BOOKED', info.bookTime],
    [laidIn, info.storeTime],
    ['EXPIRED', expired],
    ['COLLECTED', info.collectTime],
    ['CANCELED', info.cancelTime],
  ] as const;
  return times
    .flatMap(([what, time]) =>
      time ? [{ ...NOTHING, key: what, what, time, lockerName, boxName }] : [],
    )
    .toReversed();
}

const stayOf = (info: ParcelInfo): ParcelStay => ({
  ordersId: info.ordersId,
  parcelNumber: info.parcelNumber,
  ordersStatus: info.ordersStatus,
  lockerName: info.lockerName,
  boxName: info.boxName,
  steps: stepsOf(info),
  next: nextStep(info.ordersStatus, { reservationEnd: null, expiryTime: info.expiryTime }) ?? null,
});

const lastTime = ({ steps }: ParcelStay): number => Math.max(0, ...steps.map(({ time }) => time));

/** Every parcel with this number, latest first; the list finds prefixes, shortest number first. */
export async function documentedStays(parcelNumber: string, signal: AbortSignal) {
  const params = { parcelNumber, page: 0, size: LONG_LIST_PAGE_SIZE, sort: 'parcelNumber,asc' };
  const { content } = await call(parcels.list, params, { signal });
  const own = content.filter((row) => readParcelNumber(row.parcelNumber) === parcelNumber);
  const found = await Promise.all(
    own.map(({ ordersId }) => call(parcels.one, { ordersId }, { signal })),
  );
  const stays = found.map(stayOf).toSorted((one, other) => lastTime(other) - lastTime(one));
  return { content: stays };
}
