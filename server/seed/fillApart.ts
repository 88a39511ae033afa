// Seeds the demo network in a child process, so that its memory is returned afterwards.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sibling } from '../system/sibling.ts';
import { databaseFolder } from '../db/embedded.ts';

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

/**
 * Fills the database if it is empty; an embedded one must not be open. Ignores failures: the database is
 * unchanged then, and the server seeds it itself and reports the error.
 */
export async function fillApart({ databaseUrl, dataDir }: Place): Promise<void> {
  const { url, execArgv } = sibling('fillDemo');
  const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir };
  const child = fork(url, [], { env, execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await new Promise((over) => child.once('exit', over).once('error', over));
}

/** Whether the embedded database has no files yet. */
export const isNew = (dataDir: string): boolean => !existsSync(databaseFolder(dataDir));
