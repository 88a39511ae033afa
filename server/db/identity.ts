// Checks that database, data folder and server key belong together.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigError, type Config } from '../system/config.ts';
import type { Database } from './connect.ts';
import { databaseFolder } from './embedded.ts';
import { makeInstallation, ofPlace, readInstallation } from './installation.ts';
import { keyFingerprint } from '../system/secrets.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'serverKey'>;

/** The file in the data folder that identifies its installation. */
const markFile = (dataDir: string): string => join(resolve(dataDir), 'installation.id');

/** The installation id of the data folder; undefined if not marked. */
export function folderMark(dataDir: string): string | undefined {
  const file = markFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** Prevents creating an embedded database in a folder that had one, or belongs to another database. */
export function refuseLostDatabase({ dataDir, databaseUrl }: Place): void {
  if (databaseUrl || existsSync(databaseFolder(dataDir)) || !folderMark(dataDir)) return;
  throw new ConfigError(
    `The data folder ${resolve(dataDir)} belongs to an installation, but its database is not there. Set DATABASE_URL if it is on a PostgreSQL server, restore a backup (npm run restore -- FILE), or remove ${markFile(dataDir)} to begin a new network in this folder.`,
  );
}

/** Throws ConfigError if the data folder belongs to another database; if neither is marked, it is left for later. */
export async function refuseWrongFolder(database: Database, { dataDir }: Place): Promise<void> {
  const { installationId, paired } = await readInstallation(database.db);
  const mark = folderMark(dataDir);
  if (mark === installationId || (!mark && !paired)) return;
  const folder = resolve(dataDir);
  const whose = mark ? `belongs to another installation (${mark})` : 'is not marked as its own';
  throw new ConfigError(
    `The data folder ${folder} ${whose}, and the database belongs to installation ${installationId}. Set DATA_DIR to the data folder of this database, or DATABASE_URL to the database of this folder. If they do belong together, write ${installationId} into ${markFile(dataDir)}.`,
  );
}

/** Throws ConfigError if the server key is not the one the data was written with. */
async function refuseWrongKey({ db }: Database, config: Place): Promise<void> {
  const known = (await readInstallation(db)).keyFingerprint;
  if (known === null || known === keyFingerprint(config)) return;
  const here = config.serverKey ? 'SERVER_KEY' : join(resolve(config.dataDir), 'server.key');
  throw new ConfigError(
    `${here} is not the server key that the data of this database was written with. Set SERVER_KEY to that key, or leave SERVER_KEY out and put the key into server.key in DATA_DIR. If that key is lost, make a backup and restore it with --new-key.`,
  );
}

/**
 * Throws ConfigError if folder, key and database do not belong together. At the first start and after an update,
 * unmarked ones are marked as belonging together.
 * @param makeKey creates the server key of a data folder without one
 */
export async function agree(database: Database, config: Place, makeKey: () => void): Promise<void> {
  await makeInstallation(database);
  await refuseWrongFolder(database, config);
  const { installationId, paired, keyFingerprint: known } = await readInstallation(database.db);
  if (known === null) makeKey();
  await refuseWrongKey(database, config);
  if (known !== null && paired) return;
  // The folder first: the database records that a mark exists only once it does.
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await writeFile(markFile(config.dataDir), `${installationId}\n`, { flush: true });
  await ofPlace(database.db)
    .updateTable('installation')
    .set({ paired: true, keyFingerprint: keyFingerprint(config) ?? null })
    .execute();
}
