// Global search for servers with only the documented calls: queries their lists, each by permission.
import type { z } from 'zod';
import { bookings } from '../../../contract/parcels/bookings.ts';
import type { Input, Listing } from '../../../contract/endpoint.ts';
import { lockerCalls, lockers, type LockerRow } from '../../../contract/lockers/lockers.ts';
import { members } from '../../../contract/people/members.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import type { SearchResults } from '../../../contract/operations/search.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { fold } from '../../../domain/fold.ts';
import { tidy } from '../../../domain/tidy.ts';
import { mayBeWhole } from '../../../domain/people/masking.ts';
import { PARCEL_STATUSES } from '../../../domain/parcels/parcels.ts';
import { isInBox } from '../../../domain/parcels/parcelMoves.ts';
import { isMobile, mayBeMobile } from '../../../domain/people/mobiles.ts';
import { FOUND_MAX, isJust, isNumber, soughtBox } from '../../../domain/search.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { Guarded } from '../../../contract/rights.ts';

interface Asker {
  readonly canAccess: (what: Guarded) => boolean;
  readonly signal: AbortSignal;
}

const PAGE = { page: 0, size: FOUND_MAX } as const;
/** Maximum number of lockers whose boxes are searched. */
const LOCKERS_MAX = 3;
const TOO_MANY = 429;

/** Whether it can be a number, or a prefix of one. */
const hasDigit = (text: string): boolean => /\d/.test(tidy(text));

/** Exact matches first, up to the limit. */
const first = <R extends { exact: boolean }>(rows: readonly R[]): R[] =>
  rows.toSorted((one, other) => Number(other.exact) - Number(one.exact)).slice(0, FOUND_MAX);

/** The first page of a list; empty without the permission. */
async function rowsOf<F extends z.ZodRawShape, R extends z.ZodObject>(
  list: Listing<F, R>,
  filter: object,
  { canAccess, signal }: Asker,
): Promise<z.output<R>[]> {
  if (!canAccess(list)) return [];
  const params = { ...filter, ...PAGE } as Input<Listing<F, R>>;
  const { content } = (await call(list, params, { signal })) as { content: z.output<R>[] };
  return content.slice(0, FOUND_MAX);
}

async function findParcels(text: string, asker: Asker): Promise<SearchResults['parcels']> {
  const rows = await rowsOf(parcels.list, { parcelNumber: text }, asker);
  return rows.map((row) => ({ ...row, exact: isNumber(text, row.parcelNumber) }));
}

/** Parcels in boxes for the customer with this mobile. */
async function findInBoxes(mobile: string, asker: Asker): Promise<SearchResults['parcels']> {
  if (!mayBeMobile(mobile) || !mayBeWhole('SMS', mobile)) return [];
  const found = PARCEL_STATUSES.filter(isInBox).map((ordersStatus) =>
    rowsOf(parcels.list, { mobile, ordersStatus }, asker),
  );
  return (await Promise.all(found)).flat().map((row) => ({ ...row, exact: false }));
}

async function findBookings(text: string, asker: Asker): Promise<SearchResults['bookings']> {
  const rows = await rowsOf(bookings.list, { bookNumber: text }, asker);
  return rows.map((row) => ({
    ordersId: row.ordersId,
    parcelNumber: row.parcelNumber ?? '',
    bookNumber: row.bookNumber,
    ordersStatus: row.ordersStatus ?? 'RESERVED',
    lockerName: row.lockerName ?? row.lockerNumber,
    boxName: null,
    exact: isNumber(text, row.bookNumber),
  }));
}

/** By the form of the text: the lists accept one filter at a time. */
function memberFilter(text: string) {
  const code = tidy(text);
  if (code.includes('@')) return { email: code };
  if (mayBeMobile(text)) return { mobile: text };
  return hasDigit(text) ? { memberNo: code } : { firstLastName: text };
}

async function findMembers(text: string, asker: Asker): Promise<SearchResults['members']> {
  const rows = await rowsOf(members.list, memberFilter(text), asker);
  return rows.map((row) => ({
    ...row,
    exact: isJust(text, row.memberNo, row.username, row.email) || isMobile(row.mobile ?? '', text),
  }));
}

