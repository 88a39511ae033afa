// Global search: one indexed query per resource, each subject to the caller's permissions.
import { sql, type Kysely } from 'kysely';
import { lockers } from '../../contract/lockers/lockers.ts';
import { members } from '../../contract/people/members.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { search, type SearchResults } from '../../contract/operations/search.ts';
import { staffCalls } from '../../contract/people/staff.ts';
import type { Needs } from '../../contract/endpoint.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { mayBeWhole } from '../../domain/people/masking.ts';
import { readParcelNumber } from '../../domain/parcels/reservation.ts';
import { looksLikeMobile } from '../../domain/people/mobiles.ts';
import { FOUND_MAX, isJust, isNumber, soughtBox } from '../../domain/search.ts';
import type { Tables } from '../db/tables.ts';
import { routesOf } from '../http/handlers.ts';
import type { RequestContext } from '../http/context.ts';
import { isTooMany } from '../http/throttle.ts';
import { beginningWith, holding } from '../lists/listing.ts';
import { numberBegins } from '../parcels/parcelFilters.ts';
import { countLookup, seesPersonal } from '../lists/personal.ts';
import { findMembers, findStaff, seesStaffClear } from './searchPeople.ts';

type Db = Kysely<Tables>;

/** Maximum number of lockers searched for a box. */
const LOCKERS_MAX = 20;

const maySee = ({ user }: RequestContext, { needs }: { readonly needs: Needs }): boolean =>
  typeof needs !== 'string' && holdsAny(user.authoritySet, needs);

/** The newest stay of a number first: a scanned label is usually that of a parcel currently in the network. */
async function findParcels(db: Db, by: 'parcelNumber' | 'bookNumber', text: string) {
  // Punctuation only is not a number, and an empty prefix would match every number.
  if (readParcelNumber(text) === '') return [];
  const column = sql.ref(`parcels.${by}`);
  const rows = await db
    .selectFrom('parcels')
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .leftJoin('boxes', 'boxes.boxId', 'parcels.boxId')
    .select(['ordersId', 'parcelNumber', 'bookNumber', 'ordersStatus', 'lockers.lockerName'])
    .select('boxes.name as boxName')
    .where(numberBegins(`parcels.${by}`, text))
    .orderBy(sql`${column} collate "C", "parcels"."ordersId" desc`)
    .limit(FOUND_MAX)
    .execute();
  return rows.map((row) => ({ ...row, exact: isNumber(text, row[by]) }));
}

/** Lockers by a part of the name or the beginning of the number; an exact match first. */
async function findLockers(db: Db, text: string, most: number) {
  const small = text.toLowerCase();
  const rows = await db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerName', 'lockerNumber', 'location', 'lockerSituation'])
    .where('deletedAt', 'is', null)
    .where((is) =>
      is.or([
        is('lockerName', 'ilike', holding(text)),
        is('lockerNumber', 'ilike', beginningWith(text)),
      ]),
    )
    .orderBy(
      sql`(lower("lockerName") = ${small} or lower("lockerNumber") = ${small}) desc,
        ("lockerName" ilike ${beginningWith(text)}) desc, "lockerName"`,
    )
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, exact: isJust(text, row.lockerName, row.lockerNumber) }));
}

/** A box such as "LK12-A07": in the locker with exactly this name, else in those whose name contains it. */
async function findBoxes(db: Db, text: string): Promise<SearchResults['boxes']> {
  const sought = soughtBox(text);
  if (!sought) return [];
  const around = await findLockers(db, sought.locker, LOCKERS_MAX);
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
    .where('boxes.name', 'ilike', beginningWith(sought.box))
    .orderBy(sql`"boxes"."lockerId" = any(${just}) desc`)
    .orderBy(sql`lower("boxes"."name") = ${sought.box.toLowerCase()} desc`)
    .orderBy('lockers.lockerName')
    .orderBy('boxes.name')
    .limit(FOUND_MAX)
    .execute();
  return rows.map((row) => ({
    ...row,
    exact: just.includes(row.lockerId) && isJust(sought.box, row.boxName),
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
  const mobile = looksLikeMobile(text) && mayBeWhole('SMS', text) ? text : '';
  const params = { mobile, email: text };
  const closed =
    (maySee(context, members.list) && !seesPersonal(context)) ||
    (maySee(context, staffCalls.backend) && !seesStaffClear(context));
  if (!closed) return true;
  if (known) return false;
  await countLookup(context, params, false);
  return true;
}

const find = async (
  { text }: { text: string },
  context: RequestContext,
): Promise<SearchResults> => {
  const { db } = context.database;
  const seen = { parcels: maySee(context, parcels.list), lockers: maySee(context, lockers.one) };
  const found = seen.parcels ? await findParcels(db, 'parcelNumber', text) : [];
  const booked = seen.parcels ? await findParcels(db, 'bookNumber', text) : [];
  const known = [...found, ...booked].some(({ exact }) => exact);
  let tooMany = false;
  const personal = await mayAskForPersons(context, text, known).catch((error: unknown) => {
    if (!isTooMany(error)) throw error;
    tooMany = true;
    return false;
  });
  return {
    parcels: found,
    bookings: booked,
    members: maySee(context, members.list) ? await findMembers(context, text, personal) : [],
    boxes: seen.lockers ? await findBoxes(db, text) : [],
    lockers: seen.lockers ? await findLockers(db, text, FOUND_MAX) : [],
    staff: maySee(context, staffCalls.backend) ? await findStaff(context, text, personal) : [],
    tooMany,
  };
};

export const searchRoutes = routesOf(search, { find });
