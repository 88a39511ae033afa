// Queries of the locker list: filters, order, and rows with their fronts.
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { lockers } from '../../contract/lockers/lockers.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { SITUATIONS_BY_TROUBLE } from '../../domain/lockers/lockers.ts';
import type { Db, Tables } from '../db/tables.ts';
import type { Order } from '../lists/listing.ts';
import { matches } from '../lists/matches.ts';
import { DISTRICT_NAME, placeFilters } from '../lists/placeFilters.ts';
import { HEARTBEAT_TIME } from './heartbeatTime.ts';

export type LockerFilters = Omit<ParsedInput<(typeof lockers)['list']>, 'page' | 'size' | 'sort'>;

/** The locker columns of a row. */
export const ROW = [
  'lockers.lockerId',
  'lockers.lockerName',
  'lockers.lockerNumber',
  'lockers.location',
  'lockers.districtId',
  'lockers.companyName',
  'lockers.category',
  'lockers.postalCode',
  'lockers.sortingCode',
  'lockers.cctvLink',
  'lockers.longitude',
  'lockers.latitude',
  'lockers.lockerSituation',
  'lockers.situationTime',
  HEARTBEAT_TIME.as('heartbeatTime'),
  'lockers.lockerStatus',
  'lockers.creationTime',
  'lockers.lastUpdatedTime',
] as const;

/** Names, addresses and texts match by "contains", numbers and codes by prefix. */
const ANYWHERE = ['companyName', 'lockerName', 'location', 'category'] as const;
const FROM_BEGINNING = ['lockerNumber', 'postalCode', 'sortingCode'] as const;
const EXACT = ['lockerId', 'districtId', 'lockerSituation', 'lockerStatus'] as const;

/** The condition of the filters that are set; empty texts are ignored. Removed lockers are never listed. */
export function narrowed(
  is: ExpressionBuilder<Tables, 'lockers'>,
  filters: LockerFilters,
): Expression<SqlBool> {
  const conditions: Expression<SqlBool>[] = [is('lockers.deletedAt', 'is', null)];
  for (const name of ANYWHERE) {
    const text = filters[name];
    if (text) conditions.push(matches(is.ref(`lockers.${name}`), text));
  }
  for (const name of FROM_BEGINNING) {
    const text = filters[name];
    if (text) conditions.push(matches(is.ref(`lockers.${name}`), text, 'start'));
  }
  for (const name of EXACT) {
    const value = filters[name];
    if (value !== undefined) conditions.push(is(`lockers.${name}`, '=', value));
  }
  for (const name of ['lockerGroupId', 'provinceId'] as const) {
    const value = filters[name];
    if (value !== undefined) conditions.push(placeFilters[name](value));
  }
  return is.and(conditions);
}

const boxCount = (used: boolean): Expression<unknown> => {
  const holdsParcel = used ? sql`and "boxes"."status" in ('OCCUPIED', 'EXPIRED')` : sql``;
  return sql`(select count(*) from "boxes" join "boxTypes" on "boxTypes"."boxTypeId" = "boxes"."boxTypeId"
    where "boxes"."lockerId" = "lockers"."lockerId" and "boxes"."deletedAt" is null
    and not "boxTypes"."management" ${holdsParcel})`;
};

/** Severity of the situation, then the list's default order, combined in one number for cursors. */
const TROUBLE: Expression<unknown> = sql`array_position(
  array[${sql.join(SITUATIONS_BY_TROUBLE.map((name) => sql.lit(name)))}], "lockers"."lockerSituation"
)::bigint * 100000000000000 + "lockers"."lastUpdatedTime"`;

/**
 * The sort expression: a column, the severity, a box count, or the name of the district, as displayed. The contract has
 * checked the field name.
 */
export function sortedBy({ field }: Order): Expression<unknown> {
  if (field === 'boxCount') return boxCount(false);
  if (field === 'usedBoxCount') return boxCount(true);
  if (field === 'lockerSituation') return TROUBLE;
  if (field === 'districtId') return DISTRICT_NAME;
  return sql.ref(`lockers.${field}`);
}

export const LOCKER_ID: Expression<unknown> = sql.ref('lockers.lockerId');

/** The boxes of these lockers in one query, without removed ones. */
export function boxesOf(db: Db, lockerIds: number[]) {
  return db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .selectAll('boxes')
    .select(['boxTypes.name as boxTypeName', 'boxTypes.management'])
    .where('boxes.lockerId', 'in', lockerIds)
    .where('boxes.deletedAt', 'is', null)
    .orderBy('boxes.positionX')
    .orderBy('boxes.positionY')
    .execute();
}

export type BoxRow = Awaited<ReturnType<typeof boxesOf>>[number];

/** Boxes that take parcels, without a locker's own (screen, control unit, chute). */
export const countable = <B extends { management: boolean }>(boxes: readonly B[]): B[] =>
  boxes.filter((box) => !box.management);
