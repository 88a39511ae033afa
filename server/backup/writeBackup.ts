// Writes all rows of all tables from one snapshot to a file, for both kinds of database.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { FileStore } from '../outside/fileStore.ts';
import { bytesOfFiles } from './backupBytes.ts';
import type { BackupLine } from './backupFile.ts';
import type { Database } from '../db/connect.ts';
import { keyOfData } from '../db/installation.ts';
import { migrationLevel } from '../db/migrate.ts';
import { tablesThere, type TableKey } from '../db/tableKeys.ts';
import type { Trx } from '../db/tables.ts';

const PAGE = 1_000;

type AnyRow = Record<string, unknown>;

/** The rows of a table in pages by key. */
async function* pagesOf(trx: Trx, { table, key }: TableKey): AsyncGenerator<AnyRow[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: unknown[] | undefined;
  for (;;) {
    const from: ReturnType<typeof sql> = last
      ? sql`where (${columns}) > (${sql.join(last)})`
      : sql``;
    const { rows } =
      await sql<AnyRow>`select * from ${sql.table(table)} ${from} order by ${columns} limit ${PAGE}`.execute(
        trx,
      );
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < PAGE) return;
    last = key.map((column) => end[column]);
  }
}

async function* linesOf(
  trx: Trx,
  migration: string,
  now: number,
  store: FileStore | undefined,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (content: BackupLine) => {
    const text = `${JSON.stringify(content)}\n`;
    hash.update(text);
    return text;
  };
  const counts: Record<string, number> = {};
  const key = await keyOfData(trx);
  yield line({ lockerdesk: 1, migration, time: now, ...(key && { key }) });
  for (const tableKey of await tablesThere(trx)) {
    const { table } = tableKey;
    counts[table] = 0;
    for await (const rows of pagesOf(trx, tableKey)) {
      counts[table] += rows.length;
      yield rows.map((row) => line([table, row])).join('');
    }
  }
  let parts = 0;
  if (store)
    for await (const bytes of bytesOfFiles(trx, store)) {
      parts += 1;
      yield line(bytes);
    }
  yield line({ counts, parts, sha256: hash.copy().digest('hex') });
}

const ROW = /^\[/gm;

/**
 * Writes the backup and returns the number of rows; the file gets its name once it is complete.
 * @param store the store of file content; without it the content is omitted
 */
export async function writeBackup(
  database: Database,
  file: string,
  now: number,
  store?: FileStore,
): Promise<number> {
  const migration = await migrationLevel(database);
  if (!migration) throw new Error('The database has no tables yet: there is nothing to back up.');
  const tables = sql.join((await tablesThere(database.db)).map(({ table }) => sql.table(table)));
  const unfinished = `${file}.part`;
  let rows = 0;
  await database.transaction(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    // Before any read: a restore either ends first, or waits until the backup is written.
    await sql`lock table ${tables} in access share mode`.execute(trx);
    const lines = Readable.from(linesOf(trx, migration, now, store));
    lines.on('data', (text: string) => {
      rows += text.match(ROW)?.length ?? 0;
    });
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    try {
      await Promise.all([pipeline(lines, createGzip(), target), once(target, 'close')]);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  });
  await rename(unfinished, file);
  return rows;
}
