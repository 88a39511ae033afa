// Updates a box's status from the parcels that use it.
import { boxKeptBy, type KeptBox } from '../../domain/parcels/parcelBoxes.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import type { Trx } from '../db/tables.ts';
import { hasRow } from '../db/hasRow.ts';
import type { Box } from '../parcels/lockParcelForUpdate.ts';
import type { Doer } from '../events/append.ts';
import { endFlagAlert } from './endFlagAlert.ts';
import { writeBoxStatus } from './writeBoxStatus.ts';

/** The parcels that use a box; the one that occupies it for all comes first. */
export const parcelsKeeping = (trx: Trx, boxId: number) =>
  trx
    .selectFrom('parcels')
    .selectAll()
    .where('boxId', '=', boxId)
    .where('ordersStatus', 'in', HOLDING_STATUSES)
    .orderBy((is) => is('withOrdersId', 'is not', null))
    .orderBy('ordersId')
    .execute();

type Keeping = Awaited<ReturnType<typeof parcelsKeeping>>;

/** If the parcel that occupied the box for others has left, the first of those takes over. */
async function succeed(trx: Trx, [first, ...others]: Keeping): Promise<void> {
  if (!first || first.withOrdersId === null) return;
  const { ordersId } = first;
  await trx
    .updateTable('parcels')
    .set({ withOrdersId: null })
    .where('ordersId', '=', ordersId)
    .execute();
  if (others.length === 0) return;
  await trx
    .updateTable('parcels')
    .set({ withOrdersId: ordersId })
    .where(
      'ordersId',
      'in',
      others.map((other) => other.ordersId),
    )
    .execute();
}

/** Whether the box has an open stray. */
export const holdsStray = (trx: Trx, boxId: number): Promise<boolean> =>
  hasRow(trx.selectFrom('strays').where('boxId', '=', boxId).where('resolvedTime', 'is', null));

interface Circumstances {
  readonly strays: boolean;
  readonly flagOver: boolean;
}

/** Without a parcel inside, a status set by staff or a terminal remains: it concerns the box itself. */
function kept(box: Box, keeping: Keeping, { strays, flagOver }: Circumstances): KeptBox {
  const by = boxKeptBy(keeping);
  const inside = by.status === 'OCCUPIED' || by.status === 'EXPIRED';
  if (inside) return by;
  if (box.status === 'LOCKED' || (box.status === 'FLAGGED' && !flagOver))
    return { status: box.status, expiryTime: null };
  return strays ? { status: 'FLAGGED', expiryTime: null } : by;
}

/**
 * Updates the status of a locked box. `by` is the actor and time; an unchanged status is not written.
 * `flagOver`: a flagged box has been checked, and the caller ends its alert.
 */
export async function updateBoxStatus(
  trx: Trx,
  box: Box,
  by: Doer,
  now: number,
  { flagOver = false } = {},
): Promise<void> {
  const keeping = await parcelsKeeping(trx, box.boxId);
  await succeed(trx, keeping);
  const strays = await holdsStray(trx, box.boxId);
  const { status, expiryTime } = kept(box, keeping, { strays, flagOver });
  if (status === box.status && expiryTime === box.expiryTime) return;
  await writeBoxStatus(trx, box, { status, expiryTime }, by, now);
  const flagEnds = box.status === 'FLAGGED' && status !== 'FLAGGED';
  if (flagEnds && !strays && !flagOver) await endFlagAlert(trx, box, by, now);
}
