// `npm run reset-password -- NAME`: prints a one-time password for a console account.
import { ConfigError, readConfig } from './system/config.ts';
import { runProgram, sentenceOf } from './system/runProgram.ts';
import { DataFolderInUse, openDatabase } from './db/connect.ts';
import { migrationsDone } from './db/migrate.ts';
import { refuseLostDatabase, refuseWrongFolder } from './db/identity.ts';
import { ResetRefused, resetPassword } from './account/oneTimePassword.ts';

const NOT_READY =
  'The tables of this database are not those of this version. Start the server once, then try again.';
const NO_NAME = 'Name the account: npm run reset-password -- admin';

async function main(username: string | undefined): Promise<string> {
  if (!username) throw new ResetRefused(NO_NAME);
  const config = readConfig(process.env);
  refuseLostDatabase(config);
  const { databaseUrl: url, dataDir } = config;
  const database = await openDatabase(url ? { url } : { dataDir });
  try {
    if (!(await migrationsDone(database))) throw new ResetRefused(NOT_READY);
    await refuseWrongFolder(database, config);
    const { opens, password, ...account } = await resetPassword(database, username, Date.now());
    const line = `Sign in as ${account.username} / ${password} (told only this once); a password of your own is asked for then.`;
    return opens ? line : `${line}\nThe account is locked or outside its time: it cannot sign in.`;
  } finally {
    await database.close();
  }
}

await runProgram(
  () => main(process.argv[2]),
  sentenceOf(ConfigError, DataFolderInUse, ResetRefused),
);
