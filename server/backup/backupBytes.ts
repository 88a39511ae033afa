// File content in a backup: in chunks, one per line, after the rows that refer to it.
import { appendFile, rm } from 'node:fs/promises';
import type { FileStore } from '../outside/fileStore.ts';
import type { BackupBytes } from './backupFile.ts';
import type { Trx } from '../db/tables.ts';

/** The content of every file in use; unused files are omitted. */
export async function* bytesOfFiles(trx: Trx, store: FileStore): AsyncGenerator<BackupBytes> {
  const files = await trx
    .selectFrom('files')
    .select('fileId')
    .where('keptBy', 'is not', null)
    .orderBy('fileId')
    .execute();
  for (const { fileId } of files) {
    const found = await store.read(fileId);
    if (!found) continue;
    for await (const part of found.stream as AsyncIterable<Buffer>)
      yield { file: fileId, bytes: part.toString('base64') };
  }
}

/** Restores the content line by line in backup order; returns the number of files. */
export async function takeBytes(
  lines: AsyncIterable<BackupBytes>,
  store: FileStore,
): Promise<number> {
  let current: { file: string; path: string } | undefined;
  let taken = 0;
  const end = async () => {
    if (!current) return;
    await store.take(current.path, current.file);
    taken += 1;
  };
  try {
    for await (const { file, bytes } of lines) {
      if (current?.file !== file) {
        await end();
        current = { file, path: await store.temporary() };
      }
      await appendFile(current.path, Buffer.from(bytes, 'base64'), { mode: 0o600 });
    }
    await end();
  } catch (error) {
    if (current) await rm(current.path, { force: true });
    throw error;
  }
  return taken;
}
