// The number of the next parcel, known before its row is written: its booking is called by it.
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Taken once, whoever asks at the same time; one whose row is never written is left out. */
export async function nextOrdersId(trx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select nextval(pg_get_serial_sequence('"parcels"', 'ordersId')) as "next"`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The database gave no number.');
  return row.next;
}
