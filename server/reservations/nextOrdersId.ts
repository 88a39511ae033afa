// The id of the next parcel, needed before its row is written: it is part of the booking number.
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
