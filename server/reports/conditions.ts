// Filters of reports: time span, place and customer.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { within } from '../lists/listing.ts';
import { matches } from '../lists/matches.ts';
import { mobileFor } from '../members/memberRows.ts';
import type { ParsedInput, Reader } from './reader.ts';

type Condition = RawBuilder<SqlBool>;

/** The time span that every report requires; both ends are inclusive. */
export const inSpan = (column: string, { startTime, endTime }: ParsedInput): Condition[] =>
  within(sql.ref(column), startTime, endTime);

const text = (params: unknown): string => (typeof params === 'string' ? params.trim() : '');

/** Equality, if a value is given. */
export const same = (column: string, params: unknown): Condition[] =>
  params === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} = ${params}`];

/** At one locker, in one district, or at lockers whose name contains this. */
export function atPlace(
  column: string,
  { lockerId, districtId, lockerName }: ParsedInput,
): Condition[] {
  const name = text(lockerName);
  const among = (condition: RawBuilder<unknown>) =>
    sql<SqlBool>`${sql.ref(column)} in (select "lockerId" from "lockers" where ${condition})`;
  return [
    ...same(column, lockerId),
    ...(districtId === undefined ? [] : [among(sql`"districtId" = ${districtId}`)]),
    ...(name === '' ? [] : [among(matches(sql.ref('lockerName'), name))]),
  ];
}

/** Customers whose username contains this, and whose mobile has this prefix as far as the reader may see it. */
export function ofMember(
  column: string,
  { username, mobile }: ParsedInput,
  reader: Reader,
): Condition[] {
  const among = (condition: RawBuilder<unknown>) =>
    sql<SqlBool>`${sql.ref(column)} in (select "memberId" from "members" where ${condition})`;
  const [name, number] = [text(username), text(mobile)];
  return [
    ...(name === '' ? [] : [among(matches(sql.ref('members.username'), name))]),
    ...(number === '' ? [] : [among(mobileFor(reader)(number))]),
  ];
}
