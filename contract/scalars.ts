// Meanings a bare type cannot carry: ids, times, money, secrets, references, links.
import { z } from 'zod';

/** How a field is to be read by people; screens choose a kind by it. */
export type Meaning = 'id' | 'time' | 'date' | 'money' | 'secret' | 'phone' | 'email' | 'link' | 'percent' | 'front';

/** A record's number. In a query or a path it arrives as digits; in a body it must be a number. */
export const id = z
  .union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/).transform(Number)])
  .meta({ kind: 'id' });

/** A moment: epoch milliseconds ("times sent as epoch milliseconds"). Digits when it stands in a query. */
export const time = z
  .union([z.int().min(0).max(8.64e15), z.string().regex(/^\d{1,16}$/).transform(Number)])
  .meta({ kind: 'time' });

/** Free text of a person or a terminal, trimmed; `max` characters (1,000 unless told). */
export const text = (max = 1000) => z.string().trim().max(max);

/** A piece of text to look for. Empty means no filter. */
export const search = text(200).optional();

/** An address a person can follow; http and https only, so that a link can never run a script. */
export const link = z
  .string()
  .max(2000)
  .regex(/^https?:\/\//i)
  .meta({ kind: 'link' });

/** Zero-based page number ("Paging is zero-based"). */
const pageNumber = z.union([z.int(), z.string().regex(/^\d{1,7}$/).transform(Number)]).pipe(z.int().min(0).max(1_000_000));

/** Rows a page: 10 unless told, 10,000 at most ("role pickers size 10000"). */
const pageSize = z.union([z.int(), z.string().regex(/^\d{1,5}$/).transform(Number)]).pipe(z.int().min(1).max(10_000));

/** What every paged list takes: page (zero-based), size, sort as `field,asc|desc` over the named fields. */
export function paging<const F extends string>(sortable: readonly F[]) {
  const orders = sortable.flatMap((field) => [`${field},asc`, `${field},desc`]);
  return {
    page: pageNumber.default(0),
    size: pageSize.default(10),
    sort: z.enum(orders as [string, ...string[]]).optional(),
  };
}
