// Whether a query finds a row.
import { sql, type SelectQueryBuilder } from 'kysely';

export async function hasRow<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<boolean> {
  const row = await query
    .select(sql`1`.as('found'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
