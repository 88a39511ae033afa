// Columns shared by several reports: customer, place and amounts.
import { sql } from 'kysely';
import { shownTo } from '../lists/personal.ts';
import { memberName } from '../parcels/parcelInfo.ts';
import { askerOf } from './conditions.ts';
import type { Fields, Reader } from './reader.ts';

/** The customer, in a join with "members". */
export const CUSTOMER = sql`"members"."memberId", "members"."username", ${memberName} as "memberName",
  "members"."mobile"`;

export const LOCKER = sql`"lockers"."lockerId", "lockers"."lockerNumber", "lockers"."lockerName"`;

/** Cents as an amount of the API. */
export const amountOf = (cents: unknown): number => Number(cents ?? 0) / 100;

/** The named fields, from cents in the columns `…Cents`. */
export const amounts = <const N extends string>(raw: Record<string, unknown>, ...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, amountOf(raw[`${name}Cents`])])) as Record<
    N,
    number
  >;

/** The named fields, as counts. */
export const counts = <const N extends string>(raw: Record<string, unknown>, ...names: N[]) =>
  Object.fromEntries(names.map((name) => [name, Number(raw[name] ?? 0)])) as Record<N, number>;

/** The row as its reader may see it: mobile and e-mail are masked without the permission for personal data. */
export const shown = (row: Record<string, unknown>, reader: Reader): Fields =>
  shownTo(askerOf(reader), row, { mobile: 'SMS', email: 'MAIL' });
