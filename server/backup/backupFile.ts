// The form of a backup: gzip over lines of JSON. A head, every row with its table, the bytes of files, and an end that counts.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { TableName } from '../db/tables.ts';

export interface BackupHead {
  lockerdesk: 1;
  /** The last migration of the database it was made of. */
  migration: string;
  /** Epoch milliseconds. */
  time: number;
  /** The fingerprint of the server key that its rows are hashed and encrypted with, where that is known. */
  key?: string;
}

export interface BackupEnd {
  /** Rows by table. */
  counts: Partial<Record<TableName, number>>;
  /** Lines of bytes. */
  parts?: number;
  /** SHA-256 over all lines before this one, hex; backups of earlier versions have none. */
  sha256?: string;
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

export const isEnd = (line: BackupLine): line is BackupEnd => 'counts' in line;

/** The file is not a whole backup; the message is a line for people. */
export class BackupBroken extends Error {
  override name = 'BackupBroken';
}

export type Counts = Record<string, number>;

/** Whether both say the same of every table; one that is not named has no rows. */
export const sameCounts = (one: Counts, other: Counts): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (table) => (one[table] ?? 0) === (other[table] ?? 0),
  );

/** The texts between line breaks; a text that no line break ends is part of none. */
async function* textLines(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  // What breaks the pipeline is thrown where `text` is read.
  pipeline(createReadStream(file), text, () => {});
  let rest = '';
  for await (const part of text.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) throw new Error('The last line has no end.');
}

/** Counts and hashes what it is shown, and compares it with what the end says. */
function tally() {
  const hash = createHash('sha256');
  const counts: Counts = {};
  let parts = 0;
  return {
    add: (text: string, line: BackupLine): void => {
      hash.update(text).update('\n');
      if (isRow(line)) counts[line[0]] = (counts[line[0]] ?? 0) + 1;
      else if (isBytes(line)) parts += 1;
    },
    agrees: (end: BackupEnd): boolean =>
      sameCounts(counts, end.counts) &&
      parts === (end.parts ?? 0) &&
      (end.sha256 === undefined || end.sha256 === hash.digest('hex')),
  };
}

async function* checkedLines(file: string): AsyncGenerator<BackupLine> {
  const seen = tally();
  let first = true;
  let end: BackupEnd | undefined;
  for await (const text of textLines(file)) {
    const line = JSON.parse(text) as BackupLine;
    if (end || first !== 'lockerdesk' in line) throw new Error('A line is out of place.');
    first = false;
    if (isEnd(line)) end = line;
    else seen.add(text, line);
    yield line;
  }
  if (!end || !seen.agrees(end)) throw new Error('The end does not agree with the lines.');
}

/**
 * The lines of a backup one after another: its head first, its end last. Throws BackupBroken, at the latest after the
 * last line, where the file is damaged, broken off, or none.
 */
export async function* linesOf(file: string): AsyncGenerator<BackupLine> {
  try {
    yield* checkedLines(file);
  } catch (cause) {
    const missing = (cause as NodeJS.ErrnoException).code === 'ENOENT';
    throw new BackupBroken(
      missing ? `There is no file ${file}.` : `${file} is not a whole backup.`,
      {
        cause,
      },
    );
  }
}
