// What terminals ask most: whose key it is, and heartbeats. One statement serves those of the same milliseconds.
import { sql } from 'kysely';
import { HEARTBEAT_OFFLINE_AFTER_MS } from '../../domain/terminals/terminals.ts';
import type { Database } from '../db/connect.ts';
import { inBatches } from '../db/inBatches.ts';
import type { Services, Terminals } from '../http/context.ts';
import { readTurns, updateLockerSituations } from '../lockers/lockerSituation.ts';

type Heartbeat = Parameters<Terminals['beat']>[0];

/** Start times that differ by less are the same start, measured by two clocks. Milliseconds. */
const SAME_START_MS = 60_000;

/** Read for each call, so that a key has ended for all servers as soon as another replaces it. */
async function findLockers({ db }: Database, keyHmacs: readonly string[]) {
  const found = await db
    .selectFrom('terminals')
    .innerJoin('lockers', 'lockers.lockerId', 'terminals.lockerId')
    .select(['terminals.keyHmac', 'terminals.lockerId'])
    .where('terminals.keyHmac', 'in', keyHmacs)
    .where('lockers.deletedAt', 'is', null)
    .execute();
  const lockerIds = new Map(found.map(({ keyHmac, lockerId }) => [keyHmac, lockerId]));
  return keyHmacs.map((keyHmac) => lockerIds.get(keyHmac));
}

/** Stores heartbeats, the outages that they end, and versions and start times that changed. */
const write = ({ db }: Database, beats: readonly Heartbeat[]) =>
  sql`with "beat" as (
      select distinct on ("lockerId") * from unnest(
        ${beats.map(({ lockerId }) => lockerId)}::integer[], ${beats.map(({ time }) => time)}::bigint[],
        ${beats.map(({ version }) => version)}::text[], ${beats.map(({ startTime }) => startTime)}::bigint[]
      ) as "each" ("lockerId", "time", "version", "startTime") order by "lockerId", "time" desc
    ), "started" as (
      update "terminals" set "version" = "beat"."version", "startTime" = "beat"."startTime", "lastUpdatedTime" = "time"
      from "beat" where "terminals"."lockerId" = "beat"."lockerId"
        and ("terminals"."version" is distinct from "beat"."version" or "terminals"."startTime" is null
          or abs("terminals"."startTime" - "beat"."startTime") > ${SAME_START_MS}::bigint)
    ), "outage" as (
      insert into "lockerOutages" ("lockerId", "fromTime", "toTime")
      select "lockerId", "heartbeatTime", "time" from "beat" join "lockerHeartbeats" using ("lockerId")
      where "heartbeatTime" < "time" - ${HEARTBEAT_OFFLINE_AFTER_MS}::bigint
      on conflict do nothing
    ), "again" as (
      update "lockerHeartbeats" set "heartbeatTime" = "time" from "beat"
      where "lockerHeartbeats"."lockerId" = "beat"."lockerId" returning "beat"."lockerId"
    )
    insert into "lockerHeartbeats" select "lockerId", "time" from "beat"
    where "lockerId" not in (select "lockerId" from "again")
    on conflict ("lockerId") do update set "heartbeatTime" = excluded."heartbeatTime"`.execute(db);

/** A heartbeat makes its locker ONLINE, or EXCEPTION while an alert is open, before it is answered. */
export function openTerminals({ database, now }: Pick<Services, 'database' | 'now'>): Terminals {
  const turn = inBatches(async (lockerIds: number[]) => {
    await database.transaction((trx) =>
      updateLockerSituations(trx, lockerIds, now(), { byKind: 'TERMINAL' }),
    );
    return lockerIds;
  });
  const store = inBatches(async (beats: Heartbeat[]) => {
    await write(database, beats);
    const lockerIds = beats.map(({ lockerId }) => lockerId);
    // A statement of its own: the job that turns silent lockers OFFLINE may have held up the first.
    const turns = await readTurns(database.db, lockerIds, now());
    const turning = new Set(
      turns.filter(({ from, to }) => from !== to).map(({ lockerId }) => lockerId),
    );
    return lockerIds.map((lockerId) => turning.has(lockerId));
  });
  return {
    lockerOf: inBatches((keyHmacs: string[]) => findLockers(database, keyHmacs)),
    beat: async (heartbeat) => {
      if (await store(heartbeat)) await turn(heartbeat.lockerId);
    },
  };
}
