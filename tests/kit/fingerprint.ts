// Whether anything in the database has changed, whatever it is.
import { sql } from 'kysely';
import type { Database } from '../../server/db/connect.ts';

/** Sessions note when they were last used; that is no change that anybody asked for. */
const LEFT_OUT = new Set(['sessions']);

/** A text for every table's rows; the same text means that nothing has changed. */
export async function fingerprint({ db }: Database): Promise<Record<string, string>> {
  const tables = await db.introspection.getTables();
  const prints: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !LEFT_OUT.has(table.name))) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ':' || coalesce(sum(hashtext("row"::text)), 0) as "print" from ${sql.table(name)} as "row"
    `.execute(db);
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}
