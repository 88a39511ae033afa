// The demo database that was made once for this run of tests.
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';

/** A copy of it, to begin a database of one's own with. */
export const openDump = async (): Promise<Blob> =>
  new Blob([await readFile(inject('databaseDump'))]);
