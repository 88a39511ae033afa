// Related records of a screen saver: its pictures in order, and its lockers.
import { exceedsTotal } from '../../domain/terminals/pictures.ts';
import type { Trx } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import { refuseUnknown } from '../lists/refuseUnknown.ts';
import { Problem } from '../system/problem.ts';
import { keepFiles } from '../files/keepFiles.ts';

/**
 * Assigns exactly these pictures, in this order. Throws BAD_INPUT for a picture that does not exist, belongs to another
 * screen saver or is repeated, and FILE_TOO_LARGE for pictures of more than 10 MB in total (R5.44).
 */
export async function linkPictures(
  trx: Trx,
  screenSaverId: number,
  fileIds: readonly string[],
  now: number,
): Promise<void> {
  const field = 'fileId';
  if (new Set(fileIds).size < fileIds.length) throw badInput(field, 'repeated');
  const by = `screenSavers/${screenSaverId}`;
  const sizes = await keepFiles(trx, { field, purpose: 'SCREEN_PICTURE', by }, fileIds, now);
  if (exceedsTotal(sizes)) throw new Problem('FILE_TOO_LARGE', { field });
  await trx.deleteFrom('screenSaverPictures').where('screenSaverId', '=', screenSaverId).execute();
  const rows = fileIds.map((fileId, position) => ({ screenSaverId, position, fileId }));
  if (rows.length > 0) await trx.insertInto('screenSaverPictures').values(rows).execute();
}

/** Assigns it to exactly these lockers. Throws BAD_INPUT for a locker that does not exist. */
export async function linkLockers(
  trx: Trx,
  screenSaverId: number,
  lockerIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(lockerIds)];
  await trx.deleteFrom('screenSaverLockers').where('screenSaverId', '=', screenSaverId).execute();
  if (ids.length === 0) return;
  await refuseUnknown(trx, 'lockerId', 'lockers', ids);
  await trx
    .insertInto('screenSaverLockers')
    .values(ids.map((lockerId) => ({ screenSaverId, lockerId })))
    .execute();
}
