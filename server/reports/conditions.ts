// What the rows of reports are filtered by: their span, their place, and whose they are.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { holding } from '../lists/listing.ts';
import { mobileFor } from '../members/memberRows.ts';
import type { ParsedInput, Reader } from './reader.ts';

type Condition = RawBuilder<SqlBool>;

/** All of them; of none, every row. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

/** Both ends belong to the span. */
export const within = (column: string, from: unknown, until: unknown): Condition[] => [
  ...(from === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} >= ${from}`]),
  ...(until === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} <= ${until}`]),
];

/** The span that every report is asked with. */
export const inSpan = (column: string, { startTime, endTime }: ParsedInput): Condition[] =>
  within(column, startTime, endTime);

const text = (asked: unknown): string => (typeof asked === 'string' ? asked.trim() : '');

/** The value that is asked for. */
export const same = (column: string, asked: unknown): Condition[] =>
  asked === undefined ? [] : [sql<SqlBool>`${sql.ref(column)} = ${asked}`];

/** At one locker, in one district, at lockers with this in their name. */
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
    ...(name === '' ? [] : [among(sql`"lockerName" ilike ${holding(name)}`)]),
  ];
}

/** Of customers whose username holds this, and whose mobile begins with this as far as the reader may see it. */
export function ofMember(
  column: string,
  { username, mobile }: ParsedInput,
  reader: Reader,
): Condition[] {
  const among = (condition: RawBuilder<unknown>) =>
    sql<SqlBool>`${sql.ref(column)} in (select "memberId" from "members" where ${condition})`;
  const [name, number] = [text(username), text(mobile)];
  return [
    ...(name === '' ? [] : [among(sql`"members"."username" ilike ${holding(name)}`)]),
    ...(number === '' ? [] : [among(mobileFor(askerOf(reader))(number))]),
  ];
}

/** The reader as whoever asks a list: nothing but the authorities decides what they see. */
export const askerOf = ({ user }: Reader) => ({
  user: { userId: 0, username: '', sessionId: '', mustChangePassword: false, ...user },
});
