// Whether a locker can be reached and is well: 'ONLINE/OFFLINE is the heartbeat'.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import {
  HEARTBEAT_EVERY_MS,
  HEARTBEAT_OFFLINE_AFTER_MS,
} from '../../../domain/terminals/terminals.ts';
import { turnSilentOffline } from '../../../server/lockers/lockerSituation.ts';
import { openTerminals } from '../../../server/terminals/openTerminals.ts';
import { lockerOfTest } from './openLocker.ts';
import { readRows, updateRows } from '../../kit/databases/rows.ts';

const locker = await lockerOfTest();

const services = () => ({ database: locker.server.database, now: locker.now });
const sweep = () => turnSilentOffline(services());

const beatOf = (lockerId: number) => {
  const { now: time } = locker.clock;
  return { lockerId, version: '4.2.0', startTime: time, time };
};

const trouble = (key: string, ended: boolean, time = locker.clock.now) =>
  locker.say(terminals.alert, { key, alertType: 'PRINTING_PAPER_OUT', ended, time });

it('a first sign of life makes the locker ONLINE and is answered with how often to give it', async () => {
  const { status, body } = await locker.beat();
  expect(status).toBe(200);
  const { everyMs, ...told } = body;
  expect(told).toEqual({ lockerId: locker.lockerId, time: locker.clock.now });
  expect(Math.abs(everyMs - HEARTBEAT_EVERY_MS)).toBeLessThanOrEqual(HEARTBEAT_EVERY_MS / 10);
  expect(await locker.locker()).toMatchObject({
    lockerSituation: 'ONLINE',
    situationTime: locker.clock.now,
    heartbeatTime: locker.clock.now,
  });
  expect(await locker.history()).toEqual(['LOCKER_SITUATION OFFLINE → ONLINE']);
});

it('later signs of life are written down without filling the history or touching the last change', async () => {
  await locker.beat();
  const before = await locker.locker();
  locker.pass(HEARTBEAT_EVERY_MS);
  await locker.beat();
  expect(await locker.locker()).toEqual({ ...before, heartbeatTime: locker.clock.now });
  expect(await locker.history()).toHaveLength(1);
});

it('a terminal that fell silent turns its locker OFFLINE, once', async () => {
  await locker.beat();
  locker.pass(HEARTBEAT_OFFLINE_AFTER_MS);
  await sweep();
  expect(await locker.locker()).toMatchObject({ lockerSituation: 'ONLINE' });
  locker.pass(1);
  await sweep();
  await sweep();
  expect(await locker.locker()).toMatchObject({
    lockerSituation: 'OFFLINE',
    situationTime: locker.clock.now,
  });
  expect(await locker.history()).toEqual([
    'LOCKER_SITUATION OFFLINE → ONLINE',
    'LOCKER_SITUATION ONLINE → OFFLINE',
    'ALERT_RAISED ? → LOCKER_DISCONNECTED',
  ]);
});

it('a terminal that two servers hear at once is back once', async () => {
  await locker.beat();
  locker.pass(HEARTBEAT_OFFLINE_AFTER_MS + 1);
  await sweep();
  const servers = [openTerminals(services()), openTerminals(services())];
  await Promise.all(servers.map((server) => server.beat(beatOf(locker.lockerId))));
  expect(await locker.locker()).toMatchObject({ lockerSituation: 'ONLINE' });
  expect((await locker.history()).slice(-3)).toEqual([
    'ALERT_RAISED ? → LOCKER_DISCONNECTED',
    'ALERT_ENDED',
    'LOCKER_SITUATION OFFLINE → ONLINE',
  ]);
  const outages = await readRows(locker, 'lockerOutages', { lockerId: locker.lockerId });
  expect(outages).toMatchObject([{ toTime: locker.clock.now }]);
});

it('of signs of life stored together, one that cannot be fails alone', async () => {
  const { beat } = openTerminals(services());
  locker.pass(1);
  const lockerIds = [1, locker.lockerId, 999_999, 2, 3];
  const done = await Promise.allSettled(lockerIds.map((lockerId) => beat(beatOf(lockerId))));
  expect(done.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true]);
  const stored = await readRows(locker, 'lockerHeartbeats', { heartbeatTime: locker.clock.now });
  expect(stored).toHaveLength(4);
});

it('later signs of life change no index', async () => {
  await locker.beat();
  const { database } = locker.server;
  await database.transaction(async (trx) => {
    const { beat } = openTerminals({ ...services(), database: { ...database, db: trx } });
    const counts = async () => {
      const { rows } = await sql<{ all: number; hot: number }>`
        select pg_stat_get_xact_tuples_updated("oid") as "all",
          pg_stat_get_xact_tuples_hot_updated("oid") as "hot"
        from pg_class where "relname" = 'lockerHeartbeats'`.execute(trx);
      return rows[0]!;
    };
    const before = await counts();
    for (const lockerId of [locker.lockerId, locker.lockerId]) await beat(beatOf(lockerId));
    expect(await counts()).toEqual({ all: before.all + 2, hot: before.hot + 2 });
  });
});

it('a locker nobody ever heard of keeps what is stored of it', async () => {
  await updateRows(locker, 'lockers', { lockerId: locker.lockerId }, { lockerSituation: 'ONLINE' });
  locker.pass(HEARTBEAT_OFFLINE_AFTER_MS * 10);
  await sweep();
  expect(await locker.locker()).toMatchObject({ lockerSituation: 'ONLINE' });
});

it('a locker is in EXCEPTION while an alert stands, and well again when it has ended', async () => {
  await locker.beat();
  await trouble('paper is out', false);
  expect(await locker.locker()).toMatchObject({ lockerSituation: 'EXCEPTION' });
  await locker.beat();
  expect(await locker.locker()).toMatchObject({ lockerSituation: 'EXCEPTION' });
  await trouble('paper is back', true);
  expect(await locker.locker()).toMatchObject({ lockerSituation: 'ONLINE' });
  expect(await locker.history()).toEqual([
    'LOCKER_SITUATION OFFLINE → ONLINE',
    'ALERT_RAISED ? → PRINTING_PAPER_OUT',
    'LOCKER_SITUATION ONLINE → EXCEPTION',
    'ALERT_ENDED',
    'LOCKER_SITUATION EXCEPTION → ONLINE',
  ]);
});
