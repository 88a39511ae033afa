// Opening boxes from afar: a task is created, and has one end.
import { beforeEach, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import {
  HEARTBEAT_OFFLINE_AFTER_MS,
  OPEN_TIMEOUT_MS,
} from '../../../domain/terminals/terminals.ts';
import { expireTasks } from '../../../server/boxes/openTasks.ts';
import { readEvents, readRow } from '../../kit/databases/rows.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { anotherServer } from './anotherServer.ts';
import { lockerOfTest } from './openLocker.ts';

const locker = await lockerOfTest();
beforeEach(async () => {
  await locker.beat();
});

const result = (taskId: string, fault?: 'JAMMED') =>
  locker.say(terminals.result, {
    taskId,
    outcome: fault ? 'FAILED' : 'SUCCESS',
    ...(fault && { fault }),
  });

const door = (key: string, doorStatus: 'OPEN' | 'CLOSED') =>
  locker.say(terminals.door, { key, boxId: locker.boxId, doorStatus, time: locker.clock.now });

it('succeeds only when the terminal has reported, and the box shows open until it is closed (R4.12, R7.43, R7.44)', async () => {
  const taskId = await locker.open();
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'CREATED' });
  expect(await locker.tasks()).toEqual([
    { taskId, type: 'OPEN', boxId: locker.boxId, boardNumber: 1, portNumber: 1 },
  ]);
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'SENT' });
  await door('the door opened', 'OPEN');
  expect((await result(taskId)).body).toEqual({ accepted: true });
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'SUCCESS', error: null });
  expect(await locker.box()).toMatchObject({ doorStatus: 'OPEN', openStatusFlag: true });
  locker.pass(5_000);
  await door('the door closed', 'CLOSED');
  expect(await locker.box()).toMatchObject({ doorStatus: 'CLOSED', openStatusFlag: false });
  const steps = ['BOX_OPEN_ASKED', 'BOX_DOOR ? → OPEN', 'BOX_OPENED', 'BOX_DOOR OPEN → CLOSED'];
  expect((await locker.history()).slice(1)).toEqual(steps);
});

it('keeps the reason with the request', async () => {
  const asked = { boxId: locker.boxId, reason: ' She cannot reach the screen ' };
  const { status } = await locker.server.ask(boxes.remoteOpen, asked, { token: locker.staff });
  expect(status).toBe(200);
  const { data } = await readRow(locker, 'events', { boxId: locker.boxId, type: 'BOX_OPEN_ASKED' });
  expect(data['reason']).toBe('She cannot reach the screen');
});

it('says who asked', async () => {
  await locker.open();
  const where = { lockerId: locker.lockerId, type: 'BOX_OPEN_ASKED' } as const;
  const [asked] = await readEvents(locker, where, ['byType', 'byName', 'boxId']);
  expect(asked).toEqual({ byType: 'STAFF', byName: 'admin', boxId: locker.boxId });
});

it('fails with JAMMED when the terminal says so, and keeps its end', async () => {
  const taskId = await locker.open();
  await locker.tasks();
  await result(taskId, 'JAMMED');
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'FAILED', error: 'JAMMED' });
  expect((await result(taskId)).body).toEqual({ accepted: false });
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'FAILED', error: 'JAMMED' });
});

it('fails with NO_ANSWER when nobody answered in time, at the first look after it', async () => {
  const taskId = await locker.open();
  locker.pass(OPEN_TIMEOUT_MS);
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'CREATED' });
  locker.pass(1);
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'FAILED', error: 'NO_ANSWER' });
  expect(await locker.tasks()).toEqual([]);
});

it('a terminal that asks too late gets no door to open, though nobody has looked yet', async () => {
  await locker.open();
  locker.pass(OPEN_TIMEOUT_MS + 1);
  expect(await locker.tasks()).toEqual([]);
});

it('fails with NO_ANSWER when nobody looks either, and is written down once', async () => {
  await locker.open();
  locker.pass(OPEN_TIMEOUT_MS + 1);
  const services = { database: locker.server.database, now: locker.now };
  const ended = await Promise.all([expireTasks(services), expireTasks(services)]);
  expect(ended).toContain(0);
  expect((await locker.history()).filter((line) => line === 'BOX_OPEN_FAILED')).toHaveLength(1);
});

