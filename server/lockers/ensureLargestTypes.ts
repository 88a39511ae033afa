// The legacy sizes XL and XXL, which become box types with the first box of that size.
import type { Transaction } from 'kysely';
import { LARGEST_BOX_TYPES } from '../../domain/boxes/boxTypes.ts';
import type { Tables } from '../db/tables.ts';

/** Creates the box types XL and XXL if a box in `boxes` has that size. */
export async function ensureLargestTypes(
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
