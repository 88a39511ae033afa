// What terminals ask most: whose key it is, and heartbeats. One statement serves those of the same milliseconds.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { HEARTBEAT_OFFLINE_AFTER_MS } from '../../domain/terminals/terminals.ts';
import { type Database, DatabaseBusy } from '../db/connect.ts';
import { inBatches } from '../db/inBatches.ts';
import type { Services, Terminals } from '../http/context.ts';
import {
  lockLockersForUpdate,
  readTurns,
  updateLockerSituations,
} from '../lockers/lockerSituation.ts';

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

/**
 * Stores heartbeats, the outages that they end, and versions and start times that changed. Returns the lockers, without
 * those locked elsewhere: nobody's heartbeat waits for another locker.
 */
async function write({ db }: Database, beats: readonly Heartbeat[]): Promise<number[]> {
  const { rows } = await sql<{ lockerId: number }>`with "beat" as (
      select distinct on ("lockerId") * from unnest(
        ${beats.map(({ lockerId }) => lockerId)}::integer[], ${beats.map(({ time }) => time)}::bigint[],
        ${beats.map(({ version }) => version)}::text[], ${beats.map(({ startTime }) => startTime)}::bigint[]
      ) as "each" ("lockerId", "time", "version", "startTime") order by "lockerId", "time" desc
    ), "started" as (
      select "lockerId" from "terminals" join "beat" using ("lockerId")
      where "terminals"."version" is distinct from "beat"."version" or "terminals"."startTime" is null
        or abs("terminals"."startTime" - "beat"."startTime") > ${SAME_START_MS}::bigint
      for no key update of "terminals" skip locked
    ), "restarted" as (
      update "terminals" set "version" = "beat"."version", "startTime" = "beat"."startTime", "lastUpdatedTime" = "time"
      from "started" join "beat" using ("lockerId") where "terminals"."lockerId" = "started"."lockerId"
    ), "known" as (
      select "lockerId", "heartbeatTime", "time" from "lockerHeartbeats" join "beat" using ("lockerId")
      for no key update of "lockerHeartbeats" skip locked
    ), "outage" as (
      insert into "lockerOutages" ("lockerId", "fromTime", "toTime") select * from "known"
      where "heartbeatTime" < "time" - ${HEARTBEAT_OFFLINE_AFTER_MS}::bigint on conflict do nothing
    ), "again" as (
      update "lockerHeartbeats" set "heartbeatTime" = "time" from "known"
      where "lockerHeartbeats"."lockerId" = "known"."lockerId" returning "known"."lockerId"
    ), "first" as (
      insert into "lockerHeartbeats" select "lockerId", "time" from "beat"
      where "lockerId" not in (select "lockerId" from "lockerHeartbeats")
      on conflict do nothing returning "lockerId"
    )
    select "lockerId" from "again" union all select "lockerId" from "first"`.execute(db);
  return rows.map(({ lockerId }) => lockerId);
}

/** How often a locked heartbeat or locker is tried before the terminal is asked to come back. */
const TRIES = 50;
const TRY_EVERY_MS = 100;

/** A heartbeat makes its locker ONLINE, or EXCEPTION while an alert is open, before it is answered. */
export function openTerminals({ database, now }: Pick<Services, 'database' | 'now'>): Terminals {
  const turn = inBatches((lockerIds: number[]) =>
    database.transaction(async (trx) => {
      const locked = await lockLockersForUpdate(trx, lockerIds, { skipLocked: true });
      await updateLockerSituations(trx, locked, now(), { byType: 'TERMINAL' });
      return lockerIds.map((lockerId) => locked.includes(lockerId));
    }),
  );
  const store = inBatches(async (beats: Heartbeat[]) => {
    const stored = await write(database, beats);
    // A statement of its own: it sees what the job that turns silent lockers OFFLINE has just committed.
    const turns = await readTurns(database.db, stored, now());
    const results = new Map(turns.map(({ lockerId, from, to }) => [lockerId, from !== to]));
    return beats.map(({ lockerId }) => results.get(lockerId));
  });
  /** False if the heartbeat or the locker is locked. */
  const isDone = async (beat: Heartbeat): Promise<boolean> => {
    const turns = await store(beat);
    return turns === undefined ? false : !turns || turn(beat.lockerId);
  };
  return {
    lockerOf: inBatches((keyHmacs: string[]) => findLockers(database, keyHmacs)),
    beat: async (heartbeat) => {
      for (let tries = 1; !(await isDone(heartbeat)); tries += 1) {
        if (tries === TRIES) throw new DatabaseBusy('The locker is locked.');
        await sleep(TRY_EVERY_MS);
      }
    },
  };
}
