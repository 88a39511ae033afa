// A backup brings everything back, on either database and from one to the other.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { migrate, migrationsDone } from '../../../server/db/migrate.ts';
import { restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { BackupBroken } from '../../../server/backup/backupFile.ts';
import { verifyBackup } from '../../../server/backup/verifyBackup.ts';
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

const HEAD = '{"lockerdesk":1,"migration":"063_baseline","time":1}';
const LINES = '["settings",{"settingKey":"A"}]\n{"file":"f1","bytes":"AAAA"}';
const BACKUP = `${HEAD}\n${LINES}\n{"counts":{"settings":1},"parts":1}\n`;
const signed = gunzipSync(signedBackup(BACKUP)).toString();
const crafted = (was: string, is: string) => signedBackup(BACKUP.replace(was, is));
const verify = (bytes: Buffer) => {
  writeFileSync(file, bytes);
  return verifyBackup(file);
};

test('a whole file is known by its checksum; only an early version made none', async () => {
  expect(await verify(signedBackup(BACKUP))).toContain('is whole: 1 rows and 1 files of 1970');
  const early = gzipSync(BACKUP.replace('063', '039'));
  expect(await verify(early)).toContain('an early version made it without a checksum');
});

// Other than those of the first rows, each has the checksum of what it holds.
test.each<[string, Buffer]>([
  ['without its checksum', gzipSync(BACKUP)],
  ['with an empty checksum', gzipSync(signed.replace(/"sha256":"\w+/, '"sha256":"'))],
  ['with a changed value', gzipSync(signed.replace('"A"', '"B"'))],
  ['that is cut off', gzipSync(signed.slice(0, -3))],
  ['of another sort', Buffer.from(signed)],
  ...[
    ['of no time', '"time":1', '"time":"then"'],
    ['of no version', '"063_baseline"', 'null'],
    ['with a row without values', '{"settingKey":"A"}', 'null'],
    ['with a row without a table', '["settings"', '[{}'],
    ['with a file outside of its folder', '"f1"', '"../../../evil"'],
    ['with a file without a name', '"f1"', 'null'],
    ['with a file without bytes', '"AAAA"', '5'],
    ['with a line that is nothing', HEAD, `${HEAD}\nnull`],
    ['with two heads', HEAD, `${HEAD}\n${HEAD}`],
    ['with rows that it does not count', '"settings":1', '"settings":2'],
    ['without counts', '{"settings":1}', 'null'],
  ].map(([of = '', was = '', is = '']): [string, Buffer] => [of, crafted(was, is)]),
])('a file %s is refused by a sentence', async (_, bytes) => {
  await expect(verify(bytes)).rejects.toThrow(new BackupBroken(`${file} is not a whole backup.`));
});
