// Base data in tables of an earlier version, from before templates had translations and later events.
import { sql } from 'kysely';
import type { Database } from '../../../server/db/connect.ts';
import { seedBase } from '../../../server/seed/base/seedBase.ts';

/** Writes it without the column that the tables lack. */
export async function seedOldBase(database: Database, now: number): Promise<void> {
  await sql`alter table "templates" add column "translations" jsonb`.execute(database.db);
  await seedBase(database, now);
  await database.db.deleteFrom('templates').where('templateEvent', '=', 'WAREHOUSE').execute();
  await sql`alter table "templates" drop column "translations"`.execute(database.db);
}
