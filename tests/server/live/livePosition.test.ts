// Where a stream begins: after what its page has read, so that nothing is missed and nothing told twice.
import { beforeEach, expect, it } from 'vitest';
import { capabilities } from '../../../contract/capabilities.ts';
import type { NewEvent } from '../../../server/events/append.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import type { OpenServer } from '../../kit/servers/openServer.ts';
import { appendSome, listen, sharingOf } from './listening.ts';

let token: string;

const server = await fileServer({ liveEveryMs: 5 });
beforeEach(async () => {
  token = await server.signIn('admin');
});

const happen = (...happenings: Partial<NewEvent>[]) => appendSome(server, ...happenings);
const sharing = () => sharingOf(server);

/** Where a page of this server begins to listen. */
const position = async ({ ask }: OpenServer): Promise<number> => {
  const { livePosition } = (await ask(capabilities.read, {}, { token })).body;
  if (livePosition === undefined) throw new Error('There is no position.');
  return livePosition;
};

it('from the position that a page read before its data tells what happened since, and no more', async () => {
  const here = await sharing();
  const there = await sharing();
  await happen({ boxId: 17 });
  const at = await position(here);
  const early = await listen(there, token, at);
  expect((await early.next())?.news).toEqual({});
  await early.leave();
  await happen({ boxId: 18 });
  const heard = await listen(there, token, at);
  expect((await heard.next())?.news).toEqual({ boxStates: [18], dashboard: [] });
  await Promise.all([here.close(), there.close()]);
});

it('has a position in a session alone, which is also right where nobody listened for long', async () => {
  const fresh = await sharing();
  expect((await fresh.ask(capabilities.read, {})).body).not.toHaveProperty('livePosition');
  const stale = { token: 'Stale1Token' };
  expect((await fresh.ask(capabilities.read, {}, stale)).body).not.toHaveProperty('livePosition');
  await position(fresh);
  await happen(...Array.from({ length: 1_100 }, (_, n) => ({ boxId: n + 1 })));
  const heard = await listen(fresh, token, await position(fresh));
  expect((await heard.next())?.news).toEqual({});
  await fresh.close();
});

it('without a position begins with what happens next', async () => {
  await happen({ boxId: 19 });
  const fresh = await sharing();
  const heard = await listen(fresh, token);
  expect((await heard.next())?.news).toEqual({});
  await happen({ boxId: 20 });
  expect((await heard.hear('boxStates')).news).toEqual({ boxStates: [20], dashboard: [] });
  await fresh.close();
});
