// Migrates the schema to the level this version of the server needs.
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { migrations } from './migrations/all.ts';
import type { Db, Trx } from './tables.ts';

/** The last migration of version 0.1: a database that has it has the baseline, which replaced them all. */
const LAST_BEFORE_BASELINE = '063_translations';
const BASELINE = '063_baseline';

const KNOWN = Object.keys(migrations).toSorted();

/** The schema is from a version that this one cannot go on from; the message is for users. */
export class SchemaRefused extends Error {
  override name = 'SchemaRefused';
}

/** Whether a migration is of an earlier version than this one can go on from, or of a later one. */
export function ageOf(migration: string): 'early' | 'known' | 'newer' {
  if (migration === LAST_BEFORE_BASELINE || KNOWN.includes(migration)) return 'known';
  return migration < BASELINE ? 'early' : 'newer';
}

/** The names of the migrations that have run, in order; the baseline instead of those that it replaced. */
async function migrationsRun(db: Db): Promise<string[]> {
  const table = await sql<{ there: boolean }>`
    select to_regclass('"kysely_migration"') is not null as "there"`.execute(db);
  if (!table.rows[0]?.there) return [];
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(db);
  const names = rows.map(({ name }) => name).toSorted();
  const at = names.indexOf(LAST_BEFORE_BASELINE);
  return at === -1 ? names : [BASELINE, ...names.slice(at + 1)];
}

function refuseOther(names: readonly string[]): void {
  const other = names.findLast((name) => ageOf(name) !== 'known');
  if (other === undefined) return;
  const rest =
    ageOf(other) === 'early'
      ? `an early version (${other}). Start the last version 0.1 on it once, then this one.`
      : `a newer version (${other}). Start that version, or restore a backup of this one.`;
  throw new SchemaRefused(`The database was last used by ${rest}`);
}

/**
 * Runs pending migrations up to the named one or the last. The list of those that have run is Kysely's.
 * Throws SchemaRefused.
 */
export async function migrateWithin(trx: Trx, upTo?: string): Promise<void> {
  await sql`create table if not exists "kysely_migration"
    ("name" varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(trx);
  const done = await migrationsRun(trx);
  refuseOther(done);
  for (const name of KNOWN) {
    if (done.includes(name)) continue;
    if (upTo && name > upTo) return;
    await migrations[name]?.up(trx);
    await sql`insert into "kysely_migration" values (${name}, ${new Date().toISOString()})`.execute(
      trx,
    );
  }
}

/** Runs all pending migrations, or none if one fails. `alone` ensures that one server migrates at a time. */
export const migrate = (database: Database): Promise<void> =>
  database.transaction((trx) => migrateWithin(trx));

/** Whether all migrations have run. */
export async function migrationsDone({ db }: Database): Promise<boolean> {
  const done = await migrationsRun(db);
  return KNOWN.every((name) => done.includes(name));
}

/** The name of the last migration that has run; undefined for an empty database. */
export const migrationLevel = async ({ db }: Database): Promise<string | undefined> =>
  (await migrationsRun(db)).at(-1);
