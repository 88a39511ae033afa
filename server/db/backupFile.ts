// The form of a backup: gzip over lines of JSON. A head, every row with its table, and an end that counts them.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { TableName } from './tables.ts';

export interface BackupHead {
  lockerdesk: 1;
  /** The last migration of the database it was made of. */
  migration: string;
  /** Epoch milliseconds. */
  time: number;
}

export interface BackupEnd {
  /** Rows by table. */
  counts: Partial<Record<TableName, number>>;
}

/** Rows of one table, in the order of their key. */
export type BackupRow = [table: TableName, row: object];
export type BackupLine = BackupHead | BackupRow | BackupEnd;

export const isRow = (line: BackupLine): line is BackupRow => Array.isArray(line);

/** The lines of a backup one after another. Throws where the file is none or is broken off. */
export async function* linesOf(file: string): AsyncGenerator<BackupLine> {
  const raw = createReadStream(file);
  const text = createGunzip();
  raw.on('error', (error) => text.destroy(error));
  for await (const line of createInterface({ input: raw.pipe(text), crlfDelay: Infinity })) {
    yield JSON.parse(line) as BackupLine;
  }
}
