// The demo database created once for this test run.
import { Blob as NodeBlob } from 'node:buffer';
import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { databaseFolder } from '../../../server/db/embedded.ts';
import { databaseDump } from './databaseDump.ts';

/** A copy to start a database from. Uses Node's Blob: a browser's does not reach the worker intact. */
export const openDump = async (): Promise<Blob> =>
  new NodeBlob([await readFile(await databaseDump())]) as Blob;

/** Copies it into a data folder for a server in a process of its own, which then needs no seeding. */
export async function layDump(dataDir: string): Promise<void> {
  const folder = databaseFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', await databaseDump(), '-C', folder]);
}
