// Reads a backup into an empty database: `restore FILE`, or over what is there: `restore FILE --force`.
import { join } from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { DataFolderInUse, openDatabase } from './connect.ts';
import { openFileStore } from '../outside/fileStore.ts';
import { BackupRefused, restoreBackup } from './restoreBackup.ts';

async function main(file: string | undefined, force: boolean): Promise<string> {
  if (!file) throw new ConfigError('Name the file to read: npm run restore -- FILE [--force]');
  const { databaseUrl: url, dataDir } = readConfig(process.env);
  const database = await openDatabase({ url, dataDir });
  try {
    const rows = await restoreBackup(database, file, {
      force,
      store: openFileStore(join(dataDir, 'files')),
    });
    return `${file}: ${rows} rows restored`;
  } finally {
    await database.close();
  }
}

const words = process.argv.slice(2);
try {
  const file = words.find((word) => !word.startsWith('--'));
  process.stdout.write(`${await main(file, words.includes('--force'))}\n`);
} catch (error) {
  const known = [ConfigError, DataFolderInUse, BackupRefused].some((kind) => error instanceof kind);
  if (!known) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
