// Uploads that are still coming in: whose they are, and what they have become.
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { UploadsTable } from '../db/tables/files.ts';
import type { RequestContext, Services } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { refuseTooMuch } from './uploadLimits.ts';

export type Upload = Selectable<UploadsTable>;

/** Pieces that nobody has added to for so long are dropped; a file that no record needs, too. Milliseconds. */
export const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1_000;

async function find(
  db: Kysely<Tables>,
  userId: number,
  uploadId: string,
): Promise<Upload | undefined> {
  const upload = await db
    .selectFrom('uploads')
    .selectAll()
    .where('uploadId', '=', uploadId)
    .executeTakeFirst();
  if (upload && upload.createdBy !== userId) throw new Problem('NOT_FOUND', { field: 'uploadId' });
  return upload;
}

/** The upload of this name; undefined where there is none. Refuses with NOT_FOUND what somebody else began. */
export const uploadOf = (
  { database, user }: RequestContext,
  uploadId: string,
): Promise<Upload | undefined> => find(database.db, user.userId, uploadId);

/**
 * Writes down that an upload began; of two first pieces at once both find the same one. Refuses with UPLOADS_FULL
 * whoever has too much unfinished already.
 */
export function beginUpload(
  { database, user: { userId }, now }: RequestContext,
  wanted: Pick<Upload, 'uploadId' | 'kind' | 'name' | 'size' | 'chunks'>,
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
 * Keeps a piece that came and notes that the upload still goes on; two of its pieces never at once, so that together
 * they stay within the size that was said. Refuses with UPLOAD_BROKEN what goes beyond it.
 * @returns the file that the upload has become already, and then keeps nothing; null while it has not
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
      .executeTakeFirst();
    if (!upload) throw new Problem('UPLOAD_BROKEN', { field: 'file' });
    if (upload.fileId !== null) return upload.fileId;
    if (!(await files.keepPiece(uploadId, chunk, piece, upload.size)))
      throw new Problem('UPLOAD_BROKEN', { field: 'file' });
    return null;
  });
}

/** Gives up an upload that makes no file: what its sender tries next begins anew. */
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

/** Drops bytes that no row names: a server that stopped between the two left them. */
async function sweepUnnamed(
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

/** Drops uploads and files that nobody wants any more: rows first, so that no row is left without its bytes. */
export async function sweepFiles({
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
  await sweepUnnamed({ database, files }, before);
  await files.sweep(before);
}
