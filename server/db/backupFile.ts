// The form of a backup: gzip over lines of JSON. A head, every row with its table, the bytes of files, and an end that counts.
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
  /** Lines of bytes. */
  parts?: number;
}

/** Rows of one table, in the order of their key. */
export type BackupRow = [table: TableName, row: object];
/** A part of a file's bytes, in base64; its parts follow one another. */
export interface BackupBytes {
  file: string;
  bytes: string;
}
export type BackupLine = BackupHead | BackupRow | BackupBytes | BackupEnd;

export const isRow = (line: BackupLine): line is BackupRow => Array.isArray(line);

export const isBytes = (line: BackupLine): line is BackupBytes => 'bytes' in line;

/** The lines of a backup one after another. Throws where the file is none or is broken off. */
export async function* linesOf(file: string): AsyncGenerator<BackupLine> {
  const raw = createReadStream(file);
  const text = createGunzip();
  raw.on('error', (error) => text.destroy(error));
  for await (const line of createInterface({ input: raw.pipe(text), crlfDelay: Infinity })) {
    yield JSON.parse(line) as BackupLine;
  }
}
