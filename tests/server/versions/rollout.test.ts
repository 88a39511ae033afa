// How a version goes out: handed to terminals once its time has come, reported on, failed in time, ring by ring.
import { describe, expect, it } from 'vitest';
import { versionCalls } from '../../../contract/terminals/versions.ts';
import { lockersWithTasks, takeTasks } from '../../../server/terminals/terminalTasks.ts';
import { expireVersions } from '../../../server/versions/expireVersions.ts';
import { withVersions } from './openVersions.ts';
import { readEvents } from '../../kit/databases/rows.ts';

const MINUTE = 60_000;
const open = withVersions();

const atOnce = () => ({ lockerVersionUpgradeTime: open().clock.now });
const stateOf = async (lockerVersionId: number) =>
  (await open().read(lockerVersionId)).rolloutState;
const sweep = () =>
  expireVersions({ database: open().server.database, now: () => open().clock.now });

async function history(lockerVersionId: number, type: 'VERSION_TASK' | 'VERSION_ROLLOUT') {
  const rows = await readEvents(
    open(),
    { subjectType: 'version', subjectId: String(lockerVersionId), type },
    ['fromState', 'toState', 'byType'],
  );
  return rows.map(({ fromState, toState, byType }) => `${fromState} → ${toState} by ${byType}`);
}

describe('terminals fetch and report', () => {
  it('nothing is handed over before the upgrade time; then once, and again when nothing is heard', async () => {
    const lockerVersionId = await open().make();
    const [lockerId = 0] = open().lockerIds;
    expect(await open().fetches(lockerId)).toEqual([]);
    open().pass(60 * MINUTE);
    const [task] = await open().fetches(lockerId);
    const { lockerVersionName } = await open().read(lockerVersionId);
    expect(task).toMatchObject({ type: 'FETCH_VERSION', lockerVersionName });
    expect(await open().fetches(lockerId)).toEqual([]);
    open().pass(MINUTE);
    expect(await open().fetches(lockerId)).toEqual([task]);
  });

  it('two servers on one database hand a task over once, and wake nobody for what is held back', async () => {
    await open().make(atOnce());
    const { database } = open().server;
    const { lockerIds, clock } = open();
    const [lockerId = 0] = lockerIds;
    expect(new Set(await lockersWithTasks(database, lockerIds, clock.now))).toEqual(
      new Set(lockerIds),
    );
    const both = await Promise.all([1, 2].map(() => takeTasks(database, lockerId, clock.now)));
    expect(both.flat()).toHaveLength(1);
    expect(await lockersWithTasks(database, [lockerId], clock.now)).toEqual([]);
  });

  it('progress only grows; the end stays the end, and is written into the history', async () => {
    const lockerVersionId = await open().make(atOnce());
    const [lockerId = 0] = open().lockerIds;
    const [{ taskId } = { taskId: '' }] = await open().fetches(lockerId);
    const task = async () =>
      (await open().read(lockerVersionId)).lockerVersionTaskList.find(
        (one) => one.lockerId === lockerId,
      );
    await open().says(lockerId, taskId, { percent: 40 });
    await open().says(lockerId, taskId, { percent: 60 });
    await open().says(lockerId, taskId, { percent: 20 });
    expect(await task()).toMatchObject({ lockerVersionStatus: 'UPDATING', percent: 60 });
    expect(await open().says(lockerId, taskId, { status: 'SUCCEEDED' })).toBe(true);
    expect(await open().says(lockerId, taskId, { status: 'FAILED', reason: 'late' })).toBe(false);
    const { lockerVersionName } = await open().read(lockerVersionId);
    // What it runs is known with its word, before its next heartbeat.
    expect(await task()).toMatchObject({
      lockerVersionStatus: 'SUCCEEDED',
      percent: 100,
      runsVersion: lockerVersionName,
    });
    expect(await history(lockerVersionId, 'VERSION_TASK')).toEqual([
      'CREATED → UPDATING by TERMINAL',
      'UPDATING → SUCCEEDED by TERMINAL',
    ]);
  });

  it("a failure keeps the terminal's own words; another locker's task is not there", async () => {
    const lockerVersionId = await open().make(atOnce());
    const [first = 0, second = 0] = open().lockerIds;
    const [{ taskId } = { taskId: '' }] = await open().fetches(first);
    expect(await open().says(second, taskId, { status: 'SUCCEEDED' })).toBeUndefined();
    await open().says(first, taskId, { status: 'FAILED', reason: 'Disk full' });
    const { lockerVersionTaskList: tasks } = await open().read(lockerVersionId);
    expect(tasks.find(({ lockerId }) => lockerId === first)).toMatchObject({
      lockerVersionStatus: 'FAILED',
      reason: 'Disk full',
      error: null,
    });
  });

  it('a word of a task that was never handed over, or that comes after the failure time, is not taken', async () => {
    const lockerVersionId = await open().make(atOnce());
    const [first = 0, second = 0] = open().lockerIds;
    const { lockerVersionTaskList: tasks } = await open().read(lockerVersionId);
    const unasked = String(tasks.find(({ lockerId }) => lockerId === first)?.taskId);
    expect(await open().says(first, unasked, { status: 'SUCCEEDED' })).toBe(false);
    expect((await open().fetchPackage(first, unasked)).status).toBe(404);
    const [{ taskId } = { taskId: '' }] = await open().fetches(second);
    expect(await open().says(second, taskId, { percent: 10 })).toBe(true);
    open().pass(3 * 60 * MINUTE);
    expect(await open().says(second, taskId, { percent: 20 })).toBe(false);
    expect(await open().says(second, taskId, { status: 'SUCCEEDED' })).toBe(false);
    expect((await open().fetchPackage(second, taskId)).status).toBe(404);
  });

  it('a package that is gone fails its task at once, which is not asked for again', async () => {
    const lockerVersionFileId = await open().uploaded();
    const lockerVersionId = await open().make({ ...atOnce(), lockerVersionFileId });
    await open().db.deleteFrom('files').where('fileId', '=', lockerVersionFileId).execute();
    const { database } = open().server;
    const { clock } = open();
    const [lockerId = 0] = open().lockerIds;
    expect(await open().fetches(lockerId)).toEqual([]);
    expect((await open().statuses(lockerVersionId))[0]).toBe('FAILED');
    expect(await lockersWithTasks(database, [lockerId], clock.now)).toEqual([]);
  });

  it('what was not heard of until the failure time has failed, each with why', async () => {
    const lockerIds = open().lockerIds;
    const [first = 0, second = 0] = lockerIds;
    const ring = { lockerIds: [first, second], threshold: 100 };
    const lockerVersionId = await open().make({ ...atOnce(), ring });
    await open().fetches(first);
    open().pass(3 * 60 * MINUTE);
    await sweep();
    await sweep();
    const { lockerVersionTaskList: tasks } = await open().read(lockerVersionId);
    const errors = lockerIds.map((id) => tasks.find(({ lockerId }) => lockerId === id)?.error);
    expect(errors).toEqual(['NO_REPORT', 'NOT_FETCHED', 'HELD_BACK', 'HELD_BACK']);
    expect(await stateOf(lockerVersionId)).toBe('FINISHED');
    expect(await history(lockerVersionId, 'VERSION_TASK')).toEqual(
      lockerIds.map(() => 'CREATED → FAILED by SERVER'),
    );
  });
});

