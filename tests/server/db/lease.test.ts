// No server writes during a restore, nor after it into a database that it does not know.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { DatabaseBusy } from '../../../server/db/connect.ts';
import { ofPlace } from '../../../server/db/installation.ts';
import { openForServer } from '../../../server/db/lease.ts';
import { restoreBackup } from '../../../server/backup/restoreBackup.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { postgresDatabase } from '../../kit/databases/testDatabase.ts';

const writer = fileURLToPath(new URL('../../kit/databases/leasedWriter.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lease-'));
const file = join(folder, 'network.backup');
const force = { force: true };

afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { url, database } = await forFile(postgresDatabase());
await writeBackup(database, file, 1);

const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
};

/** Asks until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 25));
}

const isTrue = (question: ReturnType<typeof sql<{ so: boolean }>>) => async () =>
  (await question.execute(database.db)).rows[0]?.so === true;

const writerRows = () =>
  database.db.selectFrom('settings').select('settingKey').where('settingKey', 'like', 'WRITER%');

it('under a server that runs a restore is refused and says which it is; when that has stopped it is done', async () => {
  const server = await openForServer({ url });
  const write = { settingKey: 'WRITTEN', settingValue: 'x', lastUpdatedTime: 1 };
  await server.db.insertInto('settings').values(write).execute();
  await expect(restoreBackup(database, file, force)).rejects.toThrow(
    new RegExp(
      `^A server runs on this database \\(.+, process ${process.pid}\\). Stop it first; one that was killed counts as running for \\d+ more seconds.$`,
    ),
  );
  const written = server.db.selectFrom('settings').where('settingKey', '=', 'WRITTEN');
  expect(await written.select('settingValue').execute()).toHaveLength(1);
  await server.close();
  await restoreBackup(database, file, force);
  const left = database.db.selectFrom('settings').where('settingKey', '=', 'WRITTEN');
  expect(await left.select('settingValue').execute()).toEqual([]);
});

it('a server that cannot renew its lease asks nothing more, and goes on when it can', async () => {
  const server = await openForServer({ url }, 900);
  const ask = () => server.db.selectFrom('settings').select('settingKey').limit(1).execute();
  const refused = async () =>
    (await ask().catch((error: unknown) => error)) instanceof DatabaseBusy;
  await until(async () => !(await refused()));
  const held = deferred();
  const holding = database.transaction(async (trx) => {
    await ofPlace(trx).selectFrom('runningServers').select('serverId').forUpdate().execute();
    await held.promise;
  });
  await until(refused);
  held.resolve();
  await holding;
  await until(async () => !(await refused()));
  await server.close();
});

it('a server that slept over the end of its lease and wakes after a restore writes nothing and ends', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, url, '1500'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (part) => (out += String(part)));
  child.stderr.on('data', (part) => (err += String(part)));
  const over = once(child, 'exit');
  await until(async () => (await writerRows().execute()).length > 3);
  child.kill('SIGSTOP');
  await until(
    isTrue(sql`select bool_and("leaseUntil" < clock_timestamp()) as so from "runningServers"`),
  );
  // The answer to its last insert may have reached it after it fell asleep: that row was committed before the restore.
  const committed = (await writerRows().execute()).map(({ settingKey }) => settingKey);
  await restoreBackup(database, file, force);
  const before = out;
  child.kill('SIGCONT');
  expect((await over)[0]).toBe(1);
  const after = (out.slice(before.length).match(/^\d+$/gm) ?? []).map((at) => `WRITER_${at}`);
  expect(after.filter((key) => !committed.includes(key))).toEqual([]);
  expect(err).toContain('A backup was restored into this database. Start the server again.');
  expect(await writerRows().execute()).toEqual([]);
});
