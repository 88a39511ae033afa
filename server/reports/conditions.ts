// Filters of reports: time span, place and customer.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { matches } from '../lists/matches.ts';
import { mobileFor } from '../members/memberRows.ts';
import type { ParsedInput, Reader } from './reader.ts';

type Condition = RawBuilder<SqlBool>;

/** All conditions combined; true if there are none. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/** Both ends are inclusive. */
export const within = (column: string, from: unknown, until: unknown): Condition[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${from}`]),
  ...(until === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} <= ${until}`]),
];

/** The time span that every report requires. */
export const inSpan = (column: string, { startTime, endTime }: ParsedInput): Condition[] =>
  within(column, startTime, endTime);

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
    ...(number === '' ? [] : [among(mobileFor(askerOf(reader))(number))]),
  ];
}

/** The reader in the form of a list's caller: only the permissions decide what is visible. */
export const askerOf = ({ user }: Reader) => ({
  user: { userId: 0, username: '', sessionId: '', mustChangePassword: false, ...user },
});
