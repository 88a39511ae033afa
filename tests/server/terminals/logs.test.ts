// A locker's log: staff ask, the terminal tells, and the lines stand in the list; what is old or too much is let go.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lockerLogs } from '../../../contract/lockers/lockerLogs.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import {
  LOG_BATCH_MAX,
  LOG_KEPT_MS,
  LOG_LINES_A_MINUTE_MAX,
  LOG_REQUEST_TIMEOUT_MS,
} from '../../../domain/lockers/lockerLogs.ts';
import { BACKEND_AUTHORITIES } from '../../../domain/people/authorities.ts';
import { forgetLines } from '../../../server/lockerLogs/lockerLogs.ts';
import { openLog } from '../../../server/system/openLog.ts';
import { openFileStore } from '../../../server/outside/fileStore.ts';
import { expireLogRequests } from '../../../server/lockerLogs/logRequests.ts';
import { startJobs } from '../../../server/startJobs.ts';
import { refused } from '../../kit/refused.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { lockerOfTest, makeLocker, openLocker } from './openLocker.ts';

const locker = await lockerOfTest();

/** Somebody who has just signed in: the tests let days pass. */
const as = () => signInWith(locker.server, BACKEND_AUTHORITIES, { now: locker.now() });
const request = async (
  sender?: Awaited<ReturnType<typeof as>>,
  lockerId: number = locker.lockerId,
) => locker.server.ask(lockerLogs.request, { lockerId }, sender ?? (await as()));
const latest = async () =>
  (await locker.server.ask(lockerLogs.latest, { lockerId: locker.lockerId }, await as())).body
    .request;
const line = (message: string, ms = 0) =>
  ({ time: locker.now() + ms, level: 'INFO', message }) as const;
const lines = async (filters = {}) =>
  (
    await locker.server.ask(
      lockerLogs.list,
      { lockerId: locker.lockerId, size: 100, ...filters },
      await as(),
    )
  ).body;
let told = 0;
const tell = (some: ReturnType<typeof line>[], more = false, taskId?: string) => {
  told += 1;
  return locker.say(terminals.logs, { key: `logs ${told} of it`, taskId, lines: some, more });
};

describe('POST log/request/{lockerId}', () => {
  it('is handed to the terminal, answered in batches, and followed to its end (R3.40, R7.47)', async () => {
    const { status, body } = await request();
    expect([status, body]).toMatchObject([200, { taskStatus: 'CREATED', lines: 0 }]);
    const [task] = await locker.tasks();
    expect(task).toEqual({ taskId: body.taskId, type: 'SEND_LOGS' });
    expect(await latest()).toMatchObject({ taskStatus: 'SENT', endTime: null });
    await tell([line('started', -2_000), line('connected', -1_000)], true, body.taskId);
    expect(await latest()).toMatchObject({ taskStatus: 'SENT', lines: 2 });
    await tell([line('door opened')], false, body.taskId);
    expect(await latest()).toMatchObject({ taskStatus: 'SUCCESS', lines: 3 });
    const { content, totalElements } = await lines();
    expect(totalElements).toBe(3);
    expect(content.map(({ message }) => message)).toEqual(['door opened', 'connected', 'started']);
    expect(await locker.history()).toEqual(['LOG_ASKED', 'LOG_TOLD']);
  });

  it('joins the request that waits, however often the button is pressed', async () => {
    const sender = await as();
    const [first, second] = await Promise.all([request(sender), request(sender)]);
    expect(first.body.taskId).toBe(second.body.taskId);
    expect(await locker.tasks()).toHaveLength(1);
    expect(await locker.tasks()).toEqual([]);
  });

  it('asks again when nothing was heard of it, and has failed after a day', async () => {
    const { body } = await request();
    await locker.tasks();
    locker.pass(30_000);
    expect(await locker.tasks()).toMatchObject([{ taskId: body.taskId }]);
    locker.pass(LOG_REQUEST_TIMEOUT_MS);
    expect(await locker.tasks()).toEqual([]);
    const { database } = locker.server;
    await expireLogRequests({ database, now: locker.now });
    expect(await latest()).toMatchObject({ taskStatus: 'FAILED' });
    expect((await request()).body.taskId).not.toBe(body.taskId);
  });

  it('has failed within seconds of its day, without anybody asking', async () => {
    await request();
    locker.pass(LOG_REQUEST_TIMEOUT_MS + 1);
    const { database, config, secrets } = locker.server;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const files = openFileStore('nowhere');
    const services = {
      database,
      files,
      secrets,
      config,
      now: locker.now,
      clockSkew: () => 0,
      log: openLog('silent'),
    };
    const stop = startJobs(services);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await stop();
    expect(await latest()).toMatchObject({ taskStatus: 'FAILED', endTime: locker.now() });
  });

  it('is refused for a locker that is not there and for one without a terminal', async () => {
    expect(await request(undefined, 999_999)).toMatchObject(refused(404, 'NOT_FOUND'));
    const bare = await makeLocker(locker.server.database, 'Without a terminal', locker.now());
    expect(await request(undefined, bare.lockerId)).toMatchObject(refused(409, 'LOG_NO_TERMINAL'));
  });
});

