// Ensures that a demo of any size, generated at any time, has ordinary parcels in every status.
import { PARCEL_STATUSES, type ParcelStatus } from '../../../domain/parcels/parcels.ts';
import type { Life, StayOf } from './lives.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Minimum parcels in each status that chance may leave out. */
const AT_LEAST = 2;

interface Bounds {
  begin: number;
  now: number;
  stayOf: StayOf;
}

/** When the box became free of the previous parcel. */
const freeSince = (lives: readonly Life[], life: Life, begin: number): number =>
  lives
    .filter(({ box, bookTime }) => box === life.box && bookTime < life.bookTime)
    .reduce((latest, { endTime }) => Math.max(latest, endTime ?? 0), begin);

/** The same stay moved back by whole days so that it ended by `until`; undefined if the box was not free then. */
function begunEarlier(
  lives: readonly Life[],
  life: Life,
  until: number,
  { begin, stayOf }: Bounds,
): Life | undefined {
  if (life.storeTime === null) return undefined;
  const sender = life.ordersType === 'PROVIDER' ? life.agent : undefined;
  const free = freeSince(lives, life, begin);
  for (let back = 0; life.bookTime - back > free; back += DAY) {
    const storeTime = life.storeTime - back;
    const expiryTime = storeTime + stayOf(life.box, sender, storeTime);
    if (expiryTime < until)
      return { ...life, bookTime: life.bookTime - back, storeTime, expiryTime };
  }
  return undefined;
}

/** The booking changed to reach the wanted status; undefined if it cannot have. */
function ledTo(
  wanted: ParcelStatus,
  life: Life,
  lives: readonly Life[],
  bounds: Bounds,
): Life | undefined {
  const { now } = bounds;
  const endTime = life.endTime ?? now;
  const late = begunEarlier(lives, life, endTime, bounds);
  if (!late || wanted !== 'WAREHOUSE_COLLECTED') return late && { ...late, ordersStatus: wanted };
  return {
    ...late,
    ordersStatus: wanted,
    warehouseTime: endTime + Math.floor((now - endTime) / 2),
  };
}

/** For each rare status, the status to convert parcels from. */
const SOURCES: readonly [ParcelStatus, ParcelStatus][] = [
  ['EXPIRED', 'STORED'],
  ['REMOVE', 'FINISHED'],
  ['WAREHOUSE_STORED', 'FINISHED'],
  ['WAREHOUSE_COLLECTED', 'FINISHED'],
];

/** The booking as one of an ordinary parcel: a deposit for a registered customer. */
const ordinary = (life: Life): Life => ({
  ...life,
  parcelType: 'DEPOSIT_PARCEL',
  ordersType: life.ordersType === 'UNREGISTERED' ? 'REGISTERED' : life.ordersType,
  ordinary: true,
});

/** The bookings in order; the last two of each status are ordinary parcels. */
function withOrdinary(lives: readonly Life[]): Life[] {
  const all = lives.toSorted((one, other) => one.bookTime - other.bookTime);
  for (const status of PARCEL_STATUSES) {
    for (let done = 0, index = all.length - 1; done < AT_LEAST && index >= 0; index -= 1) {
      const life = all[index]!;
      if (life.ordersStatus !== status) continue;
      all[index] = ordinary(life);
      done += 1;
    }
  }
  return all;
}

/** The bookings in order, with at least two parcels in each status, the last two of each ordinary. */
export function withEveryState(lives: readonly Life[], bounds: Bounds): Life[] {
  const all = [...lives];
  for (const [wanted, source] of SOURCES) {
    let lacking = AT_LEAST - all.filter(({ ordersStatus }) => ordersStatus === wanted).length;
    for (const [index, life] of all.entries()) {
      if (lacking <= 0) break;
      if (life.ordersStatus !== source) continue;
      const changed = ledTo(wanted, life, all, bounds);
      if (!changed) continue;
      all[index] = changed;
      lacking -= 1;
    }
  }
  return withOrdinary(all);
}
