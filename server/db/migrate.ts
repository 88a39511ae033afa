// Migrates the schema to the level this version of the server needs.
import { Migrator, sql, type Transaction } from 'kysely';
import type { Database } from './connect.ts';
import { migrations } from './migrations/all.ts';
import type { Tables } from './tables.ts';

const migratorOf = (database: Database) =>
  new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } });

/** Runs pending migrations up to the named one or the last. Throws a failed migration's error. */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  const migrator = migratorOf(database);
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}

/** The same inside a transaction, which Kysely's migrator does not support; keeps its list of migrations compatible. */
export async function migrateWithin(trx: Transaction<Tables>, upTo?: string): Promise<void> {
  await sql`create table if not exists "kysely_migration"
    ("name" varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(trx);
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(trx);
  const done = new Set(rows.map(({ name }) => name));
  for (const name of Object.keys(migrations).toSorted()) {
    if (done.has(name)) continue;
    if (upTo && name > upTo) return;
    await migrations[name]?.up(trx);
    await sql`insert into "kysely_migration" values (${name}, ${new Date().toISOString()})`.execute(
      trx,
    );
  }
}

/** Whether all migrations have run. */
export async function migrationsDone(database: Database): Promise<boolean> {
  const known = await migratorOf(database).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

/** The name of the last migration that has run; undefined for an empty database. */
export async function migrationLevel(database: Database): Promise<string | undefined> {
  const known = await migratorOf(database).getMigrations();
  return known.findLast((migration) => migration.executedAt !== undefined)?.name;
}

/** Whether this version of the server knows the migration. */
export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name);
