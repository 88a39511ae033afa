// Filters of the parcel lists, as conditions that each use one index.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { spellingsAbroad } from '../../domain/people/mobiles.ts';
import { laidInAs, PARCEL_TYPES, type LaidInAs } from '../../domain/parcels/parcels.ts';
import type { Db } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { allOf, beginningWith, within } from '../lists/listing.ts';
import { matches } from '../lists/matches.ts';
import { numberOnLabel } from './numberOnLabel.ts';
import { memberName as shownName } from './parcelInfo.ts';
import { countingOf, timeColumn, type ParcelFilters } from './counting.ts';
import { GATHERED_MAX, type Walk } from './parcelWalk.ts';
import { countLookup, numberLike, patternFor } from '../lists/personal.ts';

type Condition = RawBuilder<SqlBool>;

/** Numbers with this prefix, as read by `numberOnLabel`; compared bytewise, as their index is. */
export const numberBegins = (by: 'parcelNumber' | 'bookNumber', number: string): Condition =>
  sql<SqlBool>`${sql.ref(`parcels.${by}`)} collate "C" like ${beginningWith(number)}`;

/** Maximum ids looked up before the parcels are read; if more match, each parcel is checked instead. */
const IDS_MAX = 1_000;

const KEYS = { lockers: 'lockerId', members: 'memberId' } as const;

/**
 * Parcels whose locker or customer matches. Names are in small tables, which are queried first so that the planner knows
 * the number of matches before it chooses a plan for the parcels.
 * @param orElse one of two alternative matches: if many match, each parcel is checked by itself
 */
async function ofNamed(
  db: Db,
  table: keyof typeof KEYS,
  fits: Condition,
  { orElse = false } = {},
): Promise<Condition> {
  const key = KEYS[table];
  const id = sql.ref(`parcels.${key}`);
  const found = await sql<{ id: number }>`select ${sql.ref(key)} as id from ${sql.table(table)}
    where ${fits} limit ${IDS_MAX + 1}`.execute(db);
  const ids = found.rows.map((row) => row.id);
  if (ids.length === 1) return sql<SqlBool>`${id} = ${ids[0]}`;
  if (ids.length <= IDS_MAX) return sql<SqlBool>`${id} = any(${ids})`;
  const one = sql`from ${sql.table(table)} where ${sql.ref(`${table}.${key}`)} = ${id}`;
  return orElse
    ? sql<SqlBool>`(select ${fits} ${one})`
    : sql<SqlBool>`exists (select ${one} and ${fits})`;
}

/** Parcels of lockers whose name contains the text. */
export const atLocker = (db: Db, name: string): Promise<Condition> =>
  ofNamed(db, 'lockers', matches(sql.ref('lockers.lockerName'), name));

/** Parcels of lockers whose number has this prefix. */
export const atNumber = (db: Db, number: string): Promise<Condition> =>
  ofNamed(db, 'lockers', matches(sql.ref('lockers.lockerNumber'), number, 'start'));

const ofMember = (db: Db, name: string): Promise<Condition> =>
  ofNamed(db, 'members', matches(shownName, name));

/** Parcels whose customer's mobile has this prefix, be it the parcel's own or that of its member. */
export async function ofMobile(
  db: Db,
  typed: string,
  patternOf: (text: string) => string,
): Promise<Condition> {
  const abroad = spellingsAbroad(typed).map(
    ({ areaCode, mobile }) =>
      sql`"parcels"."customerAreaCode" = ${areaCode} and "parcels"."customerMobile" like ${patternOf(mobile)}`,
  );
  const own = sql.join(
    [numberLike('parcels.customerMobile', typed, patternOf), ...abroad],
    sql` or `,
  );
  const theirs = numberLike('members.mobile', typed, patternOf);
  const members = await ofNamed(db, 'members', theirs, { orElse: true });
  return sql<SqlBool>`(${own} or ${members})`;
}

const ofLaidIn = (params: LaidInAs): Condition =>
  sql<SqlBool>`"parcels"."parcelType" in (${sql.join(PARCEL_TYPES.filter((type) => laidInAs(type) === params))})`;

const EXACT = ['lockerId', 'memberId', 'ordersStatus', 'parcelType', 'payStatus'] as const;

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Maximum number of matches to collect and then sort; beyond it, walking the parcels in order and checking each is
 * faster. A prefix or time span index does not sort, and the walk reaches an old span only after all
 * later changes.
 */
function gatheredUpTo({ endTime, startTime, ...filters }: ParcelFilters, now: number): number {
  if (endTime !== undefined && endTime < now - 30 * DAY) return 5 * GATHERED_MAX;
  const { parcelNumber, lockerName, memberName, mobile } = filters;
  const spread = [parcelNumber, lockerName, memberName, mobile, endTime, startTime];
  return spread.some(Boolean) ? GATHERED_MAX : 0;
}

/** Which parcels, and how to find them. */
export type Narrowed = Pick<Walk, 'db' | 'where' | 'countedIn' | 'outside' | 'gatheredUpTo'>;

/** The filters that are set; an empty text is none. */
export async function narrowed(
  context: Pick<RequestContext, 'database' | 'now' | 'user' | 'throttle'>,
  filters: ParcelFilters,
): Promise<Narrowed> {
  await countLookup(context, { mobile: filters.mobile });
  const { database, now } = context;
  const { db } = database;
  const { lockerName, mobile } = filters;
  const parcelNumber = filters.parcelNumber && (await numberOnLabel(db, filters.parcelNumber));
  const { timeQueryType = 'BOOK_TIME', startTime, endTime } = filters;
  const conditions = within(timeColumn(timeQueryType), startTime, endTime);
  for (const name of EXACT) {
    const value = filters[name];
    if (value !== undefined)
      conditions.push(sql<SqlBool>`${sql.ref(`parcels.${name}`)} = ${value}`);
  }
  if (filters.laidInAs) conditions.push(ofLaidIn(filters.laidInAs));
  if (parcelNumber) conditions.push(numberBegins('parcelNumber', parcelNumber));
  if (lockerName) conditions.push(await atLocker(db, lockerName));
  if (filters.memberName) conditions.push(await ofMember(db, filters.memberName));
  if (mobile) conditions.push(await ofMobile(db, mobile, patternFor(context, 'SMS')));
  return {
    db,
    where: allOf(conditions),
    ...countingOf(context, { ...filters, parcelNumber }),
    gatheredUpTo: gatheredUpTo(filters, now()),
  };
}
