// The parcels of the demo as the list should show them: read from the tables and folded in TypeScript.
import type { ParcelFilters } from '../../../server/parcels/counting.ts';
import type { TimeQueryType } from '../../../domain/parcels/parcels.ts';
import type { OpenServer } from '../../kit/servers/openServer.ts';

const by = <K, R>(rows: readonly R[], key: (row: R) => K): Map<K, R> =>
  new Map(rows.map((row) => [key(row), row]));

/** Every parcel with the names that the filters look at. */
export async function everyParcel({ database: { db } }: OpenServer) {
  const lockers = by(await db.selectFrom('lockers').selectAll().execute(), (row) => row.lockerId);
  const members = by(await db.selectFrom('members').selectAll().execute(), (row) => row.memberId);
  const boxes = by(await db.selectFrom('boxes').selectAll().execute(), (row) => row.boxId);
  const parcels = await db.selectFrom('parcels').selectAll().execute();
  return parcels.map((parcel) => {
    const member = parcel.memberId === null ? undefined : members.get(parcel.memberId);
    const names = [member?.firstName, member?.lastName].filter(Boolean).join(' ');
    return {
      ...parcel,
      lockerName: lockers.get(parcel.lockerId)?.lockerName ?? '',
      lockerNumber: lockers.get(parcel.lockerId)?.lockerNumber ?? '',
      boxName: parcel.boxId === null ? null : (boxes.get(parcel.boxId)?.name ?? null),
      memberName: names || (member?.username ?? null),
      memberMobile: member?.mobile ?? null,
    };
  });
}

export type Whole = Awaited<ReturnType<typeof everyParcel>>[number];

const TIMES = {
  BOOK_TIME: 'bookTime',
  STORE_TIME: 'storeTime',
  COLLECT_TIME: 'collectTime',
  EXPIRY_TIME: 'expiryTime',
} as const satisfies Record<TimeQueryType, keyof Whole>;

const holds = (text: string | null, part = '') =>
  part === '' || (text ?? '').toLowerCase().includes(part.toLowerCase());
const begins = (text: string | null, part = '') => part === '' || (text ?? '').startsWith(part);
const same = <V>(value: V, wanted: V | undefined) => wanted === undefined || value === wanted;

/** Whether the filters leave this parcel in the list. */
export function fits(parcel: Whole, filters: ParcelFilters): boolean {
  const time = parcel[TIMES[filters.timeQueryType ?? 'BOOK_TIME']];
  return (
    begins(parcel.parcelNumber, filters.parcelNumber?.toUpperCase()) &&
    holds(parcel.lockerName, filters.lockerName) &&
    holds(parcel.memberName, filters.memberName) &&
    (begins(parcel.customerMobile, filters.mobile) ||
      begins(parcel.memberMobile, filters.mobile)) &&
    same(parcel.lockerId, filters.lockerId) &&
    same(parcel.ordersStatus, filters.ordersStatus) &&
    same(parcel.parcelType, filters.parcelType) &&
    (filters.laidInAs === undefined ||
      (filters.laidInAs === 'POST') === (parcel.parcelType === 'DELIVER_PARCEL')) &&
    same(parcel.payStatus, filters.payStatus) &&
    (filters.startTime === undefined || (time !== null && time >= filters.startTime)) &&
    (filters.endTime === undefined || (time !== null && time <= filters.endTime))
  );
}

type Value = string | number | boolean | null;

/** The order of a list: what lacks the value is last whichever way, equals follow their number. */
export function ordered(
  parcels: readonly Whole[],
  field: keyof Whole,
  direction: 'asc' | 'desc',
): Whole[] {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (one: Value, other: Value): number => {
    if (one === other) return 0;
    if (one === null) return 1;
    if (other === null) return -1;
    return one < other ? -sign : sign;
  };
  return parcels.toSorted(
    (one, other) => compare(one[field], other[field]) || sign * (one.ordersId - other.ordersId),
  );
}
