// Replaces a database folder by renaming; one of the two is complete at any time.
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flush } from '../system/flush.ts';

/** Where the new one is created. */
export const freshFolder = (folder: string): string => `${folder}.new`;
const formerFolder = (folder: string): string => `${folder}.old`;

async function flushAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await flush(join(entry.parentPath, entry.name));
  await flush(folder);
}

/** The new folder is flushed to disk before the old one is moved away. */
export async function swapIn(folder: string): Promise<void> {
  await flushAll(freshFolder(folder));
  if (existsSync(folder)) await rename(folder, formerFolder(folder));
  await rename(freshFolder(folder), folder);
  await flush(dirname(folder));
}

/** Cleans up after a swap; one interrupted between its two renames is rolled back. */
export async function finishSwap(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(formerFolder(folder)))
    await rename(formerFolder(folder), folder);
  await rm(formerFolder(folder), { recursive: true, force: true });
  await rm(freshFolder(folder), { recursive: true, force: true });
}
