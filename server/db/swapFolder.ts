// Puts a new database folder in an old one's place by rename; one of them is whole at any time.
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the new one is made. */
export const freshFolder = (folder: string): string => `${folder}.new`;
const formerFolder = (folder: string): string => `${folder}.old`;

/** Has the system write a file, or the names in a folder, to the disk for good. */
async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function settleAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await settle(join(entry.parentPath, entry.name));
  await settle(folder);
}

/** The new one is on the disk for good before the old one makes way. */
export async function swapIn(folder: string): Promise<void> {
  await settleAll(freshFolder(folder));
  if (existsSync(folder)) await rename(folder, formerFolder(folder));
  await rename(freshFolder(folder), folder);
  await settle(dirname(folder));
}

/** What a swap that was broken off, or is done, has left: between its two renames the old one comes back. */
export async function finishSwap(folder: string): Promise<void> {
  if (!existsSync(folder) && existsSync(formerFolder(folder)))
    await rename(formerFolder(folder), folder);
  await rm(formerFolder(folder), { recursive: true, force: true });
  await rm(freshFolder(folder), { recursive: true, force: true });
}
