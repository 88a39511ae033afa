// Reads one customer, with the free boxes of their lockers and their waiting parcel.
import type { MemberInfo } from '../../contract/people/members.ts';
import type { Db } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { shownTo, type Addresses } from '../lists/personal.ts';

/** Total and free boxes of the locker by size; empty if the locker does not exist. */
async function sizesOf(db: Db, lockerId: number | null) {
  if (lockerId === null) return [];
  return db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select(['boxTypes.boxTypeId', 'boxTypes.name'])
    .select((is) => [
      is.fn.countAll<number>().as('count'),
      is.fn.countAll<number>().filterWhere('boxes.status', '=', 'AVAILABLE').as('availableCount'),
    ])
    .where('boxes.lockerId', '=', lockerId)
    .where('boxes.deletedAt', 'is', null)
    .where('lockers.deletedAt', 'is', null)
    .where('boxTypes.management', '=', false)
    .groupBy(['boxTypes.boxTypeId', 'boxTypes.name'])
    .orderBy('boxTypes.boxTypeId')
    .execute();
}

/** The number of the parcel last deposited for them in a locker; null if there is none. */
async function waitingParcel(db: Db, memberId: number): Promise<string | null> {
  const parcel = await db
    .selectFrom('parcels')
    .select('parcelNumber')
    .where('memberId', '=', memberId)
    .where('ordersStatus', 'in', ['STORED', 'EXPIRED'])
    .orderBy('storeTime', 'desc')
    .orderBy('ordersId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return parcel?.parcelNumber ?? null;
}

/** Mobile and e-mail address. */
export const MEMBER_ADDRESSES = {
  mobile: 'SMS',
  email: 'MAIL',
} as const satisfies Addresses<MemberInfo>;

/** The customer with this id, masked as the caller's permissions require. Throws NOT_FOUND. */
export async function readMember(
  { database: { db }, user }: Pick<RequestContext, 'database' | 'user'>,
  memberId: number,
): Promise<MemberInfo> {
  const member = await db
    .selectFrom('members')
    .leftJoin('lockers as first', 'first.lockerId', 'members.primaryLockerId')
    .leftJoin('lockers as second', 'second.lockerId', 'members.secondaryLockerId')
    .selectAll('members')
    .select(['first.lockerName as primaryLockerName', 'second.lockerName as secondaryLockerName'])
    .where('memberId', '=', memberId)
    .where('members.deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
  const info: MemberInfo = {
    ...member,
    primaryLocker: await sizesOf(db, member.primaryLockerId),
    secondaryLocker: await sizesOf(db, member.secondaryLockerId),
    parcelNumber: await waitingParcel(db, memberId),
  };
  return shownTo({ user }, info, MEMBER_ADDRESSES);
}
