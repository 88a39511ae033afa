// Locks the data folder: a second process would corrupt the embedded database's files.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { lock } from 'proper-lockfile';

/** Another process has the data folder open. The message is for users. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/** A lock not renewed for this long is abandoned, milliseconds. */
const STALE_MS = 10_000;

interface Holder {
  pid: number;
  host: string;
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

type Sight = 'gone' | 'there' | 'unknown';

/** A killed process leaves its lock behind; on the same machine its process id shows that it is gone. */
function look(holder: Holder | undefined): Sight {
  if (!holder || holder.host !== hostname()) return 'unknown';
  return isAlive(holder.pid) ? 'there' : 'gone';
}

const isLocked = (error: unknown) => (error as { code?: string }).code === 'ELOCKED';

/** Locks the folder, creating it if needed, and returns the unlock function. Throws DataFolderInUse. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const folder = resolve(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lockfilePath = join(folder, 'database.lock');
  const holderFile = join(folder, 'database.pid');
  const take = (retries: number) =>
    lock(folder, {
      lockfilePath,
      stale: STALE_MS,
      retries: { retries, minTimeout: 500, maxTimeout: 500, factor: 1 },
    });
  const inUse = (cause: unknown) =>
    new DataFolderInUse(
      `The data folder ${folder} is in use by another process. Stop that one first.`,
      { cause },
    );
  const release = await take(0).catch(async (error: unknown) => {
    if (!isLocked(error)) throw error;
    const holder = look(await readHolder(holderFile));
    if (holder === 'there') throw inUse(error);
    if (holder === 'gone') await rm(lockfilePath, { recursive: true, force: true });
    return take(STALE_MS / 500 + 4).catch((again: unknown) => {
      throw isLocked(again) ? inUse(again) : again;
    });
  });
  await writeFile(
    holderFile,
    JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder),
  );
  return release;
}
