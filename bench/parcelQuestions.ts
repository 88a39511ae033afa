// Queries of the parcel lists: every filter and every sort column alone, with indexes and timings.
import { bookings } from '../contract/parcels/bookings.ts';
import { orders } from '../contract/parcels/orders.ts';
import { parcels } from '../contract/parcels/parcels.ts';
import { LEGACY_ORDER_STATUSES } from '../domain/parcels/parcels.ts';
import type { Database } from '../server/db/connect.ts';
import { type Alone, type Effort, quietest, type Sent } from './statements.ts';

const DAY = 24 * 60 * 60 * 1_000;
const EFFORT: Effort = { runs: 8, rounds: 9 };
/** Limit for the server's own time, excluding its statements: milliseconds. */
export const LIMIT_MS = 3;
/** The first page without the count, at 1,000,000 rows. */
const FIRST_PAGE_MS = 10;

const spanOf = (type: string, from: number, to: number) =>
  `timeQueryType=${type}&startTime=${from}&endTime=${to}`;

/** Filters of the parcel list: for each, a rare and a common value. */
function parcelFilters(now: number, some: Record<string, string>): Record<string, string> {
  const month = (type: string) => spanOf(type, now - 30 * DAY, now);
  return {
    'no filter': '',
    'number, whole': `parcelNumber=${some['parcelNumber']}`,
    'number, two letters': `parcelNumber=${some['parcelNumber']?.slice(0, 2)}`,
    'locker name, one': `lockerName=${encodeURIComponent(some['lockerName'] ?? '')}`,
    'locker name, many': 'lockerName=a',
    locker: 'lockerId=7',
    'status, common': 'ordersStatus=FINISHED',
    'status, rare': 'ordersStatus=EXPIRED',
    'status, of old ones': 'ordersStatus=REMOVE',
    'parcel type': 'parcelType=RETURN_PARCEL',
    'pay status': 'payStatus=WAIT',
    'mobile, whole': `mobile=${some['customerMobile']}`,
    'mobile, four digits': `mobile=${some['customerMobile']?.slice(0, 4)}`,
    'mobile, one digit': 'mobile=9',
    'member name, one': `memberName=${encodeURIComponent(some['memberName'] ?? '')}`,
    'member name, many': 'memberName=a',
    'booked, a day': spanOf('BOOK_TIME', now - 3 * DAY, now - 2 * DAY),
    'booked, 30 days': month('BOOK_TIME'),
    'booked, a month long ago': spanOf('BOOK_TIME', now - 500 * DAY, now - 470 * DAY),
    'stored, 30 days': month('STORE_TIME'),
    'collected, 30 days': month('COLLECT_TIME'),
    'expires, 30 days': month('EXPIRY_TIME'),
    'booked, all': 'startTime=0',
    'stored, half': spanOf('STORE_TIME', now - 540 * DAY, now),
  };
}

const bookingFilters = (some: Record<string, string>): Record<string, string> => ({
  'no filter': '',
  'number, whole': `bookNumber=${some['bookNumber']}`,
  'number, a letter': `bookNumber=${some['bookNumber']?.slice(0, 1)}`,
  'box type': 'boxTypeId=2',
  'box type, of nothing': 'boxTypeId=999',
  'locker number, one': `lockerNumber=${some['lockerNumber']}`,
  'locker number, many': `lockerNumber=${some['lockerNumber']?.slice(0, 1)}`,
});

/** Filters that orders share with parcels are combined with all order statuses. */
const orderFilters = (some: Record<string, string>): Record<string, string> => ({
  'no filter': '',
  ...Object.fromEntries(LEGACY_ORDER_STATUSES.map((word) => [word, `orderStatus=${word}`])),
  'number, two letters': `parcelNumber=${some['parcelNumber']?.slice(0, 2)}`,
  'locker name, one': `lockerName=${encodeURIComponent(some['lockerName'] ?? '')}`,
  'mobile, four digits': `mobile=${some['customerMobile']?.slice(0, 4)}`,
});

