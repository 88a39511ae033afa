// Creates a backup (`backup FILE`), or verifies one (`backup --verify FILE`).
import { join } from 'node:path';
import { ConfigError, readConfig } from '../system/config.ts';
import { runProgram, sentenceOf } from '../system/runProgram.ts';
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
const file = args.find((arg) => !arg.startsWith('--'));
await runProgram(
  () => main(file, args.includes('--verify')),
  sentenceOf(ConfigError, DataFolderInUse, BackupBroken),
);