/** By name, and by number if the text can be one: the list accepts one filter at a time. */
async function lockersCalled(text: string, asker: Asker): Promise<LockerRow[]> {
  const found = await Promise.all([
    rowsOf(lockers.list, { lockerName: text }, asker),
    ...(hasDigit(text) ? [rowsOf(lockers.list, { lockerNumber: tidy(text) }, asker)] : []),
  ]);
  return [...new Map(found.flat().map((row) => [row.lockerId, row])).values()];
}

async function findLockers(text: string, asker: Asker): Promise<SearchResults['lockers']> {
  const rows = await lockersCalled(text, asker);
  return first(
    rows.map((row) => ({ ...row, exact: isJust(text, row.lockerName, row.lockerNumber) })),
  );
}

type Called = { lockerId: RecordId; lockerName: string; lockerNumber?: string };

/** Possible lockers: from the list, or from the names only for users who may not read the list. */
async function lockersMeant(text: string, asker: Asker): Promise<Called[]> {
  if (asker.canAccess(lockers.list)) return lockersCalled(text, asker);
  if (!asker.canAccess(lockerCalls.names)) return [];
  return call(lockerCalls.names, { lockerName: text }, { signal: asker.signal });
}

async function findBoxes(text: string, asker: Asker): Promise<SearchResults['boxes']> {
  const sought = soughtBox(text);
  if (!sought || !asker.canAccess(lockers.one)) return [];
  const isMeant = ({ lockerName, lockerNumber }: Omit<Called, 'lockerId'>) =>
    isJust(sought.locker, lockerName, lockerNumber);
  const meant = first(
    (await lockersMeant(sought.locker, asker)).map((row) => ({ ...row, exact: isMeant(row) })),
  );
  const { signal } = asker;
  const found = await Promise.all(
    meant.slice(0, LOCKERS_MAX).map(({ lockerId }) => call(lockers.one, { lockerId }, { signal })),
  );
  const begins = fold(sought.box);
  return found
    .flatMap(({ boxList, lockerId, lockerName, lockerNumber }) =>
      boxList
        .filter(({ name }) => fold(name).startsWith(begins))
        .map(({ boxId, name, status }) => ({
          boxId,
          boxName: name,
          status,
          lockerId,
          lockerName,
          exact: isMeant({ lockerName, lockerNumber }) && isJust(sought.box, name),
        })),
    )
    .slice(0, FOUND_MAX);
}

type StaffHit = SearchResults['staff'][number];

async function staffOf(
  list: typeof staffCalls.backend,
  loginType: StaffHit['loginType'],
  text: string,
  asker: Asker,
): Promise<StaffHit[]> {
  const found = await Promise.all([
    rowsOf(list, { username: text }, asker),
    rowsOf(list, hasDigit(text) ? { staffNo: tidy(text) } : { lastName: text }, asker),
  ]);
  const all = new Map(found.flat().map((row) => [row.userId, row]));
  return [...all.values()].map(({ userId, username, firstName, lastName, staffNo }) => ({
    userId,
    username,
    firstName,
    lastName,
    staffNo,
    loginType,
    exact: isJust(text, username, staffNo),
  }));
}

/** Console and terminal accounts, by login name, and by staff number or last name. */
async function findStaff(text: string, asker: Asker): Promise<SearchResults['staff']> {
  const found = await Promise.all([
    staffOf(staffCalls.backend, 'BACKEND', text, asker),
    staffOf(staffCalls.terminal, 'TERMINAL', text, asker),
  ]);
  return first(found.flat());
}

/** Queries the lists in parallel. Throws as `call` does, except when the limit of searches for persons is exceeded. */
export async function findDocumented(text: string, asker: Asker): Promise<SearchResults> {
  let tooMany = false;
  const refused = (error: unknown): [] => {
    if (!(error instanceof CallError) || error.status !== TOO_MANY) throw error;
    tooMany = true;
    return [];
  };
  const [inBoxes, found, booked, boxes, lockersFound, membersFound, staff] = await Promise.all([
    findInBoxes(text, asker).catch(refused),
    findParcels(text, asker),
    findBookings(text, asker),
    findBoxes(text, asker),
    findLockers(text, asker),
    findMembers(text, asker).catch(refused),
    findStaff(text, asker),
  ]);
  const all = new Map([...inBoxes, ...found].map((row) => [row.ordersId, row]));
  return {
    parcels: [...all.values()].slice(0, FOUND_MAX),
    bookings: booked,
    boxes,
    lockers: lockersFound,
    members: membersFound,
    staff,
    tooMany,
  };
}
