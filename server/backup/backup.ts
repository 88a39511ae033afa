// Creates a backup (`backup FILE`), or verifies one (`backup --verify FILE`).
import { join } from 'node:path';
import { ConfigError, readConfig } from '../system/config.ts';
import { openFileStore } from '../outside/fileStore.ts';
import { BackupBroken } from './backupFile.ts';
import { DataFolderInUse, openDatabase } from '../db/connect.ts';
import { verifyBackup } from './verifyBackup.ts';
import { writeBackup } from './writeBackup.ts';

async function main(file: string | undefined, verify: boolean): Promise<string> {
  if (!file) throw new ConfigError('Name the file: npm run backup -- [--verify] FILE');
  if (verify) return verifyBackup(file);
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

const args = process.argv.slice(2);
try {
  const file = args.find((arg) => !arg.startsWith('--'));
  process.stdout.write(`${await main(file, args.includes('--verify'))}\n`);
} catch (error) {
  const known = [ConfigError, DataFolderInUse, BackupBroken].some((type) => error instanceof type);
  if (!known) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
