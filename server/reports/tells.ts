// What the rows of several reports tell alike: whose they are, where, and how money is told.
import { sql } from 'kysely';
import { shownTo } from '../lists/personal.ts';
import { memberName } from '../parcels/parcelInfo.ts';
import { askerOf } from './conditions.ts';
import type { Fields, Reader } from './reader.ts';

/** The customer, of a join with "members". */
export const CUSTOMER = sql`"members"."memberId", "members"."username", ${memberName} as "memberName",
  "members"."mobile"`;

export const LOCKER = sql`"lockers"."lockerId", "lockers"."lockerNumber", "lockers"."lockerName"`;

/** Cents as the wire tells them. */
export const amountOf = (cents: unknown): number => Number(cents ?? 0) / 100;

/** The named fields are cents of the column `…Cents`. */
export const amounts = <const N extends string>(raw: Record<string, unknown>, ...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, amountOf(raw[`${name}Cents`])])) as Record<
    N,
    number
  >;

/** The named fields are counts. */
export const counts = <const N extends string>(raw: Record<string, unknown>, ...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, Number(raw[name] ?? 0)])) as Record<N, number>;

/** The row as its reader may see it: mobile and e-mail masked for whoever may not see what is personal. */
export const shown = (row: Record<string, unknown>, reader: Reader): Fields =>
  shownTo(askerOf(reader), row, { mobile: 'SMS', email: 'MAIL' });
