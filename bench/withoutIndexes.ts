// Bulk inserts: drops the tables' indexes and checks first, and recreates the indexes afterwards.
import { sql, type Transaction } from 'kysely';
import type { Database } from '../server/db/connect.ts';
import type { Tables, TableName } from '../server/db/tables.ts';

interface Index {
  name: string;
  definition: string;
}

/** Indexes that do not belong to a constraint. */
async function indexesOf(trx: Transaction<Tables>, tables: readonly TableName[]): Promise<Index[]> {
  const { rows } = await sql<Index>`select "indexrelid"::regclass::text as "name",
      pg_get_indexdef("indexrelid") as "definition"
    from pg_index join pg_class on pg_class.oid = "indrelid"
    where "relname" in (${sql.join(tables)}) and "relnamespace" = 'public'::regnamespace
      and not exists (select from pg_constraint where "conindid" = "indexrelid")`.execute(trx);
  return rows;
}

/**
 * Runs the work in one transaction without foreign key checks. Building an index over many rows takes a
 * tenth of the time of updating it row by row, and yields the same planner statistics.
 */
export async function withoutIndexes(
  database: Database,
  tables: readonly TableName[],
  work: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await database.transaction(async (trx) => {
    const set = database.engine === 'embedded' ? '64MB' : '512MB';
    await sql`set local maintenance_work_mem = ${sql.lit(set)}`.execute(trx);
    await sql`set local work_mem = ${sql.lit(set)}`.execute(trx);
    await sql`set local session_replication_role = replica`.execute(trx);
    const indexes = await indexesOf(trx, tables);
    for (const { name } of indexes) await sql.raw(`drop index ${name}`).execute(trx);
    await work(trx);
    for (const { definition } of indexes) await sql.raw(definition).execute(trx);
  });
  await sql`vacuum analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(
    database.db,
  );
}
