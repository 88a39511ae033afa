// The summary of a locker in the list: box counts and its front.
import { isOccupied } from '../../domain/boxes/boxes.ts';
import { encodeFront } from '../../domain/layout/front.ts';
import type { Database } from '../db/connect.ts';
import { countable } from './lockerRows.ts';

/** Only the columns a front shows: a page of a hundred lockers has some five thousand boxes. */
const frontBoxesOf = ({ db }: Database, lockerIds: number[]) =>
  db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .select(['boxes.lockerId', 'boxes.positionX', 'boxes.positionY', 'boxes.status'])
    .select(['boxes.doorStatus', 'boxes.lockType', 'boxes.expiryTime'])
    .select(['boxTypes.name as boxTypeName', 'boxTypes.management'])
    .where('boxes.lockerId', 'in', lockerIds)
    .where('boxes.deletedAt', 'is', null)
    .execute();

type FrontBox = Awaited<ReturnType<typeof frontBoxesOf>>[number];

function byLocker(boxes: readonly FrontBox[]): Map<number, FrontBox[]> {
  const found = new Map<number, FrontBox[]>();
  for (const box of boxes) {
    const own = found.get(box.lockerId);
    if (own) own.push(box);
    else found.set(box.lockerId, [box]);
  }
  return found;
}

/** Adds box counts and front to each row. */
export async function withFronts<R extends { lockerId: number }>(
  database: Database,
  rows: R[],
  now: number,
) {
  if (rows.length === 0) return [];
  const lockerIds = rows.map((row) => row.lockerId);
  const boxes = byLocker(await frontBoxesOf(database, lockerIds));
  return rows.map((row) => {
    const own = boxes.get(row.lockerId) ?? [];
    const counted = countable(own);
    return Object.assign(row, {
      boxCount: counted.length,
      usedBoxCount: counted.filter(isOccupied).length,
      front: encodeFront(own, now),
    });
  });
}
