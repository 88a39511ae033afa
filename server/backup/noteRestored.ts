// Records a deliberate restore of an older state; run it after PostgreSQL's own restore.
import { ConfigError, readConfig } from '../system/config.ts';
import { noteRestored } from '../audit/anchorSeals.ts';
import { DataFolderInUse, openDatabase } from '../db/connect.ts';

async function main(): Promise<string> {
  const config = readConfig(process.env);
  const { databaseUrl: url, dataDir } = config;
  const database = await openDatabase({ url, dataDir });
  try {
    await noteRestored({ database, config, now: Date.now });
    return 'Written down: the audit was put back to an older state.';
  } finally {
    await database.close();
  }
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DataFolderInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
