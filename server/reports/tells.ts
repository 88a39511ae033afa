// Columns shared by several reports: customer, place and amounts.
import { sql } from 'kysely';
import { shownTo } from '../lists/personal.ts';
import { memberName } from '../parcels/parcelInfo.ts';
import type { Fields, Reader } from './reader.ts';

/** The customer, in a join with "members". */
export const CUSTOMER = sql`"members"."memberId", "members"."username", ${memberName} as "memberName",
  "members"."mobile"`;

export const LOCKER = sql`"lockers"."lockerId", "lockers"."lockerNumber", "lockers"."lockerName"`;

/** The named fields as amounts of the API, from cents in the columns `…Cents`. */
export const amounts = <const N extends string>(raw: Record<string, unknown>, ...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, Number(raw[`${name}Cents`] ?? 0) / 100])) as Record<
    N,
    number
  >;

/** The sums of the columns `…Cents` of the named fields. */
export const sumsOfCents = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`sum(${sql.ref(`${name}Cents`)})::bigint as ${sql.ref(`${name}Cents`)}`),
  );

/** The named fields, as counts. */
export const counts = <const N extends string>(raw: Record<string, unknown>, ...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, Number(raw[name] ?? 0)])) as Record<N, number>;

/** The row as its reader may see it: mobile and e-mail are masked without the permission for personal data. */
export const shown = (row: Record<string, unknown>, reader: Reader): Fields =>
  shownTo(reader, row, { mobile: 'SMS', email: 'MAIL' });
