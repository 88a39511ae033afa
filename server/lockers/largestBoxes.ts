// Boxes of the legacy sizes: XL and XXL become box types of the network with the first box that has the size.
import type { Transaction } from 'kysely';
import { LARGEST_BOX_TYPES } from '../../domain/boxes/boxTypes.ts';
import type { Tables } from '../db/tables.ts';

/** Makes the box types of XL and XXL known where a box of such a size is among `boxes`. */
export async function knowLargest(
  trx: Transaction<Tables>,
  boxes: readonly { boxTypeId: number }[],
  time: number,
): Promise<void> {
  const used = LARGEST_BOX_TYPES.filter((type) =>
    boxes.some(({ boxTypeId }) => boxTypeId === type.boxTypeId),
  );
  if (used.length === 0) return;
  await trx
    .insertInto('boxTypes')
    .values(used.map((type) => ({ ...type, creationTime: time, lastUpdatedTime: time })))
    .onConflict((is) => is.column('boxTypeId').doNothing())
    .execute();
}
