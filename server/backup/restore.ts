// Restores a backup: `restore FILE`; `--force` replaces data, `--new-key` accepts another key.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '../system/config.ts';
import { runProgram, sentenceOf } from '../system/runProgram.ts';
import { folderMark, refuseWrongFolder } from '../db/identity.ts';
import { openFileStore } from '../outside/fileStore.ts';
import { keyFingerprint } from '../system/secrets.ts';
import { noteRestored } from '../audit/anchorSeals.ts';
import { BackupBroken, type BackupHead } from './backupFile.ts';
import {
  type Database,
  DatabaseBusy,
  databaseOver,
  DataFolderInUse,
  openDatabase,
  type DatabasePlace,
} from '../db/connect.ts';
import { databaseFolder, replaceEmbedded } from '../db/embedded.ts';
import { makeInstallation } from '../db/installation.ts';
import {
  BackupRefused,
  readBackup,
  refuseRows,
  restoreBackup,
  type RestoreOptions,
} from './restoreBackup.ts';

/** Opens the database, runs `work` on it, and closes it. */
async function within<T>(
  place: DatabasePlace,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(place);
  return work(database).finally(database.close);
}

/** The embedded database is created anew, so that even one that cannot be opened is replaced. */
async function restoreEmbedded(
  dataDir: string,
  file: string,
  options: RestoreOptions,
): Promise<number> {
  const read = await readBackup(file, options);
  if (!options.force && existsSync(databaseFolder(dataDir)))
    await within({ dataDir }, ({ db }) => refuseRows(db));
  return replaceEmbedded(dataDir, async (pool) => {
    const fresh = databaseOver('embedded', pool);
    const installationId = folderMark(dataDir);
    return restoreBackup(fresh, file, { ...options, installationId }, read).finally(fresh.close);
  });
}

const refuseOtherKey = (config: Config) => (head: BackupHead) => {
  if (head.key === undefined || head.key === keyFingerprint(config)) return;
  throw new BackupRefused(
    'The backup was written under another server key. Set SERVER_KEY to that key, or put its server.key into DATA_DIR. If that key is lost, add --new-key: terminals and providers then need new keys, PINs that are on their way open nothing, and the passwords of the gateways must be entered again.',
  );
};

async function main(file: string | undefined, given: ReadonlySet<string>): Promise<string> {
  if (!file) throw new ConfigError('Name the file: npm run restore -- FILE [--force] [--new-key]');
  const config = readConfig(process.env);
  const { databaseUrl: url, dataDir } = config;
  const newKey = given.has('--new-key');
  const options: RestoreOptions = {
    force: given.has('--force'),
    newKey,
    store: openFileStore(join(dataDir, 'files')),
    step: (text) => process.stderr.write(`${text}\n`),
    ...(!newKey && { check: refuseOtherKey(config) }),
  };
  // The audit trail is restored too: record that in the outside anchor.
  const note = (database: Database) => noteRestored({ database, config, now: Date.now });
  if (!url) {
    const rows = await restoreEmbedded(dataDir, file, options);
    await within({ dataDir }, note);
    return `${file}: ${rows} rows restored`;
  }
  const rows = await within({ url }, async (database) => {
    await makeInstallation(database);
    await refuseWrongFolder(database, config);
    const restored = await restoreBackup(database, file, options);
    await note(database);
    return restored;
  });
  return `${file}: ${rows} rows restored`;
}

const usualSentence = sentenceOf(ConfigError, DataFolderInUse, BackupBroken, BackupRefused);

/** The error as a line for the user. Rethrows unexpected ones. */
function toSentence(error: unknown): string {
  if (error instanceof DatabaseBusy)
    return `The connection to the database was lost (${error.message}). The database holds what it held before; only if this happened at the very end, all of the backup.`;
  if ((error as NodeJS.ErrnoException | null)?.code === 'ENOSPC')
    return 'There is no room on the disk for the backup. Nothing was changed.';
  return usualSentence(error);
}

const args = process.argv.slice(2);
const file = args.find((arg) => !arg.startsWith('--'));
await runProgram(() => main(file, new Set(args)), toSentence);
