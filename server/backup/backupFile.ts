// The backup format: gzipped JSON lines with a head, rows, file content, and a final count.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { TableName } from '../db/tables.ts';

export interface BackupHead {
  lockerdesk: 1;
  /** The last migration of its database. */
  migration: string;
  /** Epoch milliseconds. */
  time: number;
  /** The fingerprint of the server key its data is hashed and encrypted with, if known. */
  key?: string;
}

export interface BackupEnd {
  /** Rows by table. */
  counts: Partial<Record<TableName, number>>;
  /** Lines of file content. */
  parts?: number;
  /** SHA-256 of all previous lines, hex; missing in backups of versions without checksums. */
  sha256?: string;
}

/** Rows of one table, in key order. */
export type BackupRow = [table: TableName, row: object];
/** A chunk of a file's content, in base64; the chunks of a file are consecutive. */
export interface BackupBytes {
  file: string;
  bytes: string;
}
export type BackupLine = BackupHead | BackupRow | BackupBytes | BackupEnd;

const isHead = (line: BackupLine): line is BackupHead => 'lockerdesk' in line;

export const isRow = (line: BackupLine): line is BackupRow => Array.isArray(line);

export const isBytes = (line: BackupLine): line is BackupBytes => 'bytes' in line;

export const isEnd = (line: BackupLine): line is BackupEnd => 'counts' in line;

/** The file is not a complete backup; the message is for users. */
export class BackupBroken extends Error {
  override name = 'BackupBroken';
}

/** Versions with this migration or a later one write a checksum. */
const FIRST_WITH_CHECKSUM = '040';

/** A file's id, as the file store makes it. */
const FILE_ID = /^[\w-]{1,64}$/;

/** Whether a line has what its sort needs: a checksum may be right on a file that somebody else made. */
function isWellFormed(line: BackupLine): boolean {
  const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');
  if (isRow(line)) return areTexts(line[0]) && line[1] instanceof Object;
  if (isBytes(line)) return areTexts(line.file, line.bytes) && FILE_ID.test(line.file);
  return (
    !isHead(line) || (areTexts(line.migration) && !Number.isNaN(new Date(line.time).getTime()))
  );
}

export type Counts = Record<string, number>;

/** Whether the counts of all tables are equal; a table without an entry has no rows. */
export const sameCounts = (one: Counts, other: Counts): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (table) => (one[table] ?? 0) === (other[table] ?? 0),
  );

/** The lines of a text; an unterminated last line is dropped. */
async function* textLines(file: string): AsyncGenerator<string> {
  const text = createGunzip();
  // Errors of the pipeline surface where `text` is read.
  pipeline(createReadStream(file), text, () => {});
  let rest = '';
  for await (const part of text.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) throw new Error('The last line has no end.');
}

/** Counts and hashes the lines, and compares the result with the end line. */
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
    agrees: (end: BackupEnd, { migration }: BackupHead): boolean =>
      sameCounts(counts, end.counts) &&
      parts === (end.parts ?? 0) &&
      (end.sha256 === undefined
        ? migration < FIRST_WITH_CHECKSUM
        : end.sha256 === hash.digest('hex')),
  };
}

async function* checkedLines(file: string): AsyncGenerator<BackupLine> {
  const counted = tally();
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  for await (const text of textLines(file)) {
    const line = JSON.parse(text) as BackupLine;
    if (end || (head === undefined) !== 'lockerdesk' in line)
      throw new Error('A line is out of place.');
    if (isHead(line)) head = line;
    if (!isWellFormed(line)) throw new Error('A line is malformed.');
    if (isEnd(line)) end = line;
    else counted.add(text, line);
    yield line;
  }
  if (!head || !end || !counted.agrees(end, head))
    throw new Error('The end does not agree with the lines.');
}

/**
 * The lines of a backup: the head first, the end last. Throws BackupBroken, at the latest after the
 * last line, if the file is damaged, truncated, or not a backup.
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
