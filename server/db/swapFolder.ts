// Replaces a database folder by renaming; one of the two is complete at any time.
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the new one is created. */
export const freshFolder = (folder: string): string => `${folder}.new`;
const formerFolder = (folder: string): string => `${folder}.old`;

/** Flushes a file, or a folder's entries, to disk. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await sync(join(entry.parentPath, entry.name));
  await sync(folder);
}

/** The new folder is flushed to disk before the old one is moved away. */
export async function swapIn(folder: string): Promise<void> {
  await syncAll(freshFolder(folder));
  if (existsSync(folder)) await rename(folder, formerFolder(folder));
  await rename(freshFolder(folder), folder);
  await sync(dirname(folder));
}

/** Cleans up after a swap; one interrupted between its two renames is rolled back. */
export async function finishSwap(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(formerFolder(folder)))
    await rename(formerFolder(folder), folder);
  await rm(formerFolder(folder), { recursive: true, force: true });
  await rm(freshFolder(folder), { recursive: true, force: true });
}
