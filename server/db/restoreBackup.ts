// Reads a backup into a database, after looking through the whole file first. Works on both databases.
import { sql } from 'kysely';
import type { FileStore } from '../outside/fileStore.ts';
import { takeBytes } from './backupBytes.ts';
import { isBytes, isRow, linesOf, type BackupBytes, type BackupHead } from './backupFile.ts';
import type { Database } from './connect.ts';
import { fill, setCounters } from './fill.ts';
import { isKnownMigration, migrate, migrationLevel } from './migrate.ts';
import { TABLE_KEYS, tablesThere } from './tableKeys.ts';
import type { TableName } from './tables.ts';

/** The backup cannot be restored; the message is a line for people, and nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

type Counts = Record<string, number>;

const same = (one: Counts, other: Counts): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (table) => (one[table] ?? 0) === (other[table] ?? 0),
  );

/** Reads the file to its end. Throws BackupRefused where it is not a whole backup that this version knows. */
async function lookThrough(file: string): Promise<{ head: BackupHead; counts: Counts }> {
  let head: BackupHead | undefined;
  let end: Counts | undefined;
  let parts = 0;
  const counts: Counts = {};
  const broken = (cause?: unknown) =>
    new BackupRefused(`${file} is not a whole backup.`, { cause });
  try {
    for await (const line of linesOf(file)) {
      if (isRow(line)) counts[line[0]] = (counts[line[0]] ?? 0) + 1;
      else if (isBytes(line)) parts += 1;
      else if ('counts' in line) {
        end = line.counts;
        parts -= line.parts ?? 0;
      } else head = line;
    }
  } catch (error) {
    throw broken(error);
  }
  if (head?.lockerdesk !== 1 || !end || parts !== 0 || !same(counts, end)) throw broken();
  if (!isKnownMigration(head.migration))
    throw new BackupRefused(`${file} was made by a newer version (${head.migration}).`);
  return { head, counts };
}

async function holdsRows({ db }: Database): Promise<boolean> {
  for (const { table } of await tablesThere(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

async function dropAll({ db }: Database): Promise<void> {
  const tables = [
    ...TABLE_KEYS.map(({ table }) => table),
    'kysely_migration',
    'kysely_migration_lock',
  ];
  await sql`drop table if exists ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(
    db,
  );
}

const AT_ONCE = 2_000;

async function pour(database: Database, file: string): Promise<void> {
  await database.transaction(async (trx) => {
    let table: TableName | undefined;
    let rows: object[] = [];
    const flush = async () => {
      if (table && rows.length > 0) await fill(trx, table, rows);
      rows = [];
    };
    for await (const line of linesOf(file)) {
      if (!isRow(line)) continue;
      if (line[0] !== table || rows.length >= AT_ONCE) await flush();
      table = line[0];
      rows.push(line[1]);
    }
    await flush();
    await setCounters(trx);
  });
}

async function* bytesIn(file: string): AsyncGenerator<BackupBytes> {
  for await (const line of linesOf(file)) if (isBytes(line)) yield line;
}

async function countAll({ db }: Database): Promise<Counts> {
  const counts: Counts = {};
  for (const { table } of await tablesThere(db)) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/**
 * Restores the file into an empty database, brings it to this version's tables, and gives the number of rows.
 * @param force what the database holds is thrown away; without it a database that holds anything is refused
 * @param store where the bytes of files go; without it they are left in the backup
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { force = false, store }: { force?: boolean; store?: FileStore } = {},
): Promise<number> {
  const { head, counts } = await lookThrough(file);
  if (await migrationLevel(database)) {
    if (!force && (await holdsRows(database))) {
      throw new BackupRefused(
        'The database is not empty. Add --force to throw away what it holds.',
      );
    }
    await dropAll(database);
  }
  // Bytes first: a row is never there without them, and bytes without a row harm nobody.
  if (store) await takeBytes(bytesIn(file), store);
  await migrate(database, head.migration);
  await pour(database, file);
  const restored = await countAll(database);
  if (!same(restored, counts))
    throw new Error('The restored tables do not hold as many rows as the backup.');
  await migrate(database);
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
