// How the parcels that match some filters are counted without reading each of them.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { parcels } from '../../contract/parcels/parcels.ts';
import type { TimeQueryType } from '../../domain/parcels/parcels.ts';
import { COUNT_TABLES } from '../db/tableKeys.ts';
import type { RequestContext } from '../http/context.ts';
import { seesPersonal } from '../lists/personal.ts';
import { COUNTED_DIGITS, type CountedIn, type Outside } from './parcelCounts.ts';

export type ParcelFilters = Omit<ParsedInput<(typeof parcels)['list']>, 'page' | 'size' | 'sort'>;

/** The columns of `timeQueryType`. */
const TIMES: Record<TimeQueryType, string> = {
  BOOK_TIME: 'bookTime',
  STORE_TIME: 'storeTime',
  COLLECT_TIME: 'collectTime',
  EXPIRY_TIME: 'expiryTime',
};

/** The column of the times that a span is of. */
export const timeColumn = (type: TimeQueryType): RawBuilder<unknown> =>
  sql.ref(`parcels.${TIMES[type]}`);

/** What the span leaves out of the parcels that have such a time. */
function outsideSpan({ timeQueryType = 'BOOK_TIME', startTime, endTime }: ParcelFilters): Outside {
  const time = timeColumn(timeQueryType);
  return {
    all: sql<SqlBool>`${time} is not null`,
    left: [
      ...(startTime === undefined ? [] : [sql<SqlBool>`${time} < ${startTime}`]),
      ...(endTime === undefined ? [] : [sql<SqlBool>`${time} > ${endTime}`]),
    ],
  };
}

/** What a prefix, as read by `numberOnLabel`, leaves out: the numbers before it, and those behind all that begin with it. */
export function outsidePrefix(column: string, prefix: string, all: RawBuilder<SqlBool>): Outside {
  const text = sql`${sql.ref(column)} collate "C"`;
  const last = `${prefix}${String.fromCodePoint(0x10ffff)}`;
  return { all, left: [sql<SqlBool>`${text} < ${prefix}`, sql<SqlBool>`${text} > ${last}`] };
}

/** The filters on the columns of each table of counts; the rest of them say nothing by themselves. */
const COUNTED: Readonly<Record<CountedIn, readonly (keyof ParcelFilters)[]>> = {
  parcelCounts: [
    'lockerName',
    'lockerId',
    'ordersStatus',
    'parcelType',
    'payStatus',
    'laidInAs',
    'timeQueryType',
  ],
  parcelPersonCounts: ['memberId', 'memberName', 'mobile', 'timeQueryType'],
};

const SHORT_NUMBER = new RegExp(`^\\d{1,${COUNTED_DIGITS}}$`);

/** The names of the filters that are set; an empty text is none. */
const namesOf = (filters: ParcelFilters) =>
  Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name]) => name as keyof ParcelFilters);

/** What is left out, where a prefix or a span is the only filter. */
function outsideOf(filters: ParcelFilters): Outside | undefined {
  const names = namesOf(filters).filter((name) => name !== 'timeQueryType');
  if (names.join() === 'parcelNumber' && filters.parcelNumber)
    return outsidePrefix('parcels.parcelNumber', filters.parcelNumber, sql<SqlBool>`true`);
  const { startTime = 0, endTime = Infinity } = filters;
  const isSpan = names.every((name) => name === 'startTime' || name === 'endTime');
  return names.length > 0 && isSpan && startTime <= endTime ? outsideSpan(filters) : undefined;
}

/** The table of counts that has all that these filters ask for; of a number it has the first digits only. */
function countedIn(
  asker: Pick<RequestContext, 'user'>,
  filters: ParcelFilters,
): CountedIn | undefined {
  const { mobile = '' } = filters;
  if (mobile !== '' && !(SHORT_NUMBER.test(mobile) && seesPersonal(asker))) return undefined;
  const names = namesOf(filters);
  return COUNT_TABLES.find((table) => names.every((name) => COUNTED[table].includes(name)));
}

/** How parcels are counted: by a table of counts, by what a range leaves out, or neither. */
export interface Counting {
  /** The table of counts that has every column of the condition, if one has. */
  readonly countedIn?: CountedIn | undefined;
  /** The same condition where it is one range: what the range leaves out. */
  readonly outside?: Outside | undefined;
}

/** How the parcels that match these filters are counted. */
export const countingOf = (
  asker: Pick<RequestContext, 'user'>,
  filters: ParcelFilters,
): Counting => ({ countedIn: countedIn(asker, filters), outside: outsideOf(filters) });
