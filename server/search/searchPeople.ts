// Global search for customers and staff by prefixes of name, number, mobile or e-mail address.
import { sql, type RawBuilder } from 'kysely';
import type { SearchResults } from '../../contract/operations/search.ts';
import { fold } from '../../domain/fold.ts';
import { spellingsOf } from '../../domain/people/mobiles.ts';
import { bareName, FOUND_MAX, isJust } from '../../domain/search.ts';
import type { RequestContext } from '../http/context.ts';
import { beginningWith } from '../lists/listing.ts';
import { folded } from '../lists/matches.ts';
import { patternOf, seesPersonal, shownTo } from '../lists/personal.ts';
import { seesStaffClear } from '../staff/staffRows.ts';

/** A way to match: a column and a pattern. */
type Way = readonly [column: RawBuilder<unknown>, pattern: string];

const joined = (table: string, first: string, last: string) =>
  sql`replace(${folded(
    sql`coalesce(${sql.ref(`${table}.${first}`)}, '') || coalesce(${sql.ref(`${table}.${last}`)}, '')`,
  )}, ' ', '')`;

/** Names and numbers, which are visible to everybody who may see the person. */
function openWays(table: 'members' | 'staff', number: string, text: string): Way[] {
  const begins = beginningWith(fold(text));
  const name = beginningWith(bareName(text));
  return [
    [joined(table, 'firstName', 'lastName'), name],
    [joined(table, 'lastName', 'firstName'), name],
    [folded(sql.ref(`${table}.username`)), begins],
    [folded(sql.ref(`${table}.${number}`)), begins],
  ];
}

/** Mobile and e-mail: their beginning, or all of it if the caller sees them masked. */
function closedWays(table: 'members' | 'staff', text: string, clear: boolean): Way[] {
  const [mobileOf, emailOf] = [patternOf(clear, 'SMS'), patternOf(clear, 'MAIL')];
  return [
    ...spellingsOf(text).map((mobile): Way => [sql.ref(`${table}.mobile`), mobileOf(mobile)]),
    [folded(sql.ref(`${table}.email`)), emailOf(fold(text))],
  ];
}

/** Each way reads its own index up to the limit, shortest values first, so that exact matches are included. */
function idsOf(table: 'members' | 'staff', key: string, ways: readonly Way[]) {
  const id = sql.ref(`${table}.${key}`);
  const walks = ways.map(
    ([column, pattern]) => sql`(select ${id} as "id" from ${sql.table(table)}
      where ${column} like ${pattern} and ${sql.ref(`${table}.deletedAt`)} is null
      order by ${column} using ~<~ limit ${FOUND_MAX})`,
  );
  return sql<number>`(${sql.join(walks, sql` union `)})`;
}

/** The text equals one of these completely. */
const whole = (text: string, row: { mobile: string | null; email: string | null }) =>
  isJust(text, row.email) || spellingsOf(text).includes(row.mobile ?? '');

const exactFirst = <R extends { exact: boolean }>(rows: readonly R[]): R[] =>
  rows.toSorted((one, other) => Number(other.exact) - Number(one.exact)).slice(0, FOUND_MAX);

const nameOf = (row: { firstName: string | null; lastName: string | null }) =>
  [row.firstName, row.lastName].filter(Boolean).join(' ');

/** Customers. `personal`: also by mobile and e-mail, which must be complete if the caller may not see them. */
export async function findMembers(
  context: Pick<RequestContext, 'database' | 'user'>,
  text: string,
  personal: boolean,
): Promise<SearchResults['members']> {
  const ways = openWays('members', 'memberNo', text);
  if (personal) ways.push(...closedWays('members', text, seesPersonal(context)));
  const rows = await context.database.db
    .selectFrom('members')
    .select(['memberId', 'username', 'firstName', 'lastName', 'memberNo', 'mobile', 'email'])
    .where('memberId', 'in', idsOf('members', 'memberId', ways))
    .orderBy('lastName')
    .orderBy('memberId')
    .execute();
  const shown = rows.map(({ email, ...row }) => {
    const known = isJust(text, row.memberNo, row.username, nameOf(row));
    const exact = known || (personal && whole(text, { mobile: row.mobile, email }));
    return { ...shownTo(context, row, { mobile: 'SMS' }), exact };
  });
  return exactFirst(shown);
}

/** Accounts of the console and of terminals. `personal` as for customers. */
export async function findStaff(
  context: Pick<RequestContext, 'database' | 'user'>,
  text: string,
  personal: boolean,
): Promise<SearchResults['staff']> {
  const ways = openWays('staff', 'staffNo', text);
  if (personal) ways.push(...closedWays('staff', text, seesStaffClear(context)));
  const rows = await context.database.db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select(['userId', 'username', 'firstName', 'lastName', 'staffNo', 'mobile', 'email'])
    .select('roles.loginType')
    .where('userId', 'in', idsOf('staff', 'userId', ways))
    .orderBy('username')
    .orderBy('userId')
    .execute();
  return exactFirst(
    rows.map(({ mobile, email, ...row }) => ({
      ...row,
      exact:
        isJust(text, row.staffNo, row.username, nameOf(row)) ||
        (personal && whole(text, { mobile, email })),
    })),
  );
}
