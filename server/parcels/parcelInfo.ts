// One parcel in full. Its PIN never leaves the server.
import { sql } from 'kysely';
import type { ParcelInfo } from '../../contract/parcels/parcels.ts';
import { maskPin } from '../../domain/parcels/parcels.ts';
import { BY_KEY } from '../db/byKey.ts';
import type { Db } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { shownTo, type Addresses } from '../lists/personal.ts';

/** A customer's display name: first and last name, else the username; null if the parcel has no member. */
export const memberName = sql<string | null>`coalesce(
  nullif(trim(concat_ws(' ', "members"."firstName", "members"."lastName")), ''), "members"."username")`;

/** Parcels by their keys, joined with their locker, box, size and customer. */
export const joinedParcels = (db: Db) =>
  db
    .selectFrom('parcels')
    .modifyFront(BY_KEY)
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .leftJoin('boxes', 'boxes.boxId', 'parcels.boxId')
    .leftJoin('boxTypes', 'boxTypes.boxTypeId', 'parcels.boxTypeId')
    .leftJoin('members', 'members.memberId', 'parcels.memberId');

const readRow = (db: Db, ordersId: number) =>
  joinedParcels(db)
    .leftJoin('providers', 'providers.providerId', 'parcels.providerId')
    .leftJoin('agents', 'agents.agentId', 'parcels.agentId')
    .selectAll('parcels')
    .select(['lockers.lockerNumber', 'lockers.lockerName', 'lockers.location'])
    .select(['boxes.name as boxName', 'boxTypes.name as boxTypeName'])
    .select(['providers.providerNumber', 'providers.providerName', 'agents.agentName'])
    .select(memberName.as('memberName'))
    .where('parcels.ordersId', '=', ordersId)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'ordersId' }));

const AMOUNTS = [
  'amount',
  'ordersAmount',
  'codAmount',
  'dtAmount',
  'codAmountPayable',
  'dtAmountPayable',
] as const;

type Amount = (typeof AMOUNTS)[number];

/** Cents as amounts of the API. */
const amountsOf = (row: Readonly<Record<`${Amount}Cents`, number>>): Record<Amount, number> =>
  Object.fromEntries(AMOUNTS.map((name) => [name, row[`${name}Cents`] / 100])) as Record<
    Amount,
    number
  >;

/** The payments for a parcel, latest first. */
async function paymentsOf(db: Db, ordersId: number): Promise<ParcelInfo['paymentHistoryList']> {
  const payments = await db
    .selectFrom('payments')
    .select(['paymentId', 'paymentScheme', 'amountCents', 'payStatus', 'payTime'])
    .where('ordersId', '=', ordersId)
    .orderBy('payTime', 'desc')
    .orderBy('paymentId', 'desc')
    .execute();
  return payments.map(({ amountCents, ...payment }) => ({ ...payment, amount: amountCents / 100 }));
}

/** Contact addresses of its owner and of those who handled it. */
export const PARCEL_ADDRESSES = {
  customerMobile: 'SMS',
  customerMail: 'MAIL',
  storeOtpMobile: 'SMS',
  collectUserMobile: 'SMS',
} as const satisfies Addresses<ParcelInfo>;

/** The parcel with this id, masked by the caller's permissions (R3.63). Throws NOT_FOUND. */
export async function parcelInfo(
  { database: { db }, user }: Pick<RequestContext, 'database' | 'user'>,
  { ordersId }: { ordersId: number },
): Promise<ParcelInfo> {
  const row = await readRow(db, ordersId);
  const paymentHistoryList = await paymentsOf(db, ordersId);
  const info = { ...row, ...amountsOf(row), pinCode: maskPin(row.pinHmac), paymentHistoryList };
  return shownTo({ user }, info as ParcelInfo, PARCEL_ADDRESSES);
}