describe('a first ring before the rest', () => {
  const withRing = (threshold: number) => {
    const [first = 0, second = 0] = open().lockerIds;
    return open().make({ ...atOnce(), ring: { lockerIds: [first, second], threshold } });
  };

  it('the rest is told nothing until enough of the ring has succeeded', async () => {
    const lockerVersionId = await withRing(50);
    const [first = 0, , third = 0] = open().lockerIds;
    expect(await open().fetches(third)).toEqual([]);
    await open().ends(first, 'SUCCEEDED');
    expect(await stateOf(lockerVersionId)).toBe('REST');
    for (const lockerId of open().lockerIds.slice(1)) await open().ends(lockerId, 'SUCCEEDED');
    expect(await open().statuses(lockerVersionId)).toEqual(Array(4).fill('SUCCEEDED'));
    expect(await history(lockerVersionId, 'VERSION_ROLLOUT')).toEqual([
      'WAITING → FIRST_RING by SERVER',
      'FIRST_RING → REST by TERMINAL',
      'REST → FINISHED by TERMINAL',
    ]);
  });

  it('a rollout halts by itself on failures, and goes on by hand', async () => {
    const lockerVersionId = await withRing(100);
    const [first = 0, second = 0, third = 0] = open().lockerIds;
    await open().ends(first, 'FAILED', 'Disk full');
    expect(await stateOf(lockerVersionId)).toBe('HALTED');
    for (const lockerId of [second, third]) expect(await open().fetches(lockerId)).toEqual([]);
    const { database } = open().server;
    expect(await lockersWithTasks(database, open().lockerIds, open().clock.now)).toEqual([]);

    const { status } = await open().staff(versionCalls.resume, { lockerVersionId });
    expect([status, await stateOf(lockerVersionId)]).toEqual([200, 'REST']);
    for (const lockerId of open().lockerIds.slice(1)) await open().ends(lockerId, 'SUCCEEDED');
    expect(await stateOf(lockerVersionId)).toBe('FINISHED');
    expect(await history(lockerVersionId, 'VERSION_ROLLOUT')).toEqual([
      'WAITING → FIRST_RING by SERVER',
      'FIRST_RING → HALTED by TERMINAL',
      'HALTED → REST by STAFF',
      'REST → FINISHED by TERMINAL',
    ]);
  });

  it('only what has halted can be gone on with', async () => {
    const lockerVersionId = await withRing(100);
    const { status, body } = await open().staff(versionCalls.resume, { lockerVersionId });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'VERSION_NOT_HALTED' })]);
  });
});
