// Free boxes of a locker by size and hour, computed backwards from now by the history.
import { sql } from 'kysely';
import type { AvailabilityHistory } from '../../contract/lockers/availability.ts';
import { roomsOverTime } from '../../domain/boxes/availability.ts';
import type { RequestContext } from '../http/context.ts';
import { HEARTBEAT_TIME } from '../lockers/heartbeatTime.ts';
import { Problem } from '../system/problem.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** The period covered. */
const HISTORY_HOURS = 14 * 24;

interface Size {
  boxTypeId: number;
  name: string;
  free: number;
  boxes: number;
}

/** The sizes the locker has or had in the period, with their current boxes. */
async function sizesOf(
  { database: { db } }: RequestContext,
  lockerId: number,
  from: number,
): Promise<Size[]> {
  const { rows } = await sql<Size>`select "boxTypeId", "boxTypes"."name",
      count(*) filter (where "boxes"."deletedAt" is null) as "boxes",
      count(*) filter (where "boxes"."deletedAt" is null and "boxes"."status" = 'AVAILABLE') as "free"
    from "boxes" join "boxTypes" using ("boxTypeId")
    where "lockerId" = ${lockerId} and not "boxTypes"."management"
      and ("boxes"."deletedAt" is null or "boxes"."deletedAt" > ${from})
    group by "boxTypeId", "boxTypes"."name" order by "boxTypeId"`.execute(db);
  return rows;
}

interface Change extends Omit<Size, 'name'> {
  step: number;
}

/** Changes per hour: boxes occupied, released, added or removed. At most one row per hour and size. */
async function changesOf(
  { database: { db } }: RequestContext,
  lockerId: number,
  from: number,
): Promise<Change[]> {
  const { rows } = await sql<Change>`with "own" as (
      select "boxId", "boxTypeId", "status", "creationTime", "deletedAt" from "boxes" where "lockerId" = ${lockerId}
    ), "turned" as (
      select "own"."boxTypeId", "events"."time", 0 as "boxes",
        ("toState" = 'AVAILABLE')::integer - ("fromState" = 'AVAILABLE')::integer as "free"
      from "events" join "own" using ("boxId")
      where "events"."lockerId" = ${lockerId} and "type" = 'BOX_STATUS' and "events"."time" > ${from}
      union all
      select "boxTypeId", "creationTime", 1, 1 from "own" where "creationTime" > ${from}
      union all
      select "boxTypeId", "deletedAt", -1, -("status" = 'AVAILABLE')::integer from "own" where "deletedAt" > ${from}
    )
    select "boxTypeId", ceil(("time" - ${from}) / ${HOUR_MS}::numeric)::integer - 1 as "step",
      sum("free")::integer as "free", sum("boxes")::integer as "boxes"
    from "turned" group by 1, 2`.execute(db);
  return rows;
}

/** The free boxes of a locker at every full hour of the last 14 days, and now. Throws NOT_FOUND. */
export async function readFreeOverTime(
  lockerId: number,
  context: RequestContext,
): Promise<AvailabilityHistory> {
  const locker = await context.database.db
    .selectFrom('lockers')
    .select(['lockerId', 'lockerName', 'lockerSituation', HEARTBEAT_TIME.as('heartbeatTime')])
    .where('lockerId', '=', lockerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
  const now = context.now();
  const from = Math.floor(now / HOUR_MS) * HOUR_MS - HISTORY_HOURS * HOUR_MS;
  const sizes = await sizesOf(context, lockerId, from);
  const places = new Map(sizes.map(({ boxTypeId }, place) => [boxTypeId, place]));
  const changes = await changesOf(context, lockerId, from);
  const { heartbeatTime, ...named } = locker;
  const rooms = roomsOverTime(
    sizes,
    changes.map(({ boxTypeId, ...change }) => ({ ...change, size: places.get(boxTypeId) ?? -1 })),
    HISTORY_HOURS + 1,
  );
  return {
    ...named,
    knownUntil: locker.lockerSituation === 'OFFLINE' ? (heartbeatTime ?? 0) : now,
    sizes: sizes.map(({ boxTypeId, name }) => ({ boxTypeId, name })),
    moments: rooms.map((room, hour) => ({ time: Math.min(now, from + hour * HOUR_MS), ...room })),
  };
}
