// The summary of a locker in the list: box counts and its front.
import { sql } from 'kysely';
import { isOccupied, type BoxState } from '../../domain/boxes/boxes.ts';
import type { PlacedBox } from '../../domain/layout/cabinet.ts';
import { encodeFront } from '../../domain/layout/front.ts';
import { BY_KEY } from '../db/byKey.ts';
import type { Database } from '../db/connect.ts';
import { countable } from './lockerRows.ts';

/** What a front shows of a box. */
type FrontBox = PlacedBox & BoxState & { readonly management: boolean };

/** The boxes of each locker, as one text a locker: a page of a hundred lockers has some five thousand. */
async function frontBoxesOf({ db }: Database, lockerIds: number[]) {
  const { rows } = await sql<{ lockerId: number; boxes: FrontBox[] }>`select ${BY_KEY} "lockerId",
      json_agg(json_build_object('positionX', "positionX", 'positionY', "positionY",
        'status', "status", 'doorStatus', "doorStatus", 'lockType', "lockType", 'expiryTime',
        "expiryTime", 'boxTypeName', "boxTypes"."name", 'management', "management")) as "boxes"
    from "boxes" join "boxTypes" using ("boxTypeId")
    where "lockerId" = any(${lockerIds}) and "deletedAt" is null
    group by "lockerId"`.execute(db);
  return new Map(rows.map(({ lockerId, boxes }) => [lockerId, boxes]));
}

/** Adds box counts and front to each row. */
export async function withFronts<R extends { lockerId: number }>(
  database: Database,
  rows: R[],
  now: number,
) {
  if (rows.length === 0) return [];
  const lockerIds = rows.map((row) => row.lockerId);
  const boxes = await frontBoxesOf(database, lockerIds);
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