describe('what a terminal tells', () => {
  it('is taken once under one key', async () => {
    const said = { key: 'the very same key', lines: [line('once')], more: false };
    await locker.say(terminals.logs, said);
    await locker.say(terminals.logs, said);
    expect((await lines()).totalElements).toBe(1);
  });

  it('is not dated after now, and not kept when it is older than 90 days', async () => {
    await tell([line('from the future', 3_600_000), line('from long ago', -LOG_KEPT_MS - 1)]);
    const { content } = await lines();
    expect(content).toMatchObject([{ message: 'from the future', creationTime: locker.now() }]);
  });

  it('is refused where it is too much or not in shape, and nothing is kept', async () => {
    const many = Array.from({ length: LOG_BATCH_MAX + 1 }, () => line('x'));
    expect((await tell(many)).status).toBe(400);
    expect((await tell([{ ...line('x'), level: 'LOUD' } as never])).status).toBe(400);
    expect((await tell([line('')])).status).toBe(400);
    expect((await tell([line('y'.repeat(501))])).status).toBe(400);
    expect((await lines()).totalElements).toBe(0);
  });

  it('is bounded: beyond so many lines a minute it is told to wait, and nothing of it is kept', async () => {
    const batch = Array.from({ length: LOG_BATCH_MAX }, () => line('again'));
    const batches = LOG_LINES_A_MINUTE_MAX / LOG_BATCH_MAX;
    for (let count = 0; count < batches; count += 1) expect((await tell(batch)).status).toBe(200);
    locker.pass(20_000);
    expect(await tell([line('one more')])).toMatchObject(
      refused(429, 'TOO_MANY_TRIES', { values: { seconds: 40 } }),
    );
    const other = await openLocker(locker);
    const said = { key: 'another terminal', lines: [line('calm')], more: false };
    expect((await other.say(terminals.logs, said)).status).toBe(200);
    expect((await lines()).totalElements).toBe(LOG_LINES_A_MINUTE_MAX);
    locker.pass(40_000);
    expect((await tell([line('one more')])).status).toBe(200);
    expect((await lines()).content[0]).toMatchObject({ message: 'one more' });
  });

  it('ends no question of another locker', async () => {
    const { body } = await request();
    const other = await openLocker(locker);
    await other.say(terminals.logs, {
      key: 'a foreign answer',
      taskId: body.taskId,
      lines: [],
      more: false,
    });
    expect(await latest()).toMatchObject({ taskStatus: 'CREATED' });
  });
});

describe('GET log/query', () => {
  it('gives the lines from the start to the end, both with them, and of a level and above (R2.75, R7.48, R7.49)', async () => {
    const now = locker.now();
    await tell([line('one', -3_000), line('two', -2_000), line('three', -1_000)]);
    await tell([{ ...line('bad'), level: 'ERROR' } as never]);
    const messages = async (filters: object) =>
      (await lines(filters)).content.map(({ message }) => message);
    expect(await messages({ startTime: now - 2_000, endTime: now - 1_000 })).toEqual([
      'three',
      'two',
    ]);
    expect(await messages({ level: 'WARN' })).toEqual(['bad']);
    expect(await messages({ page: 1, size: 3, sort: 'creationTime,asc' })).toEqual(['bad']);
  });

  it('sorted by locker holds together what one locker noted, the way its index lies; beyond the last page is nothing', async () => {
    await tell([line('one', -2_000), line('two', -1_000)]);
    const sorted = async (sort: 'lockerId,asc' | 'lockerId,desc', page = 0) =>
      (await lines({ sort, page })).content.map(({ message }) => message);
    expect(await sorted('lockerId,asc')).toEqual(['two', 'one']);
    expect(await sorted('lockerId,desc')).toEqual(['one', 'two']);
    expect(await lines({ page: 1_000_000 })).toMatchObject({ content: [], totalElements: 2 });
    const { body } = await locker.server.ask(
      lockerLogs.list,
      { sort: 'lockerId,desc', size: 1_000 },
      await as(),
    );
    const lockerIds = body.content.map(({ lockerId }) => lockerId);
    expect(lockerIds).toEqual(lockerIds.toSorted((a, b) => b - a));
  });
});

it('the download is a list of lines, oldest first, and no spreadsheet takes one for a formula (R2.77)', async () => {
  await tell([line('=HYPERLINK("x")', -1_000), line('second')]);
  const { status, body, headers } = await locker.server.ask(
    lockerLogs.export,
    { lockerId: locker.lockerId },
    await as(),
  );
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/attachment; filename="log-Under_test_\d+/);
  const [head, first, second] = String(body).split('\n');
  expect(head).toContain('Time,Level,Message');
  expect(first).toContain(`"'=HYPERLINK(""x"")"`);
  expect(second).toContain('INFO,second');
  expect(await locker.history()).toContain('EXPORTED');
});

it('lines older than 90 days are forgotten', async () => {
  await tell([line('soon old')]);
  locker.pass(LOG_KEPT_MS + 1);
  await tell([line('new')]);
  await forgetLines({ database: locker.server.database, now: locker.now });
  expect((await lines()).content.map(({ message }) => message)).toEqual(['new']);
});
