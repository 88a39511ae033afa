// Cabinets of a legacy locker: the boxes they describe, and their persistent ids.
import type { SentBox } from '../../contract/lockers/lockerSaves.ts';
import type { PlacedLayoutBox } from '../../domain/layout/layout.ts';
import { toBoxes } from '../../domain/layout/wire.ts';
import type { LegacyCabinet as Cabinet } from '../../domain/layout/legacyCabinets.ts';
import { layoutOf, type NumberedBox } from '../../domain/lockers/legacyLockers.ts';
import type { Numbered } from '../../domain/recordId.ts';
import type { Trx } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import { cabinetIds } from './legacyBoxes.ts';

type LegacyCabinet = Numbered<Cabinet>;

function refuseRepeated(cabinets: readonly LegacyCabinet[]): void {
  const standing = cabinets.filter((cabinet) => !cabinet.deleteFlag);
  const numbers = standing.map(({ number }) => number);
  const ids = cabinets.flatMap(({ id }) => id ?? []);
  const mouths = cabinets.flatMap((cabinet) => cabinet.mouths.map(({ number }) => number));
  for (const list of [numbers, ids, mouths])
    if (new Set(list).size < list.length) throw badInput('cabinets', 'repeated');
}

/** Merges the boxes described by cabinets over the stored ones, as input of the current endpoint. */
export function boxesSent(
  cabinets: readonly LegacyCabinet[],
  stored: readonly NumberedBox[],
): SentBox[] {
  refuseRepeated(cabinets);
  // The ids are those of the stored boxes.
  return toBoxes(layoutOf(cabinets, stored)) as Numbered<PlacedLayoutBox>[];
}

/** Existing cabinets keep or get an id; removed ones lose theirs. Throws for an id of another locker. */
export async function keepIds(
  trx: Trx,
  id: number,
  cabinets: readonly LegacyCabinet[],
): Promise<void> {
  const known = new Set((await cabinetIds(trx, id)).values());
  const unknown = cabinets.some((one) => one.id !== null && !known.has(one.id));
  if (unknown) throw badInput('cabinets', 'unknown');
  await trx.deleteFrom('legacyCabinets').where('id', '=', id).execute();
  const standing = cabinets.filter((one) => !one.deleteFlag && one.mouths.length > 0);
  for (const { id: cabinetId, number } of standing) {
    const own = cabinetId === null ? {} : { cabinetId };
    await trx
      .insertInto('legacyCabinets')
      .values({ ...own, id, number })
      .execute();
  }
}
