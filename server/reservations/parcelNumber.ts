// The two numbers of a parcel: its id, and the parcel number as entered.
import {
  hasOtherCharacters,
  isParcelNumber,
  readParcelNumber,
} from '../../domain/parcels/reservation.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { sql } from 'kysely';
import type { Trx } from '../db/tables.ts';

/** Unique under concurrency; an id whose row is never written is skipped. */
export async function nextOrdersId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select nextval(pg_get_serial_sequence('"parcels"', 'ordersId')) as "next"`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The database gave no number.');
  return row.next;
}

/**
 * The number as stored, in capitals (R5.17).
 * @throws a validation error of `parcelNumber` if nothing is left of it, PARCEL_NUMBER_CHARACTERS if no scanner reads it
 */
export function keptParcelNumber(typed: string): string {
  const parcelNumber = readParcelNumber(typed);
  if (parcelNumber === '') throw badInput('parcelNumber', 'missing');
  if (!isParcelNumber(parcelNumber)) throw unknownNumber(parcelNumber);
  return parcelNumber;
}

/** Why no parcel has this number. Numbers from before PARCEL_NUMBER_CHARACTERS are still found. */
export const unknownNumber = (typed: string): Problem =>
  new Problem(hasOtherCharacters(typed) ? 'PARCEL_NUMBER_CHARACTERS' : 'NOT_FOUND', {
    field: 'parcelNumber',
  });
