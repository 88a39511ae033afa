// Uploads that are still coming in: whose they are, and what they have become.
import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { UploadsTable } from '../db/tables/files.ts';
import type { Ask, House } from '../http/ask.ts';
import { Problem } from '../http/problem.ts';

export type Upload = Selectable<UploadsTable>;

/** Pieces that nobody has added to for so long are dropped; a file that no record needs, too. Milliseconds. */
export const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000;

/** The upload of this name; undefined where there is none. Refuses with NOT_FOUND what somebody else began. */
export async function uploadOf(
  { database, user }: Ask,
  uploadId: string,
): Promise<Upload | undefined> {
  const upload = await database.db
    .selectFrom('uploads')
    .selectAll()
    .where('uploadId', '=', uploadId)
    .executeTakeFirst();
  if (upload && upload.createdBy !== user.userId)
    throw new Problem('NOT_FOUND', { field: 'uploadId' });
  return upload;
}

/** Writes down that an upload began; of two first pieces at once both find the same one. */
export async function beginUpload(
  ask: Ask,
  wanted: Pick<Upload, 'uploadId' | 'kind' | 'name' | 'size' | 'chunks'>,
): Promise<Upload> {
  const now = ask.now();
  await ask.database.db
    .insertInto('uploads')
    .values({ ...wanted, createdBy: ask.user.userId, creationTime: now, lastUpdatedTime: now })
    .onConflict((conflict) => conflict.column('uploadId').doNothing())
    .execute();
  const upload = await uploadOf(ask, wanted.uploadId);
  if (!upload) throw new Problem('BUSY');
  return upload;
}

/** Notes which file an upload has become and gives that: the first one, where its last pieces came twice at once. */
export async function endUpload(
  trx: Transaction<Tables>,
  uploadId: string,
  fileId: string,
  now: number,
): Promise<string> {
  const upload = await trx
    .selectFrom('uploads')
    .select('fileId')
    .where('uploadId', '=', uploadId)
    .forUpdate()
    .executeTakeFirst();
  if (!upload) throw new Problem('UPLOAD_BROKEN', { field: 'file' });
  if (upload.fileId !== null) return upload.fileId;
  await trx
    .updateTable('uploads')
    .set({ fileId, lastUpdatedTime: now })
    .where('uploadId', '=', uploadId)
    .execute();
  return fileId;
}

/** Drops uploads and files that nobody wants any more: rows first, so that no row is left without its bytes. */
export async function sweepFiles({
  database,
  files,
  now,
}: Pick<House, 'database' | 'files' | 'now'>): Promise<void> {
  const before = now() - ABANDONED_AFTER_MS;
  const uploads = await database.db
    .deleteFrom('uploads')
    .where('lastUpdatedTime', '<', before)
    .returning('uploadId')
    .execute();
  for (const { uploadId } of uploads) await files.forget(uploadId);
  const unwanted = await database.db
    .deleteFrom('files')
    .where('keptBy', 'is', null)
    .where('lastUpdatedTime', '<', before)
    .returning('fileId')
    .execute();
  for (const { fileId } of unwanted) await files.remove(fileId);
  await files.sweep(before);
}
