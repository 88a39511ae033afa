// How much one sender may have lying in the product that is unfinished, or that no record uses yet.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';

/** Uploads of one sender that have not become a file yet. */
export const OPEN_UPLOADS_MAX = 20;
/** Bytes of one sender's files that no record uses, and of uploads that are to become such. */
export const UNKEPT_MAX_BYTES = 2 * 1024 * 1024 * 1024;

/** Lets one transaction of the sender at a time go on: what two send at once is counted one after the other. */
const holdSender = (trx: Transaction<Tables>, userId: number): Promise<unknown> =>
  trx.selectFrom('staff').select('userId').where('userId', '=', userId).forNoKeyUpdate().execute();

async function openUploads(trx: Transaction<Tables>, userId: number) {
  const { count, bytes } = await trx
    .selectFrom('uploads')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.sum<string>('size').as('bytes')])
    .where('createdBy', '=', userId)
    .where('fileId', 'is', null)
    .executeTakeFirstOrThrow();
  return { count, bytes: Number(bytes) };
}

async function unkeptBytes(trx: Transaction<Tables>, userId: number): Promise<number> {
  const { bytes } = await trx
    .selectFrom('files')
    .select((is) => is.fn.sum<string>('size').as('bytes'))
    .where('createdBy', '=', userId)
    .where('keptBy', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/**
 * Refuses with UPLOADS_FULL, and so rolls back, what takes its sender beyond what may lie unfinished or unused. Counts
 * the rows that are there, the new one with them, and `more` bytes that have none yet.
 */
export async function refuseTooMuch(
  trx: Transaction<Tables>,
  userId: number,
  more = 0,
): Promise<void> {
  await holdSender(trx, userId);
  const open = await openUploads(trx, userId);
  const bytes = open.bytes + (await unkeptBytes(trx, userId)) + more;
  if (open.count > OPEN_UPLOADS_MAX || bytes > UNKEPT_MAX_BYTES)
    throw new Problem('UPLOADS_FULL', { field: 'file' });
}