it('a terminal that answers too late changes nothing of the failure, but its open door is shown', async () => {
  const taskId = await locker.open();
  await locker.tasks();
  locker.pass(OPEN_TIMEOUT_MS + 1);
  await locker.task(taskId);
  await door('late but open', 'OPEN');
  expect((await result(taskId)).body).toEqual({ accepted: false });
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'FAILED', error: 'NO_ANSWER' });
  expect(await locker.box()).toMatchObject({ doorStatus: 'OPEN', openStatusFlag: true });
});

it('fails with OFFLINE at once when the terminal has been silent for too long', async () => {
  locker.pass(HEARTBEAT_OFFLINE_AFTER_MS + 1);
  const taskId = await locker.open();
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'FAILED', error: 'OFFLINE' });
  expect(await locker.tasks()).toEqual([]);
});

it('thirty who ask for one door at once, at two servers, have one task and its one outcome', async () => {
  const other = anotherServer(locker.server, locker.now);
  const second = await signInWith(locker.server, ['BOX_OPEN']);
  const askAt = async (number: number) => {
    const { app } = number % 2 ? other : locker.server;
    const token = number % 3 ? locker.staff : second.token;
    const answer = await app.fetch(requestOf(boxes.remoteOpen, { boxId: locker.boxId }, { token }));
    return (await answer.json()) as { taskId: string };
  };
  const asked = await Promise.all(Array.from({ length: 30 }, (_, number) => askAt(number)));
  const [taskId, ...others] = [...new Set(asked.map((answer) => answer.taskId))];
  expect(others).toEqual([]);
  expect(await locker.tasks()).toMatchObject([{ taskId }]);
  await result(taskId!, 'JAMMED');
  for (const token of [locker.staff, second.token]) {
    const { body } = await locker.server.ask(boxes.openTask, { taskId: taskId! }, { token });
    expect(body).toMatchObject({ taskStatus: 'FAILED', error: 'JAMMED' });
  }
  const told = await readEvents(locker, { lockerId: locker.lockerId, type: 'BOX_OPEN_ASKED' });
  expect(new Set(told.map(({ byName }) => byName)).size).toBe(2);
  expect(told.map(({ data }) => data['taskId'])).toEqual(told.map(() => taskId));
  other.hub.end();
});

it('who asks while it is under way joins it; once it has ended, or waited too long, there is another', async () => {
  const first = await locker.open();
  await locker.tasks();
  expect(await locker.open()).toBe(first);
  await result(first);
  const second = await locker.open();
  expect(second).not.toBe(first);
  locker.pass(OPEN_TIMEOUT_MS + 1);
  await locker.beat();
  const third = await locker.open();
  expect(third).not.toBe(second);
  expect(await locker.task(second)).toMatchObject({ taskStatus: 'FAILED', error: 'NO_ANSWER' });
  expect(await locker.open(locker.boxIds[1])).not.toBe(third);
});

it('is refused for a locker without a terminal, and for a box that does not exist', async () => {
  const as = { token: locker.staff };
  const without = await locker.server.ask(boxes.remoteOpen, { boxId: locker.foreignBoxId }, as);
  expect([without.status, without.body]).toMatchObject([409, { code: 'NO_TERMINAL' }]);
  const nowhere = await locker.server.ask(boxes.remoteOpen, { boxId: 999_999_999 }, as);
  expect([nowhere.status, nowhere.body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  const never = await locker.server.ask(boxes.openTask, { taskId: 'never made' }, as);
  expect([never.status, never.body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
});

it('a task that was handed over and not heard of comes again, and is the same task', async () => {
  const taskId = await locker.open();
  await locker.tasks();
  expect(await locker.tasks()).toEqual([]);
  locker.pass(5_000);
  expect(await locker.tasks()).toMatchObject([{ taskId }]);
});

it('a task of another locker is no business of this terminal', async () => {
  const taskId = `a task of the locker beside ${locker.lockerId}`;
  const { lockerId } = await locker.box(locker.foreignBoxId);
  await locker.db
    .insertInto('openTasks')
    .values({ taskId, lockerId, boxId: locker.foreignBoxId, creationTime: locker.clock.now })
    .execute();
  expect((await result(taskId)).status).toBe(404);
  expect(await locker.tasks()).toEqual([]);
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'CREATED' });
});
