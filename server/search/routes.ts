// Global search: one indexed query per resource, each subject to the caller's permissions.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { lockers } from '../../contract/lockers/lockers.ts';
import { members } from '../../contract/people/members.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { search, type SearchResults } from '../../contract/operations/search.ts';
import { staffCalls } from '../../contract/people/staff.ts';
import type { Needs } from '../../contract/endpoint.ts';
import { fold } from '../../domain/fold.ts';
import { PARCEL_STATUSES } from '../../domain/parcels/parcels.ts';
import { isInBox } from '../../domain/parcels/parcelMoves.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { mayBeWhole } from '../../domain/people/masking.ts';
import { mayBeMobile } from '../../domain/people/mobiles.ts';
import { FOUND_MAX, isJust, isNumber, soughtBox, termsOf } from '../../domain/search.ts';
import type { Db } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { isTooMany } from '../http/throttle.ts';
import { allOf, exactly } from '../lists/listing.ts';
import { folded, matches } from '../lists/matches.ts';
import { numberOnLabel } from '../parcels/numberOnLabel.ts';
import { numberBegins, ofMobile } from '../parcels/parcelFilters.ts';
import { countLookup, seesPersonal } from '../lists/personal.ts';
import { HEARTBEAT_TIME } from '../lockers/heartbeatTime.ts';
import { seesStaffClear } from '../staff/staffRows.ts';
import { findMembers, findStaff } from './searchPeople.ts';

/** Maximum number of lockers searched for a box. */
const LOCKERS_MAX = 20;

const maySee = ({ user }: RequestContext, { needs }: { readonly needs: Needs }): boolean =>
  typeof needs !== 'string' && holdsAny(user.authoritySet, needs);

const parcelsThat = (db: Db, fit: RawBuilder<SqlBool>, order: RawBuilder<unknown>) =>
  db
    .selectFrom('parcels')
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .leftJoin('boxes', 'boxes.boxId', 'parcels.boxId')
    .select(['ordersId', 'parcelNumber', 'bookNumber', 'ordersStatus', 'lockers.lockerName'])
    .select('boxes.name as boxName')
    .where(fit)
    .orderBy(order)
    .limit(FOUND_MAX)
    .execute();

/** The newest stay of a number first: a scanned label is usually that of a parcel currently in the network. */
async function findParcels(db: Db, by: 'parcelNumber' | 'bookNumber', text: string) {
  const number = await numberOnLabel(db, text, by);
  // An empty prefix would match every number.
  if (number === '') return [];
  const column = sql.ref(`parcels.${by}`);
  const order = sql`${column} collate "C", "parcels"."ordersId" desc`;
  const rows = await parcelsThat(db, numberBegins(by, number), order);
  return rows.map((row) => ({ ...row, exact: isNumber(number, row[by]) }));
}

/** Parcels in boxes for the customer with this mobile, the earliest expiry first; a single one is an exact match. */
async function findInBoxes(db: Db, mobile: string) {
  if (!mayBeMobile(mobile) || !mayBeWhole('SMS', mobile)) return [];
  const inBox = sql<SqlBool>`"parcels"."ordersStatus" = any(${PARCEL_STATUSES.filter(isInBox)})`;
  const theirs = await ofMobile(db, mobile, exactly);
  const rows = await parcelsThat(db, allOf([inBox, theirs]), sql`"parcels"."expiryTime"`);
  return rows.map((row) => ({ ...row, exact: rows.length === 1 }));
}

/** Lockers by words of the name, in any order, or the beginning of the number; an exact match first. */
async function findLockers(db: Db, text: string, most: number) {
  const [name, number] = [sql.ref('lockerName'), sql.ref('lockerNumber')];
  const same = (column: RawBuilder<unknown>) => sql`${folded(column)} = ${fold(text)}`;
  const rows = await db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerName', 'lockerNumber', 'location', 'lockerSituation'])
    .select(HEARTBEAT_TIME.as('heartbeatTime'))
    .where('deletedAt', 'is', null)
    .where((is) =>
      is.or([
        is.and(termsOf(text).map((word) => matches(name, word))),
        matches(number, text, 'start'),
      ]),
    )
    .orderBy(
      sql`(${same(name)} or ${same(number)}) desc, (${matches(name, text, 'start')}) desc, "lockerName"`,
    )
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, exact: isJust(text, row.lockerName, row.lockerNumber) }));
}

