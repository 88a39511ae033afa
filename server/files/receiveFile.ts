// Receives uploads, whole or chunked; each chunk is on disk before it is acknowledged.
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Piece } from '../../contract/pieces.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { purposeOf, typeOf, type PurposeName } from '../outside/filePurposes.ts';
import { newFileId, type FileStore, type Written } from '../outside/fileStore.ts';
import { refuseTooMuch } from './uploadLimits.ts';
import { addPiece, beginUpload, dropUpload, endUpload, uploadOf, type Upload } from './uploads.ts';

/** The client's file name without folders and invalid characters. */
export const plainName = (name: string): string =>
  basename(name.replaceAll('\\', '/'))
    .replaceAll(/[\p{Cc}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, '')
    .slice(0, 200) || 'file';

interface Described {
  readonly purpose: PurposeName;
  readonly name: string;
}

/** What the file will be, and the check before it is stored. */
interface Wanted extends Described {
  readonly look: Look;
}

const refuse = (code: 'FILE_NOT_FIT' | 'UPLOAD_BROKEN'): never => {
  throw new Problem(code, { field: 'file' });
};

/** The media type of a complete file. Throws FILE_NOT_FIT if its content is not allowed. */
async function checkedType(purpose: PurposeName, path: string): Promise<string> {
  const type = await typeOf(purpose, path);
  if (type === undefined || (await purposeOf(purpose).fits?.(path)) === false)
    return refuse('FILE_NOT_FIT');
  return type;
}

/**
 * Checks a complete file before it is stored and returns whether to store it; an error it throws is the response.
 */
export type Look = (path: string) => Promise<boolean>;

const keepAll: Look = async () => true;

/** Inserts the file's row. Its content must already be in the store. */
export function insertFile(
  trx: Trx,
  file: Described & Pick<Written, 'size' | 'sha256'> & { fileId: string; type: string },
  by: { time: number; userId: number | null },
): Promise<unknown> {
  const { fileId, purpose, name, size, type, sha256 } = file;
  const stamps = { creationTime: by.time, lastUpdatedTime: by.time };
  const row = { fileId, purpose, name, size, type, sha256, createdBy: by.userId, ...stamps };
  return trx.insertInto('files').values(row).execute();
}

/**
 * Checks written content and stores it as a file; `told` runs in its transaction and returns the upload's file id.
 * The content is discarded on an error or if `told` returns another id; null if it is not to be stored.
 */
async function keep(
  context: RequestContext,
  { look, ...described }: Wanted,
  written: Written,
  onStored: (trx: Trx, fileId: string) => Promise<string>,
): Promise<string | null> {
  const type = await checkedType(described.purpose, written.path);
  if (!(await look(written.path))) return null;
  const fileId = await context.files.take(written.path, newFileId());
  const by = { time: context.now(), userId: context.user.userId };
  const become = await context.database
    .transaction(async (trx) => {
      const named = await onStored(trx, fileId);
      if (named === fileId) await insertFile(trx, { ...written, ...described, fileId, type }, by);
      return named;
    })
    .catch(async (error: unknown) => {
      // After any other error the row may or may not exist; without one, a job deletes the content.
      if (error instanceof Problem) await context.files.remove(fileId);
      throw error;
    });
  if (become !== fileId) await context.files.remove(fileId);
  return become;
}

/** A form with a whole file. */
async function receiveWhole(context: RequestContext, wanted: Wanted): Promise<string | null> {
  return keep(context, wanted, context.upload, async (trx, fileId) => {
    await refuseTooMuch(trx, context.user.userId, context.upload.size);
    return fileId;
  });
}

async function joinPieces(
  context: RequestContext,
  upload: Upload,
  look: Look,
): Promise<string | null> {
  const { uploadId, purpose, name, size } = upload;
  const written = await context.files.join(uploadId);
  try {
    if (written.size !== size) refuse('UPLOAD_BROKEN');
    return await keep(context, { purpose, name, look }, written, (trx, fileId) =>
      endUpload(trx, uploadId, fileId, context.now()),
    );
  } finally {
    await rm(written.path, { force: true });
  }
}

/** The file id of an upload that another request has completed. */
const becomeOf = async (context: RequestContext, uploadId: string): Promise<string | null> =>
  (await uploadOf(context, uploadId))?.fileId ?? null;

/** Assembles the file of an upload once all its chunks have arrived. */
async function endPieces(
  context: RequestContext,
  upload: Upload,
  look: Look,
): Promise<string | null> {
  const { uploadId } = upload;
  try {
    const fileId = await joinPieces(context, upload, look);
    if (fileId === null) await dropUpload(context, uploadId);
    else await context.files.forget(uploadId);
    return fileId;
  } catch (error) {
    // Another server may have completed it and removed the chunks while this one read them.
    const become = await becomeOf(context, uploadId).catch(() => null);
    if (become === null) throw error;
    return become;
  }
}

/** Uploads this process is assembling. Not a transaction: it would block the embedded database's only session. */
const ending = new WeakMap<FileStore, Map<string, Promise<string | null>>>();

/** Of two concurrent last chunks, the first assembles the file and both get the same response. */
function endOnce(context: RequestContext, upload: Upload, look: Look): Promise<string | null> {
  const { uploadId } = upload;
  const under = ending.get(context.files) ?? new Map<string, Promise<string | null>>();
  ending.set(context.files, under);
  const first = under.get(uploadId);
  if (first) return first;
  const mine = endPieces(context, upload, look).finally(() => under.delete(uploadId));
  under.set(uploadId, mine);
  return mine;
}

/** A file whose content plainly does not fit its purpose is rejected with its first chunk. */
async function refuseUnfit(
  context: RequestContext,
  purpose: PurposeName,
  chunk: number,
): Promise<void> {
  if (chunk === 0 && (await typeOf(purpose, context.upload.path)) === undefined)
    refuse('FILE_NOT_FIT');
}

async function receivePiece(
  context: RequestContext,
  upload: Upload,
  chunk: number,
  look: Look,
): Promise<string | null> {
  const { uploadId } = upload;
  if (upload.fileId !== null) return upload.fileId;
  try {
    await refuseUnfit(context, upload.purpose, chunk);
    const become = await addPiece(context, upload, chunk);
    if (become !== null) return become;
    const there = await context.files.pieces(uploadId);
    if (there.length < upload.chunks) return await becomeOf(context, uploadId);
    return await endOnce(context, upload, look);
  } catch (error) {
    // Chunks that do not form a valid file are deleted.
    if (error instanceof Problem) await dropUpload(context, uploadId);
    throw error;
  }
}

/**
 * Handles an upload: the last chunk returns the file id; repeated chunks have no further effect.
 * A form without chunk fields contains the whole file. No record uses the file yet (keptFiles.ts).
 * @param largest size limit of the whole file in bytes
 * @param look called once with the whole file before it is stored; default: store every file
 * @returns the file id once complete; null while chunks are missing or if the file is not to be stored
 */
export async function receiveFile(
  context: RequestContext,
  purpose: PurposeName,
  { chunk = 0, chunks = 1, name, size, uploadId }: Piece,
  largest: number,
  look: Look = keepAll,
): Promise<{ result: string | null }> {
  const called = plainName(name ?? context.upload.name);
  if (chunk >= chunks) throw badInput('chunk', 'tooBig');
  if (chunks === 1 && uploadId === undefined)
    return { result: await receiveWhole(context, { purpose, name: called, look }) };
  if (uploadId === undefined) throw badInput('uploadId', 'missing');
  if (size === undefined) throw badInput('size', 'missing');
  if (chunks > size) throw badInput('chunks', 'tooBig');
  if (size > largest) throw new Problem('FILE_TOO_LARGE', { field: 'file' });
  const wanted = { uploadId, purpose, name: called, size, chunks };
  const upload = (await uploadOf(context, uploadId)) ?? (await beginUpload(context, wanted));
  if (upload.size !== size || upload.chunks !== chunks || upload.purpose !== purpose)
    throw badInput('uploadId', 'repeated');
  return { result: await receivePiece(context, upload, chunk, look) };
}
