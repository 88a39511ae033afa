// Database, data folder and server key that do not belong together are refused by name.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../../../server/system/config.ts';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { ofPlace, readInstallation } from '../../../server/db/installation.ts';
import { writeBackup } from '../../../server/backup/writeBackup.ts';
import { agree, refuseLostDatabase } from '../../../server/db/identity.ts';
import { openSecrets } from '../../../server/system/secrets.ts';
import { runRestore } from '../../kit/servers/restoreProgram.ts';
import { spawnServer } from '../../kit/servers/serverProcess.ts';
import { newDatabase } from '../../kit/databases/testDatabase.ts';

const KEY = 'a key of the tests, as long as it must be';
const OTHER_KEY = 'another key of the tests, as long as it must be';

let url: string;
let drop: () => Promise<void>;
let database: Database;
let folder: string;

beforeAll(async () => {
  const made = await newDatabase('demo');
  if (!made) throw new Error('These tests need PostgreSQL.');
  ({ url, drop } = made);
  database = await openDatabase({ url });
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'identity-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await ofPlace(database.db).deleteFrom('installation').execute();
});

const dataDir = (name = 'data') => join(folder, name);

/** What a server that starts with these does first. */
function start(place: { dataDir: string; serverKey?: string | undefined }): Promise<void> {
  const config = { databaseUrl: url, serverKey: undefined, ...place };
  return agree(database, config, () => openSecrets(config));
}

const mark = (dir: string) => readFileSync(join(dir, 'installation.id'), 'utf8').trim();

describe('what belongs together', () => {
  it('is marked at the first start, a database and a folder of earlier versions too, and starts again', async () => {
    await start({ dataDir: dataDir() });
    const { installationId, paired, keyFingerprint } = await readInstallation(database.db);
    expect([mark(dataDir()), paired]).toEqual([installationId, true]);
    expect(keyFingerprint).toMatch(/^[\w-]{43}$/);
    await start({ dataDir: dataDir() });
  });

  it('starts again where the first start was killed between its marks', async () => {
    await start({ dataDir: dataDir() });
    const row = ofPlace(database.db).updateTable('installation');
    await row.set({ paired: false, keyFingerprint: null }).execute();
    await start({ dataDir: dataDir() });
    expect((await readInstallation(database.db)).paired).toBe(true);
  });

  it('may have its key in SERVER_KEY or in the folder, as long as it is the same', async () => {
    await start({ dataDir: dataDir() });
    const serverKey = readFileSync(join(dataDir(), 'server.key'), 'utf8').trim();
    await start({ dataDir: dataDir(), serverKey });
  });
});

describe('a data folder that is not the database’s', () => {
  it('is refused where it is another’s, where it is new, and taken where it is marked by hand', async () => {
    await start({ dataDir: dataDir(), serverKey: KEY });
    const { installationId } = await readInstallation(database.db);
    const other = mkdtempSync(join(folder, 'other-'));
    const refused = start({ dataDir: other, serverKey: KEY });
    await expect(refused).rejects.toThrow(ConfigError);
    await expect(refused).rejects.toThrow(
      `The data folder ${other} is not marked as its own, and the database belongs to installation ${installationId}.`,
    );
    writeFileSync(join(other, 'installation.id'), 'an-id-of-another\n');
    await expect(start({ dataDir: other, serverKey: KEY })).rejects.toThrow(
      `The data folder ${other} belongs to another installation (an-id-of-another)`,
    );
    writeFileSync(join(other, 'installation.id'), `${installationId}\n`);
    await start({ dataDir: other, serverKey: KEY });
  });

  it('is refused for a database that is new: its own may be elsewhere', async () => {
    const dir = mkdtempSync(join(folder, 'known-'));
    writeFileSync(join(dir, 'installation.id'), 'an-id-of-another\n');
    await expect(start({ dataDir: dir })).rejects.toThrow('belongs to another installation');
    const lost = { dataDir: dir, databaseUrl: undefined, serverKey: undefined };
    expect(() => refuseLostDatabase(lost)).toThrow('but its database is not there');
    refuseLostDatabase({ ...lost, dataDir: dataDir('new') });
  });
});

describe('another server key', () => {
  it('is refused, and the sentence says where it comes from', async () => {
    await start({ dataDir: dataDir(), serverKey: KEY });
    await expect(start({ dataDir: dataDir(), serverKey: OTHER_KEY })).rejects.toThrow(
      'SERVER_KEY is not the server key that the data of this database was written with.',
    );
    await expect(start({ dataDir: dataDir() })).rejects.toThrow(
      `${join(dataDir(), 'server.key')} is not the server key`,
    );
  });

  it('is refused by a restore too, before anything is touched, unless --new-key says that it is meant', async () => {
    const file = join(folder, 'network.backup');
    await start({ dataDir: dataDir(), serverKey: KEY });
    await writeBackup(database, file, 1);
    const settings = { DATABASE_URL: url, DATA_DIR: dataDir(), SERVER_KEY: OTHER_KEY };
    const refused = await runRestore(settings, [file, '--force']);
    expect([refused.code, refused.said.split('.')[0]]).toEqual([
      1,
      'The backup was written under another server key',
    ]);
    await start({ dataDir: dataDir(), serverKey: KEY });
    const { code } = await runRestore(settings, [file, '--force', '--new-key']);
    expect(code).toBe(0);
    await start({ dataDir: dataDir(), serverKey: OTHER_KEY });
    await expect(start({ dataDir: dataDir(), serverKey: KEY })).rejects.toThrow(ConfigError);
  });
});

describe('the program itself', () => {
  it('ends with the sentence and 1, and has neither opened a port nor changed the folder', async () => {
    await start({ dataDir: dataDir(), serverKey: KEY });
    const other = mkdtempSync(join(folder, 'other-'));
    const server = await spawnServer({
      program: 'server/main.ts',
      dataDir: other,
      env: { NODE_OPTIONS: '--import tsx', DATABASE_URL: url, SERVER_KEY: KEY, DEMO: 'off' },
    });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The data folder .* is not marked as its own, .*\n$/);
  });
});
