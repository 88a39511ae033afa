// Records a deliberate restore of an older state; run it after PostgreSQL's own restore.
import { ConfigError, readConfig } from '../system/config.ts';
import { runProgram, sentenceOf } from '../system/runProgram.ts';
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

await runProgram(main, sentenceOf(ConfigError, DataFolderInUse));
