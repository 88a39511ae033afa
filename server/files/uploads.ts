// Uploads in progress: their senders, and the files they become.
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/tables.ts';
import type { UploadsTable } from '../db/tables/files.ts';
import type { RequestContext, Services } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { refuseTooMuch } from './uploadLimits.ts';

export type Upload = Selectable<UploadsTable>;

/** Idle uploads and unused files are deleted after this time, milliseconds. */
export const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000;

async function find(db: Db, userId: number, uploadId: string): Promise<Upload | undefined> {
  const upload = await db
    .selectFrom('uploads')
    .selectAll()
    .where('uploadId', '=', uploadId)
    .executeTakeFirst();
  if (upload && upload.createdBy !== userId) throw new Problem('NOT_FOUND', { field: 'uploadId' });
  return upload;
}

/** The upload with this id; undefined if there is none. Throws NOT_FOUND for another sender's upload. */
export const uploadOf = (
  { database, user }: RequestContext,
  uploadId: string,
): Promise<Upload | undefined> => find(database.db, user.userId, uploadId);

/**
 * Creates an upload; concurrent first chunks find the same one. Throws UPLOADS_FULL
 * if the sender has too much unfinished.
 */
export function beginUpload(
  { database, user: { userId }, now }: RequestContext,
  wanted: Pick<Upload, 'uploadId' | 'purpose' | 'name' | 'size' | 'chunks'>,
): Promise<Upload> {
  const { uploadId } = wanted;
  const stamps = { creationTime: now(), lastUpdatedTime: now() };
  return database.transaction(async (trx) => {
    const begun = await find(trx, userId, uploadId);
    if (begun) return begun;
    await trx
      .insertInto('uploads')
      .values({ ...wanted, ...stamps, createdBy: userId })
      .onConflict((conflict) => conflict.column('uploadId').doNothing())
      .execute();
    const upload = await find(trx, userId, uploadId);
    if (!upload) throw new Problem('BUSY');
    await refuseTooMuch(trx, userId);
    return upload;
  });
}

/**
 * Stores a chunk and extends the upload's life; one chunk at a time, so that the total
 * stays within the declared size. Throws UPLOAD_BROKEN beyond it.
 * @returns the file id if the upload is already complete (the chunk is discarded), else null
 */
export function addPiece(
  { database, files, upload: piece, now }: RequestContext,
  { uploadId }: Upload,
  chunk: number,
): Promise<string | null> {
  return database.transaction(async (trx) => {
    const upload = await trx
      .updateTable('uploads')
      .set({ lastUpdatedTime: now() })
      .where('uploadId', '=', uploadId)
      .returningAll()
      .executeTakeFirstOrThrow(() => new Problem('UPLOAD_BROKEN', { field: 'file' }));
    if (upload.fileId !== null) return upload.fileId;
    if (!(await files.keepPiece(uploadId, chunk, piece, upload.size)))
      throw new Problem('UPLOAD_BROKEN', { field: 'file' });
    return null;
  });
}

/** Discards an upload that does not form a valid file, so that the sender can start over. */
export async function dropUpload(
  { database, files }: RequestContext,
  uploadId: string,
): Promise<void> {
  const dropped = await database.db
    .deleteFrom('uploads')
    .where('uploadId', '=', uploadId)
    .where('fileId', 'is', null)
    .executeTakeFirst();
  if (dropped.numDeletedRows > 0n) await files.forget(uploadId);
}

/** Records the file of an upload and returns its id: the first one if the last chunks arrived twice at once. */
export async function endUpload(
  trx: Trx,
  uploadId: string,
  fileId: string,
  now: number,
): Promise<string> {
  const upload = await trx
    .selectFrom('uploads')
    .select('fileId')
    .where('uploadId', '=', uploadId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('UPLOAD_BROKEN', { field: 'file' }));
  if (upload.fileId !== null) return upload.fileId;
  await trx
    .updateTable('uploads')
    .set({ fileId, lastUpdatedTime: now })
    .where('uploadId', '=', uploadId)
    .execute();
  return fileId;
}

/** Deletes content without a row, left by a server that stopped between the two writes. */
async function removeUnnamed(
  { database, files }: Pick<Services, 'database' | 'files'>,
  before: number,
): Promise<void> {
  for await (const old of files.keptBefore(before)) {
    const rows = await database.db
      .selectFrom('files')
      .select('fileId')
      .where('fileId', 'in', old)
      .execute();
    const named = new Set(rows.map(({ fileId }) => fileId));
    for (const fileId of old) if (!named.has(fileId)) await files.remove(fileId);
  }
}

/** Deletes expired uploads and unused files: rows first, so that no row is left without content. */
export async function removeAbandoned({
  database,
  files,
  now,
}: Pick<Services, 'database' | 'files' | 'now'>): Promise<void> {
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
  await removeUnnamed({ database, files }, before);
  await files.removeTemporary(before);
}
