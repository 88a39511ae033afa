// Parcels as the lists show them, with related names, joined only for the rows of the page.
import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { joinedParcels, memberName } from './parcelInfo.ts';
import { shownTo } from '../lists/personal.ts';

const ROW = [
  'parcels.ordersId',
  'parcels.parcelNumber',
  'parcels.bookNumber',
  'parcels.ordersStatus',
  'parcels.parcelType',
  'parcels.payStatus',
  'parcels.lockerId',
  'lockers.lockerNumber',
  'lockers.lockerName',
  'parcels.boxId',
  'boxes.name as boxName',
  'parcels.boxTypeId',
  'boxTypes.name as boxTypeName',
  'parcels.memberId',
  'parcels.bookTime',
  'parcels.storeTime',
  'parcels.collectTime',
  'parcels.collectUserType',
  'parcels.expiryTime',
  'parcels.creationTime',
  'parcels.lastUpdatedTime',
] as const;

/** Whether a parcel costs nothing: no amount of it is set. */
export const NOTHING_DUE = sql<boolean>`greatest("amountCents", "ordersAmountCents", "codAmountCents", "dtAmountCents",
  "codAmountPayableCents", "dtAmountPayableCents") = 0`;

/** The parcel's own, else its member's. */
export const CUSTOMER_MOBILE = sql<
  string | null
>`coalesce("parcels"."customerMobile", "members"."mobile")`;

const read = (db: Db, ids: readonly number[]) =>
  joinedParcels(db)
    .select(ROW)
    .select(memberName.as('memberName'))
    .select(NOTHING_DUE.as('nothingDue'))
    .select(CUSTOMER_MOBILE.as('customerMobile'))
    .where(sql<boolean>`"parcels"."ordersId" = any(${ids})`)
    .execute();

/** A parcel with the names of its related records. */
export type NamedParcel = Awaited<ReturnType<typeof read>>[number];

/** The parcels with these ids, in this order, masked by the caller's permissions. */
export async function parcelRows(
  { database: { db }, user }: Pick<RequestContext, 'database' | 'user'>,
  ids: readonly number[],
): Promise<NamedParcel[]> {
  if (ids.length === 0) return [];
  const found = new Map((await read(db, ids)).map((row) => [row.ordersId, row]));
  return ids
    .flatMap((id) => found.get(id) ?? [])
    .map((row) => shownTo({ user }, row, { customerMobile: 'SMS' }));
}
