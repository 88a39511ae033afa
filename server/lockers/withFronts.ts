// The summary of a locker in the list: box counts and its front.
import { sql } from 'kysely';
import { isOccupied, type BoxStatus } from '../../domain/boxes/boxes.ts';
import { encodeFront } from '../../domain/layout/front.ts';
import type { Database } from '../db/connect.ts';
import { countable } from './lockerRows.ts';

/** What a front shows of a box, in the order of the statement below. */
type FrontBox = [
  positionX: number,
  positionY: number,
  status: BoxStatus,
  doorStatus: string | null,
  lockType: string | null,
  expiryTime: number | null,
  boxTypeName: string,
  management: boolean,
];

const boxOf = ([
  positionX,
  positionY,
  status,
  doorStatus,
  lockType,
  expiryTime,
  boxTypeName,
  management,
]: FrontBox) => ({
  positionX,
  positionY,
  status,
  doorStatus,
  lockType,
  expiryTime,
  boxTypeName,
  management,
});

/** The boxes of each locker, as one text a locker: a page of a hundred lockers has some five thousand. */
async function frontBoxesOf({ db }: Database, lockerIds: number[]) {
  const { rows } = await sql<{ lockerId: number; boxes: FrontBox[] }>`select "lockerId",
      json_agg(json_build_array("positionX", "positionY", "status", "doorStatus", "lockType",
        "expiryTime", "boxTypes"."name", "management")) as "boxes"
    from "boxes" join "boxTypes" using ("boxTypeId")
    where "lockerId" = any(${lockerIds}) and "deletedAt" is null group by "lockerId"`.execute(db);
  return new Map(rows.map(({ lockerId, boxes }) => [lockerId, boxes.map(boxOf)]));
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
