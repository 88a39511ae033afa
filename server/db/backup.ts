// Writes a backup: `backup FILE`. Reads the same settings as the server.
import { join } from 'node:path';
import { ConfigError, readConfig } from '../config.ts';
import { DataFolderInUse, openDatabase } from './connect.ts';
import { openFileStore } from '../outside/fileStore.ts';
import { writeBackup } from './writeBackup.ts';

async function main(file: string | undefined): Promise<string> {
  if (!file) throw new ConfigError('Name the file to write: npm run backup -- FILE');
  const { databaseUrl: url, dataDir } = readConfig(process.env);
  const database = await openDatabase({ url, dataDir });
  try {
    const rows = await writeBackup(
      database,
      file,
      Date.now(),
      openFileStore(join(dataDir, 'files')),
    );
    return `${file}: ${rows} rows`;
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await main(process.argv[2])}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
