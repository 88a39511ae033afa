// Looks through a whole backup without touching a database: what it holds, and whether it is whole.
import { isBytes, isEnd, isRow, linesOf, type BackupHead } from './backupFile.ts';

export interface LookedThrough {
  head: BackupHead;
  /** Rows by table. */
  counts: Record<string, number>;
  rows: number;
  /** Files whose bytes are in it. */
  files: number;
  /** Its checksum; backups of earlier versions have none. */
  sha256: string | undefined;
}

/** Reads the file to its end. Throws BackupBroken where it is not a whole backup. */
export async function lookThrough(file: string): Promise<LookedThrough> {
  let head: BackupHead = { lockerdesk: 1, migration: '', time: 0 };
  let counts: Record<string, number> = {};
  let sha256: string | undefined;
  let files = 0;
  let current = '';
  for await (const line of linesOf(file)) {
    if (isRow(line)) continue;
    if (isEnd(line)) ({ counts, sha256 } = line);
    else if (!isBytes(line)) head = line;
    else if (line.file !== current) {
      files += 1;
      current = line.file;
    }
  }
  const rows = Object.values(counts).reduce((total, count) => total + count, 0);
  return { head, counts, rows, files, sha256 };
}

/** What a backup holds and whether it is whole, as a line for people. Throws BackupBroken. */
export async function verifyBackup(file: string): Promise<string> {
  const { head, rows, files, sha256 } = await lookThrough(file);
  const holds = `${rows} rows and ${files} files of ${new Date(head.time).toISOString()}`;
  return sha256
    ? `${file} is whole: ${holds}, SHA-256 ${sha256}.`
    : `${file} holds ${holds}. Its counts agree, but an earlier version made it without a checksum: it can be restored, not verified.`;
}
