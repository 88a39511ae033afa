// A terminal's long question for tasks: ended by a task, by the terminal itself, or by the server's stop.
import { beforeEach, expect, it } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { anotherServer } from './anotherServer.ts';
import { lockerOfTest } from './openLocker.ts';

const locker = await lockerOfTest();
beforeEach(async () => {
  await locker.beat();
});

const longest = { waitMs: '25000' };

it('ends as soon as somebody asks for a box to be opened', async () => {
  const asked = locker.say(terminals.tasks, longest);
  const taskId = await locker.open();
  expect((await asked).body.tasks).toMatchObject([{ taskId }]);
});

it('is answered at once when a task is waiting', async () => {
  const taskId = await locker.open();
  expect((await locker.say(terminals.tasks, longest)).body.tasks).toMatchObject([{ taskId }]);
});

it('a terminal that went away takes no task with it', async () => {
  const gone = new AbortController();
  const asked = locker.say(terminals.tasks, longest, { signal: gone.signal });
  gone.abort();
  expect((await asked).body.tasks).toEqual([]);
  const taskId = await locker.open();
  expect(await locker.task(taskId)).toMatchObject({ taskStatus: 'CREATED' });
});

it.each(['25001', '-1', 'soon'])('a wait of %s is refused', async (waitMs) => {
  expect((await locker.say(terminals.tasks, { waitMs })).status).toBe(400);
});

const secondServer = () => anotherServer(locker.server, locker.now);

it('is woken by a task that another server on the same database made', async () => {
  const second = secondServer();
  const request = requestOf(terminals.tasks, longest, { terminalKey: locker.key });
  const asked = second.app.fetch(request);
  const taskId = await locker.open();
  expect(await (await asked).json()).toMatchObject({ tasks: [{ taskId }] });
  second.hub.end();
});

it('a task whose answer was lost on its way comes again while the terminal waits', async () => {
  const taskId = await locker.open();
  expect(await locker.tasks()).toMatchObject([{ taskId }]);
  const second = secondServer();
  const request = requestOf(terminals.tasks, longest, { terminalKey: locker.key });
  const asked = second.app.fetch(request);
  locker.pass(5_000);
  expect(await (await asked).json()).toMatchObject({ tasks: [{ taskId }] });
  second.hub.end();
});

it('a task survives the server that made it', async () => {
  const taskId = await locker.open();
  const { app, hub } = secondServer();
  const request = requestOf(terminals.tasks, {}, { terminalKey: locker.key });
  expect(await (await app.fetch(request)).json()).toMatchObject({ tasks: [{ taskId }] });
  hub.end();
});

it('ends empty when the server stops', async () => {
  const { app, hub } = secondServer();
  const asked = app.fetch(requestOf(terminals.tasks, longest, { terminalKey: locker.key }));
  hub.end();
  expect(await (await asked).json()).toEqual({ tasks: [] });
});
