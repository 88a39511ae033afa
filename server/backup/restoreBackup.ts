// Replaces a database's content by a backup in one transaction: all or nothing.
import { sql } from 'kysely';
import pg from 'pg';
import type { FileStore } from '../outside/fileStore.ts';
import { takeBytes } from './backupBytes.ts';
import {
  isBytes,
  isRow,
  linesOf,
  sameCounts,
  type BackupBytes,
  type BackupHead,
  type Counts,
} from './backupFile.ts';
import type { Database } from '../db/connect.ts';
import { fill, setCounters } from '../db/fill.ts';
import { makeInstallation, ofPlace } from '../db/installation.ts';
import { waitedForLock } from '../db/lease.ts';
import { ageOf, migrateWithin } from '../db/migrate.ts';
import { DERIVED_TABLES, TABLE_KEYS, tablesThere } from '../db/tableKeys.ts';
import type { Db, TableName, Trx } from '../db/tables.ts';
import { lookThrough, type LookedThrough } from './verifyBackup.ts';

/** The backup cannot be restored; the message is for users, and nothing was changed. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

export interface RestoreOptions {
  /** Discards the database's content; without it a non-empty database is rejected. */
  force?: boolean;
  /** The store for file content; without it the content is skipped. */
  store?: FileStore | undefined;
  /** Called with the head before any change; throws to reject the backup. */
  check?: (head: BackupHead) => void;
  /** Allows a server key other than the one the backup was written with. */
  newKey?: boolean;
  /** The installation id of a new database; default: a new one. */
  installationId?: string | undefined;
  /** Called before each step. */
  step?: (text: string) => void;
}

/** Throws BackupRefused if the database has any content. */
export async function refuseRows(db: Db): Promise<void> {
  for (const { table } of await tablesThere(db)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0)
      throw new BackupRefused(
        'The database is not empty. Add --force to throw away what it holds.',
      );
  }
}

/** Runs `work`; a lock timeout becomes a BackupRefused with this text. */
async function orRefuse<T>(text: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw waitedForLock(error) ? new BackupRefused(text, { cause: error }) : error;
  });
}

/**
 * Keeps servers out until the transaction ends: none is running, and the row a starting one needs is locked.
 * Rows of expired leases are deleted, so that a server that resumes later finds itself replaced.
 */
async function keepServersOut(trx: Trx): Promise<void> {
  await sql`set local lock_timeout = '3s'`.execute(trx);
  const db = ofPlace(trx);
  await orRefuse(
    'Another restore into this database is under way.',
    db.selectFrom('installation').select('only').forUpdate().execute(),
  );
  const now = sql<Date>`clock_timestamp()`;
  await db.deleteFrom('runningServers').where('leaseUntil', '<=', now).execute();
  const [running] = await db
    .selectFrom('runningServers')
    .select(['name', sql<number>`ceil(extract(epoch from "leaseUntil" - ${now}))`.as('seconds')])
    .execute();
  if (running)
    throw new BackupRefused(
      `A server runs on this database (${running.name}). Stop it first; one that was killed counts as running for ${running.seconds} more seconds.`,
    );
}

async function dropAll(trx: Trx): Promise<void> {
  const tables = [...TABLE_KEYS.map(({ table }) => table), ...DERIVED_TABLES, 'kysely_migration'];
  const names = sql.join(tables.map((table) => sql.table(table)));
  await sql`set local lock_timeout = '15s'`.execute(trx);
  await orRefuse(
    'Another program is using the tables of this database, such as a backup. Try again when it has ended.',
    sql`drop table if exists ${names} cascade`.execute(trx),
  );
}

const AT_ONCE = 2_000;

async function pour(trx: Trx, file: string): Promise<void> {
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
}

async function* bytesIn(file: string): AsyncGenerator<BackupBytes> {
  for await (const line of linesOf(file)) if (isBytes(line)) yield line;
}

async function countAll(trx: Trx): Promise<Counts> {
  const counts: Counts = {};
  for (const { table } of await tablesThere(trx)) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(table)}`.execute(trx);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

/** Errors of the database itself, such as invalid rows or a full disk: the transaction is rolled back. */
const refused =
  (file: string) =>
  (error: unknown): never => {
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw new BackupRefused(
      `${file} could not be restored, and nothing was changed: ${error.message}.`,
      { cause: error },
    );
  };

type Steps = Required<Pick<RestoreOptions, 'newKey' | 'step'>>;

async function replaceRows(
  trx: Trx,
  file: string,
  { head, counts, newKey, step }: LookedThrough & Steps,
): Promise<void> {
  await dropAll(trx);
  await migrateWithin(trx, head.migration);
  await pour(trx, file);
  step('Counting rows');
  if (!sameCounts(await countAll(trx), counts))
    throw new BackupRefused('The restored tables do not hold as many rows as the backup.');
  await migrateWithin(trx);
  await ofPlace(trx)
    .updateTable('installation')
    .set({ keyFingerprint: newKey ? null : (head.key ?? null) })
    .execute();
  step('Putting it in place');
}

/** Reads the whole file. Throws BackupBroken or BackupRefused if it cannot be restored. */
export async function readBackup(file: string, options: RestoreOptions): Promise<LookedThrough> {
  options.step?.(`Reading ${file}`);
  const looked = await lookThrough(file);
  const { migration } = looked.head;
  const age = ageOf(migration);
  if (age === 'newer')
    throw new BackupRefused(`${file} was made by a newer version (${migration}).`);
  if (age === 'early')
    throw new BackupRefused(
      `${file} was made by an early version (${migration}). Restore it with the last version 0.1 and start that version once, then this one.`,
    );
  options.check?.(looked.head);
  return looked;
}

/**
 * Restores the backup into an open database, migrates it to this version, and returns the number of rows.
 * @param read the result of `readBackup`, if it was called before
 */
export async function restoreBackup(
  database: Database,
  file: string,
  options: RestoreOptions = {},
  read?: LookedThrough,
): Promise<number> {
  const { force = false, newKey = false, store, installationId, step = () => {} } = options;
  const looked = read ?? (await readBackup(file, options));
  await makeInstallation(database, installationId);
  const claim = async (trx: Trx) => {
    await keepServersOut(trx);
    if (!force) await refuseRows(trx);
  };
  await database.transaction(claim);
  // Content first: a row must never lack its content, while content without a row does no harm.
  if (store) {
    step('Restoring files');
    await takeBytes(bytesIn(file), store);
  }
  step('Restoring rows');
  await database.transaction(async (trx) => {
    await claim(trx);
    await replaceRows(trx, file, { ...looked, newKey, step }).catch(refused(file));
  });
  return looked.rows;
}
