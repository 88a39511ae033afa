// Base data in tables of an earlier version, from before templates had two texts and later events.
import { sql } from 'kysely';
import type { Database } from '../../../server/db/connect.ts';
import { seedBase } from '../../../server/seed/base/seedBase.ts';

/** Writes it without the columns that the tables lack. */
export async function seedOldBase(database: Database, now: number): Promise<void> {
  const columns = ['templateTitleZh', 'templateContentZh'];
  for (const name of columns)
    await sql`alter table "templates" add column ${sql.ref(name)} text`.execute(database.db);
  await seedBase(database, now);
  await database.db.deleteFrom('templates').where('templateEvent', '=', 'WAREHOUSE').execute();
  for (const name of columns)
    await sql`alter table "templates" drop column ${sql.ref(name)}`.execute(database.db);
}
