// Limits the unfinished uploads and unused files of one sender.
import type { Trx } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';

/** Uploads of one sender that are not complete yet. */
export const OPEN_UPLOADS_MAX = 20;
/** Bytes of one sender's unused files and unfinished uploads. */
export const UNKEPT_MAX_BYTES = 2 * 1024 * 1024 * 1024;

/** Serializes the sender's transactions, so that concurrent uploads are counted correctly. */
const holdSender = (trx: Trx, userId: number): Promise<unknown> =>
  trx.selectFrom('staff').select('userId').where('userId', '=', userId).forNoKeyUpdate().execute();

async function openUploads(trx: Trx, userId: number) {
  const { count, bytes } = await trx
    .selectFrom('uploads')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.sum<string>('size').as('bytes')])
    .where('createdBy', '=', userId)
    .where('fileId', 'is', null)
    .executeTakeFirstOrThrow();
  return { count, bytes: Number(bytes) };
}

async function unkeptBytes(trx: Trx, userId: number): Promise<number> {
  const { bytes } = await trx
    .selectFrom('files')
    .select((is) => is.fn.sum<string>('size').as('bytes'))
    .where('createdBy', '=', userId)
    .where('keptBy', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * Throws UPLOADS_FULL, rolling back, if the sender exceeds the limit of unfinished or unused files. Counts existing
 * rows including the new one, and `more` bytes not yet in a row.
 */
export async function refuseTooMuch(trx: Trx, userId: number, more = 0): Promise<void> {
  await holdSender(trx, userId);
  const open = await openUploads(trx, userId);
  const bytes = open.bytes + (await unkeptBytes(trx, userId)) + more;
  if (open.count > OPEN_UPLOADS_MAX || bytes > UNKEPT_MAX_BYTES)
    throw new Problem('UPLOADS_FULL', { field: 'file' });
}
