// The number of a parcel that a scanned label contains.
import { sql, type Kysely } from 'kysely';
import { numbersIn } from '../../domain/parcels/labels.ts';
import type { Tables } from '../db/tables.ts';

/** The first number in the text that a parcel has, as `numbersIn` orders them; the whole text if no parcel has any. */
export async function numberOnLabel(
  db: Kysely<Tables>,
  scanned: string,
  by: 'parcelNumber' | 'bookNumber' = 'parcelNumber',
): Promise<string> {
  const numbers = numbersIn(scanned);
  const [whole = ''] = numbers;
  if (numbers.length < 2) return whole;
  const rows = await db
    .selectFrom('parcels')
    .select(by)
    .distinct()
    .where(sql<boolean>`${sql.ref(by)} collate "C" = any(${numbers})`)
    .execute();
  const known = rows.map((row) => row[by]);
  return numbers.find((number) => known.includes(number)) ?? whole;
}
