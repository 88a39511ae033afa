// Records which tables a request wrote to, to prove that a refused one changed nothing.
import { sql } from 'kysely';
import type { Database } from '../../../server/db/connect.ts';
import { LEFT_OUT, REFUSAL_EVENTS } from '../databases/fingerprint.ts';

/** Tables written to since the last call. Rolled back writes do not count. */
export interface Writes {
  since(): Promise<string[]>;
}

/** Starts recording row writes to every table that a fingerprint covers. */
export async function noteWrites({ db }: Database): Promise<Writes> {
  const tables = await db.introspection.getTables();
  const noted = tables.filter(({ name }) => !LEFT_OUT.has(name));
  await sql`create unlogged table "writesNoted" ("written" text not null)`.execute(db);
  await sql`
    create function "noteWrite"() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'events' and tg_op = 'INSERT' then
        if new."type" in (${sql.join(REFUSAL_EVENTS.map((type) => sql.lit(type)))}) then return null; end if;
      end if;
      insert into "writesNoted" values (tg_table_name);
      return null;
    end $$`.execute(db);
  for (const { name } of noted)
    await sql`
      create trigger "noteWrite" after insert or update or delete on ${sql.table(name)}
      for each row execute function "noteWrite"()`.execute(db);
  return {
    since: async () => {
      const { rows } = await sql<{ written: string }>`
        delete from "writesNoted" returning "written"`.execute(db);
      return [...new Set(rows.map(({ written }) => written))].toSorted();
    },
  };
}
