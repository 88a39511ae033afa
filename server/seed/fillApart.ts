// Has the demo network filled in by a process of its own: what filling takes of memory would stay with the server for good.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { sibling } from '../system/sibling.ts';
import { databaseFolder } from '../db/embedded.ts';

interface Place {
  databaseUrl: string | undefined;
  dataDir: string;
}

/**
 * Fills the database at this place if it is empty; the embedded one must not be open. Says nothing when it fails:
 * the database is as it was, and filling it from the server itself says why.
 */
export async function fillApart({ databaseUrl, dataDir }: Place): Promise<void> {
  const { url, execArgv } = sibling('fillDemo');
  const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir };
  const child = fork(url, [], { env, execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await new Promise((over) => child.once('exit', over).once('error', over));
}

/** Whether the embedded database has no files yet. */
export const isNew = (dataDir: string): boolean => !existsSync(databaseFolder(dataDir));
