// Verifies a whole backup without a database: its contents, and whether it is complete.
import { isBytes, isEnd, isRow, linesOf, type BackupHead } from './backupFile.ts';

/** Reads the whole file. Throws BackupBroken if it is not a complete backup. */
export async function lookThrough(file: string) {
  let head: BackupHead = { lockerdesk: 1, migration: '', time: 0 };
  /** Rows by table. */
  let counts: Record<string, number> = {};
  /** Its checksum; missing in backups of earlier versions. */
  let sha256: string | undefined;
  /** Number of files with content. */
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

export type LookedThrough = Awaited<ReturnType<typeof lookThrough>>;

/** A summary of a backup for the user. Throws BackupBroken. */
export async function verifyBackup(file: string): Promise<string> {
  const { head, rows, files, sha256 } = await lookThrough(file);
  const holds = `${rows} rows and ${files} files of ${new Date(head.time).toISOString()}`;
  return sha256
    ? `${file} is whole: ${holds}, SHA-256 ${sha256}.`
    : `${file} holds ${holds}. Its counts agree, but an early version made it without a checksum.`;
}