const LISTS = { parcels, bookings, orders };

function sorts(list: keyof typeof LISTS): Record<string, string> {
  const fields: readonly string[] = LISTS[list].list.sorts;
  const both = fields.flatMap((field) => ['asc', 'desc'].map((way) => [field, way]));
  return Object.fromEntries(
    both.map(([field, way]) => [`sorted by ${field} ${way}`, `sort=${field},${way}`]),
  );
}

/** Queries by name, each as a list's path with its query string. */
export async function questionsOf({ db }: Database): Promise<Record<string, string>> {
  const some = await db
    .selectFrom('parcels')
    .innerJoin('lockers', 'lockers.lockerId', 'parcels.lockerId')
    .innerJoin('members', 'members.memberId', 'parcels.memberId')
    .select(['parcelNumber', 'bookNumber', 'lockerName', 'lockerNumber'])
    .select(['customerMobile', 'firstName', 'lastName'])
    .where('parcels.lockerId', '=', 5)
    .orderBy('ordersId', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const memberName = `${some.firstName} ${some.lastName}`;
  const told = { ...some, memberName } as unknown as Record<string, string>;
  const filters = {
    parcels: parcelFilters(Date.now(), told),
    bookings: bookingFilters(told),
    orders: orderFilters(told),
  };
  const lists = Object.keys(LISTS) as (keyof typeof LISTS)[];
  return Object.fromEntries(
    lists.flatMap((list) =>
      Object.entries({ ...filters[list], ...sorts(list) }).map(([name, query]) => [
        `${list}: ${name}`,
        `${LISTS[list].list.path}?size=100&${query}`,
      ]),
    ),
  );
}

/** Sends every query repeatedly over HTTP: the lowest median of each, milliseconds. */
export async function timeHttp(
  url: string,
  token: string,
  questions: Record<string, string>,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, path] of Object.entries(questions))
    found[name] = await quietest(async () => {
      const response = await fetch(url + path, { headers: { 'X-User-Token': token } });
      await response.text();
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
    }, EFFORT);
  return found;
}

const isCount = ({ text }: Sent) => / as total\b|^explain /.test(text);
const isOfParcels = ({ text }: Sent) => text.includes('from "parcels"') && !text.includes(' join ');
const isSession = ({ text }: Sent) => text.includes('"sessions"');

/** The cost of a query in the database alone. */
export interface Cost {
  /** All statements together, milliseconds. */
  readonly all: number;
  /** Without the statements for the session and the count. */
  readonly page: number;
  readonly count: number;
  /** The indexes used for the parcels of the page. */
  readonly indexes: string;
}

export async function costOf(alone: Alone, path: string): Promise<Cost> {
  const sent = await alone.statements(path);
  let [all, page, count] = [0, 0, 0];
  const indexes = new Set<string>();
  for (const each of sent) {
    const time = await alone.timeOf(each, EFFORT);
    all += time;
    if (isCount(each)) count += time;
    else if (!isSession(each)) page += time;
    if (isOfParcels(each) && !isCount(each))
      for (const index of await alone.indexesOf(each)) indexes.add(index);
  }
  return { all, page, count, indexes: [...indexes].join(' ') || 'no index' };
}

/** Prints a line per query; returns whether it held. */
export function say(place: string, name: string, cost: Cost, http: number): boolean {
  const held =
    http <= cost.all + LIMIT_MS && cost.page <= FIRST_PAGE_MS && cost.indexes !== 'no index';
  const figures = [http, cost.all, cost.page, cost.count].map((ms) => ms.toFixed(2).padStart(7));
  console.log(
    `${held ? 'held  ' : 'BROKEN'}  ${place}, ${name.padEnd(41)}${figures.join('')}  ${cost.indexes}`,
  );
  return held;
}
