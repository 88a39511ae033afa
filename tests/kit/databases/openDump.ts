// The demo database that was made once for this run of tests.
import { Blob as NodeBlob } from 'node:buffer';
import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { databaseFolder } from '../../../server/db/embedded.ts';
import { databaseDump } from './databaseDump.ts';

/** A copy of it, to begin a database of one's own with. Node's own Blob: a browser's does not reach the worker whole. */
export const openDump = async (): Promise<Blob> =>
  new NodeBlob([await readFile(await databaseDump())]) as Blob;

/** Lays a copy of it into a data folder, for a server that is a process of its own: nothing needs to be filled first. */
export async function layDump(dataDir: string): Promise<void> {
  const folder = databaseFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', await databaseDump(), '-C', folder]);
}
