// Makes one file of what comes in, whole or in pieces, and keeps it: each piece is on the disk before it is acknowledged.
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Transaction } from 'kysely';
import type { Piece } from '../../contract/pieces.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { fieldTypeOf, typeOf, type FileKindName } from '../outside/fileKinds.ts';
import { newFileId, type FileStore, type Written } from '../outside/fileStore.ts';
import { refuseTooMuch } from './uploadLimits.ts';
import { addPiece, beginUpload, dropUpload, endUpload, uploadOf, type Upload } from './uploads.ts';

/** What a sender calls a file, without folders and what cannot stand in a name. */
export const plainName = (name: string): string =>
  basename(name.replaceAll('\\', '/'))
    .replaceAll(/\p{Cc}|\p{Surrogate}/gu, '')
    .slice(0, 200) || 'file';

interface Described {
  readonly kind: FileKindName;
  readonly name: string;
}

/** What a file is to be, and what is looked at before it is. */
interface Wanted extends Described {
  readonly look: Look;
}

const refuse = (code: 'FILE_NOT_FIT' | 'UPLOAD_BROKEN'): never => {
  throw new Problem(code, { field: 'file' });
};

/** The media type of a whole file. Refuses with FILE_NOT_FIT what its content does not allow. */
async function checkedType(kind: FileKindName, path: string): Promise<string> {
  const type = await typeOf(kind, path);
  if (type === undefined || (await fieldTypeOf(kind).fits?.(path)) === false)
    return refuse('FILE_NOT_FIT');
  return type;
}

/**
 * Looks into a whole file before anything of it is kept, and says whether it is to be; what it throws is a refusal.
 */
export type Look = (path: string) => Promise<boolean>;

const keepAll: Look = async () => true;

/** Writes a file into the table. Its bytes must be in the store already. */
export function insertFile(
  trx: Transaction<Tables>,
  file: Described & Pick<Written, 'size' | 'sha256'> & { fileId: string; type: string },
  by: { time: number; userId: number | null },
): Promise<unknown> {
  const { fileId, kind, name, size, type, sha256 } = file;
  const stamps = { creationTime: by.time, lastUpdatedTime: by.time };
  const row = { fileId, kind, name, size, type, sha256, createdBy: by.userId, ...stamps };
  return trx.insertInto('files').values(row).execute();
}

/**
 * Checks written bytes and makes them a file; `told` runs in its transaction and says which file it has become.
 * What is refused, and what `told` gives another id for, is not kept; null where it is not to be kept.
 */
async function keep(
  context: RequestContext,
  { look, ...described }: Wanted,
  written: Written,
  told: (trx: Transaction<Tables>, fileId: string) => Promise<string>,
): Promise<string | null> {
  const type = await checkedType(described.kind, written.path);
  if (!(await look(written.path))) return null;
  const fileId = await context.files.take(written.path, newFileId());
  const by = { time: context.now(), userId: context.user.userId };
  const become = await context.database
    .transaction(async (trx) => {
      const named = await told(trx, fileId);
      if (named === fileId) await insertFile(trx, { ...written, ...described, fileId, type }, by);
      return named;
    })
    .catch(async (error: unknown) => {
      // Of anything else nobody knows whether the row is there: where it is not, its bytes are swept.
      if (error instanceof Problem) await context.files.remove(fileId);
      throw error;
    });
  if (become !== fileId) await context.files.remove(fileId);
  return become;
}

/** A form that carries a whole file. */
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
  const { uploadId, kind, name, size } = upload;
  const written = await context.files.join(uploadId);
  try {
    if (written.size !== size) refuse('UPLOAD_BROKEN');
    return await keep(context, { kind, name, look }, written, (trx, fileId) =>
      endUpload(trx, uploadId, fileId, context.now()),
    );
  } finally {
    await rm(written.path, { force: true });
  }
}

/** What an upload has become, found out by whoever came too late to make it. */
const becomeOf = async (context: RequestContext, uploadId: string): Promise<string | null> =>
  (await uploadOf(context, uploadId))?.fileId ?? null;

/** Makes the file of an upload whose pieces are all there. */
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
    // Another server may have ended it, and taken the pieces away, while this one read them.
    const become = await becomeOf(context, uploadId).catch(() => null);
    if (become === null) throw error;
    return become;
  }
}

/** What this process is making of uploads. No transaction is held so long: the embedded database has one session. */
const ending = new WeakMap<FileStore, Map<string, Promise<string | null>>>();

/** Of two last pieces at once the first makes the file, and the other is answered the same. */
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

/** What is plainly no file of its kind is refused with its first piece, not with its last. */
async function refuseUnfit(
  context: RequestContext,
  kind: FileKindName,
  chunk: number,
): Promise<void> {
  if (chunk === 0 && (await typeOf(kind, context.upload.path)) === undefined)
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
    await refuseUnfit(context, upload.kind, chunk);
    const become = await addPiece(context, upload, chunk);
    if (become !== null) return become;
    const there = await context.files.pieces(uploadId);
    if (there.length < upload.chunks) return await becomeOf(context, uploadId);
    return await endOnce(context, upload, look);
  } catch (error) {
    // Pieces that make no file never will: nothing of them stays.
    if (error instanceof Problem) await dropUpload(context, uploadId);
    throw error;
  }
}

/**
 * Takes what came with the question: the last chunk answers the file id, a repeated one is harmless.
 * A form without the fields of pieces carries the whole file. Nobody keeps the file yet (keptFiles.ts).
 * @param largest bytes of the whole file
 * @param look hears of the whole file once, before it is kept; all are kept when left out
 * @returns the id of the file when it is whole, null while pieces are missing and of what is not to be kept
 */
export async function receiveFile(
  context: RequestContext,
  kind: FileKindName,
  { chunk = 0, chunks = 1, name, size, uploadId }: Piece,
  largest: number,
  look: Look = keepAll,
): Promise<{ result: string | null }> {
  const called = plainName(name ?? context.upload.name);
  if (chunk >= chunks) throw badInput('chunk', 'tooBig');
  if (chunks === 1 && uploadId === undefined)
    return { result: await receiveWhole(context, { kind, name: called, look }) };
  if (uploadId === undefined) throw badInput('uploadId', 'missing');
  if (size === undefined) throw badInput('size', 'missing');
  if (chunks > size) throw badInput('chunks', 'tooBig');
  if (size > largest) throw new Problem('FILE_TOO_LARGE', { field: 'file' });
  const wanted = { uploadId, kind, name: called, size, chunks };
  const upload = (await uploadOf(context, uploadId)) ?? (await beginUpload(context, wanted));
  if (upload.size !== size || upload.chunks !== chunks || upload.kind !== kind)
    throw badInput('uploadId', 'repeated');
  return { result: await receivePiece(context, upload, chunk, look) };
}
