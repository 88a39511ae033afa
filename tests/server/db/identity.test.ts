// Database, data folder and server key that do not belong together are refused by name.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError } from '../../../server/system/config.ts';
import { ofPlace, readInstallation } from '../../../server/db/installation.ts';
import { agree } from '../../../server/db/identity.ts';
import { openSecrets } from '../../../server/system/secrets.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { postgresDatabase } from '../../kit/databases/testDatabase.ts';

const KEY = 'a key of the tests, as long as it must be';
const OTHER_KEY = 'another key of the tests, as long as it must be';

let folder: string;
const { url, database } = await forFile(postgresDatabase());
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

it('a data folder that is not the database’s is refused where it is another’s, where it is new, and taken where it is marked by hand', async () => {
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

it('another server key is refused, and the sentence says where it comes from', async () => {
  await start({ dataDir: dataDir(), serverKey: KEY });
  await expect(start({ dataDir: dataDir(), serverKey: OTHER_KEY })).rejects.toThrow(
    'SERVER_KEY is not the server key that the data of this database was written with.',
  );
  await expect(start({ dataDir: dataDir() })).rejects.toThrow(
    `${join(dataDir(), 'server.key')} is not the server key`,
  );
});
