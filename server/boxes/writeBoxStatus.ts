// Writes a new status of a locked box.
import type { Trx } from '../db/tables.ts';
import { appendEvent, type Doer } from '../events/append.ts';
import type { Box } from '../parcels/lockParcelForUpdate.ts';

/** `box` is the box before; a status that stays the same leaves no event. */
export async function writeBoxStatus(
  trx: Trx,
  { boxId, lockerId, status: fromState }: Box,
  change: Pick<Box, 'status'> & Partial<Pick<Box, 'expiryTime'>>,
  by: Doer,
  now: number,
): Promise<void> {
  await trx
    .updateTable('boxes')
    .set({ ...change, lastUpdatedTime: now })
    .where('boxId', '=', boxId)
    .execute();
  if (change.status === fromState) return;
  const states = { fromState, toState: change.status };
  await appendEvent(trx, {
    ...by,
    type: 'BOX_STATUS',
    subject: ['box', boxId],
    lockerId,
    boxId,
    ...states,
  });
}
