// The demo database that was made once for this run of tests.
import { Blob as NodeBlob } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';

/** A copy of it, to begin a database of one's own with. Node's own Blob: a browser's does not reach the worker whole. */
export const openDump = async (): Promise<Blob> =>
  new NodeBlob([await readFile(inject('databaseDump'))]) as Blob;
