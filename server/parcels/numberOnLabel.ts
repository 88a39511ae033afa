// The number of a parcel that a scanned label contains.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { numbersInLabel } from '../../domain/parcels/numbersInLabel.ts';
import type { Db } from '../db/tables.ts';

/** The first number in the text that a parcel has, as `numbersInLabel` orders them; the whole text if no parcel has any. */
export async function numberOnLabel(
  db: Db,
  scanned: string,
  by: 'parcelNumber' | 'bookNumber' = 'parcelNumber',
): Promise<string> {
  const numbers = numbersInLabel(scanned);
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

/**
 * The filter of a list for the parcel numbers of a label: that which `match` makes of the whole text, or exactly one of
 * the numbers that the label contains.
 */
export function isOnLabel(
  column: Expression<unknown>,
  scanned: string,
  match: (number: string) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const numbers = numbersInLabel(scanned);
  const [whole = ''] = numbers;
  if (numbers.length < 2) return match(whole);
  return sql<SqlBool>`(${match(whole)} or ${column} = any(${numbers}))`;
}
