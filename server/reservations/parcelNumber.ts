// The two numbers of a parcel: its id, and the parcel number as entered.
import { readParcelNumber } from '../../domain/parcels/reservation.ts';
import { badInput } from '../http/badInput.ts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Unique under concurrency; an id whose row is never written is skipped. */
export async function nextOrdersId(trx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select nextval(pg_get_serial_sequence('"parcels"', 'ordersId')) as "next"`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The database gave no number.');
  return row.next;
}

/**
 * The number as stored, in capitals (R5.17).
 * @throws a validation error of `parcelNumber` if nothing is left of it
 */
export function keptParcelNumber(typed: string): string {
  const parcelNumber = readParcelNumber(typed);
  if (parcelNumber === '') throw badInput('parcelNumber', 'missing');
  return parcelNumber;
}
