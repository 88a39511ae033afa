// Brings the tables to the level that this version of the server needs.
import { Migrator } from 'kysely';
import type { Database } from './connect.ts';
import { migrations } from './migrations/all.ts';

const migratorOf = (database: Database) =>
  new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } });

/** Runs the migrations that are still to run, up to the named one or the last. Throws what made one fail. */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  const migrator = migratorOf(database);
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether every migration has run. */
export async function migrationsDone(database: Database): Promise<boolean> {
  const known = await migratorOf(database).getMigrations();
  return known.every((migration) => migration.executedAt !== undefined);
}

/** The name of the last migration that has run; undefined for a database without tables. */
export async function migrationLevel(database: Database): Promise<string | undefined> {
  const known = await migratorOf(database).getMigrations();
  return known.findLast((migration) => migration.executedAt !== undefined)?.name;
}

/** Whether this version of the server knows the migration. */
export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name);