/** A box such as "LK12-A07": in the locker with exactly this name, else in those whose name contains it. */
async function findBoxes(db: Db, text: string): Promise<SearchResults['boxes']> {
  const wanted = soughtBox(text);
  if (!wanted) return [];
  const around = await findLockers(db, wanted.locker, LOCKERS_MAX);
  if (around.length === 0) return [];
  const just = around.filter(({ exact }) => exact).map(({ lockerId }) => lockerId);
  const rows = await db
    .selectFrom('boxes')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select(['boxId', 'boxes.name as boxName', 'boxes.status', 'boxes.lockerId'])
    .select('lockers.lockerName')
    .where(
      'boxes.lockerId',
      'in',
      around.map(({ lockerId }) => lockerId),
    )
    .where('boxes.deletedAt', 'is', null)
    .where(matches(sql.ref('boxes.name'), wanted.box, 'start'))
    .orderBy(sql`"boxes"."lockerId" = any(${just}) desc`)
    .orderBy(sql`${folded(sql.ref('boxes.name'))} = ${fold(wanted.box)} desc`)
    .orderBy('lockers.lockerName')
    .orderBy('boxes.name')
    .limit(FOUND_MAX)
    .execute();
  return rows.map((row) => ({
    ...row,
    exact: just.includes(row.lockerId) && isJust(wanted.box, row.boxName),
  }));
}

/**
 * Whether mobile and e-mail may be searched: attempts by users who may not see them are throttled as in lists.
 * `known`: the text is the number of a parcel, and so not a guess at a person's number.
 */
async function mayAskForPersons(
  context: RequestContext,
  text: string,
  known: boolean,
): Promise<boolean> {
  const mobile = mayBeMobile(text) && mayBeWhole('SMS', text) ? text : '';
  const params = { mobile, email: text };
  const closed =
    ([members.list, parcels.list].some((list) => maySee(context, list)) &&
      !seesPersonal(context)) ||
    (maySee(context, staffCalls.backend) && !seesStaffClear(context));
  if (!closed) return true;
  if (known) return false;
  await countLookup(context, params, false);
  return true;
}

const NOTHING = {
  parcels: [],
  bookings: [],
  members: [],
  boxes: [],
  lockers: [],
  staff: [],
  tooMany: false,
} satisfies SearchResults;

const find = async (
  { text }: { text: string },
  context: RequestContext,
): Promise<SearchResults> => {
  // Nothing is left of an accent alone, and an empty beginning would match everybody.
  if (fold(text) === '') return NOTHING;
  const { db } = context.database;
  const may = { parcels: maySee(context, parcels.list), lockers: maySee(context, lockers.one) };
  const found = may.parcels ? await findParcels(db, 'parcelNumber', text) : [];
  const booked = may.parcels ? await findParcels(db, 'bookNumber', text) : [];
  const known = [...found, ...booked].some(({ exact }) => exact);
  let tooMany = false;
  const personal = await mayAskForPersons(context, text, known).catch((error: unknown) => {
    if (!isTooMany(error)) throw error;
    tooMany = true;
    return false;
  });
  const inBoxes = may.parcels && personal ? await findInBoxes(db, text) : [];
  const all = new Map([...inBoxes, ...found].map((row) => [row.ordersId, row]));
  return {
    parcels: [...all.values()].slice(0, FOUND_MAX),
    bookings: booked,
    members: maySee(context, members.list) ? await findMembers(context, text, personal) : [],
    boxes: may.lockers ? await findBoxes(db, text) : [],
    lockers: may.lockers ? await findLockers(db, text, FOUND_MAX) : [],
    staff: maySee(context, staffCalls.backend) ? await findStaff(context, text, personal) : [],
    tooMany,
  };
};

export const searchRoutes = routesOf(search, { find });
