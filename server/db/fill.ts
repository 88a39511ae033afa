// Bulk inserts with explicit ids, and resets the sequences afterwards.
import { sql } from 'kysely';
import { tablesThere } from './tableKeys.ts';
import type { Db, TableName, Trx } from './tables.ts';

/** Rows in one statement: the best measured balance of memory and round trips. */
const AT_ONCE = 2_000;

/**
 * Inserts rows as they are; all must have the same columns. Missing columns get their default.
 * Structured columns take plain values, not JSON text.
 */
export async function fill(trx: Trx, table: TableName, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const page = JSON.stringify(rows.slice(from, from + AT_ONCE));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${page}::json)`.execute(
      trx,
    );
  }
}

/** Sets every sequence past the highest id in use. */
export async function setCounters(db: Db): Promise<void> {
  const tables = await tablesThere(db);
  for (const { table, key } of tables.filter(({ counted }) => counted)) {
    const column = sql.ref(key[0] ?? '');
    const { rows } = await sql<{
      last: number;
    }>`select coalesce(max(${column}), 0) as last from ${sql.table(table)}`.execute(db);
    const next = sql.lit((rows[0]?.last ?? 0) + 1);
    await sql`alter table ${sql.table(table)} alter column ${column} restart with ${next}`.execute(
      db,
    );
  }
}
