// A backup brings everything back, on either database and from one to the other.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate, migrationsDone } from '../../../server/db/migrate.ts';
import { restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { TABLE_KEYS } from '../../../server/db/tableKeys.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { signedBackup } from '../../kit/signedBackup.ts';
import { countDifferences } from '../../kit/databases/countDifferences.ts';
import { openDump } from '../../kit/databases/openDump.ts';
import { startPostgres } from '../../kit/databases/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const file = join(folder, 'network.backup');
const NOW = Date.UTC(2026, 10, 21);

afterAll(() => rmSync(folder, { recursive: true, force: true }));
const postgres = await forFile(startPostgres());
const filled = await forFile(openDatabase({ dump: await openDump() }));
await insertRow(filled, 'gatewayKeys', {
  lockerId: 1,
  key: 'with an answer',
  answer: JSON.stringify({ accepted: true }),
  creationTime: NOW,
});

/** Every row of every table. */
async function everything({ db }: Database): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { table, key } of TABLE_KEYS) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    all[table] = (await sql`select * from ${sql.table(table)} order by ${order}`.execute(db)).rows;
  }
  return all;
}

async function sameOn(database: Database): Promise<void> {
  await writeBackup(filled, file, NOW);
  const rows = await restoreBackup(database, file);
  const expected = await everything(filled);
  expect(await everything(database)).toEqual(expected);
  expect(rows).toBe(Object.values(expected).reduce((sum, table) => sum + table.length, 0));
  expect(await countDifferences(database)).toEqual([]);
  expect(await migrationsDone(database)).toBe(true);
  const stamps = { creationTime: NOW, lastUpdatedTime: NOW };
  const next = await insertRow(database, 'costReasons', { reason: 'After the restore', ...stamps });
  expect(next.costReasonId).toBe((expected.costReasons?.length ?? 0) + 1);
}

test('a backup restored into an empty PostgreSQL brings every row back, and that one’s backup does so too', async () => {
  const database = await openDatabase({ url: await postgres.another('first') });
  await sameOn(database);
  const second = await openDatabase({ url: await postgres.another('second') });
  await writeBackup(database, file, NOW);
  await restoreBackup(second, file);
  expect(await everything(second)).toEqual(await everything(database));
  await Promise.all([database.close(), second.close()]);
});

test('a database that holds anything is refused, unless it is forced', async () => {
  const database = await openDatabase({ url: await postgres.another('third') });
  await migrate(database);
  const mine = { settingKey: 'MINE', settingValue: 'kept', lastUpdatedTime: NOW };
  await insertRow(database, 'settings', mine);
  await writeBackup(filled, file, NOW);
  await expect(restoreBackup(database, file)).rejects.toThrow('The database is not empty.');
  expect((await everything(database)).settings).toHaveLength(1);
  await restoreBackup(database, file, { force: true });
  expect(await everything(database)).toEqual(await everything(filled));
  expect(await countDifferences(database)).toEqual([]);
  await database.close();
});

test('a row that the database does not take: nothing has changed, whatever was there before', async () => {
  const database = await openDatabase({ url: await postgres.another('fifth') });
  await migrate(database);
  const mine = { settingKey: 'MINE', settingValue: 'kept', lastUpdatedTime: NOW };
  await database.db.insertInto('settings').values(mine).execute();
  await writeBackup(filled, file, NOW);
  const text = gunzipSync(readFileSync(file)).toString();
  const bad = text.replace(/^(\["parcels",\{.*?"ordersStatus":)"\w+"/m, '$1null');
  writeFileSync(file, signedBackup(bad));
  await expect(restoreBackup(database, file, { force: true })).rejects.toThrow(
    'could not be restored, and nothing was changed: null value in column "ordersStatus"',
  );
  const { settings, parcels } = await everything(database);
  expect([settings, parcels]).toEqual([[mine], []]);
  await database.close();
});
