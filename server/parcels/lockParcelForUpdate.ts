// Locks a parcel and its boxes for one transaction: boxes first, in the order of their ids.
import type { Selectable } from 'kysely';
import { DatabaseBusy } from '../db/connect.ts';
import type { BoxesTable } from '../db/tables/network.ts';
import type { ParcelsTable } from '../db/tables/parcels.ts';
import type { Trx } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';

export type Parcel = Selectable<ParcelsTable>;
export type Box = Selectable<BoxesTable>;

/** A parcel and its boxes, locked until the transaction ends. */
export interface Held {
  readonly parcel: Parcel;
  readonly boxes: readonly Box[];
}

/** Locks these boxes, including those removed from the layout, as a parcel's history may name one. */
export async function lockBoxesForUpdate(
  trx: Trx,
  boxIds: readonly (number | null)[],
): Promise<Box[]> {
  const known = boxIds.filter((boxId) => boxId !== null);
  if (known.length === 0) return [];
  return trx
    .selectFrom('boxes')
    .selectAll()
    .where('boxId', 'in', known)
    .orderBy('boxId')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Locks the parcel, its box, and another box if given. Throws NOT_FOUND if the parcel does not exist or belongs to
 * another locker than the given one.
 */
export async function lockParcelForUpdate(
  trx: Trx,
  ordersId: number,
  within: { lockerId?: number; boxId?: number } = {},
): Promise<Held> {
  const found = await trx
    .selectFrom('parcels')
    .select(['boxId', 'lockerId'])
    .where('ordersId', '=', ordersId)
    .executeTakeFirst();
  const foreign = within.lockerId !== undefined && found?.lockerId !== within.lockerId;
  if (!found || foreign) throw new Problem('NOT_FOUND', { field: 'ordersId' });
  const boxes = await lockBoxesForUpdate(trx, [found.boxId, within.boxId ?? null]);
  const parcel = await trx
    .selectFrom('parcels')
    .selectAll()
    .where('ordersId', '=', ordersId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  // Locking its new box now would break the lock order.
  if (parcel.boxId !== found.boxId)
    throw new DatabaseBusy('The parcel was laid into another box at this moment.');
  return { parcel, boxes };
}
