// Undelivered messages: counted by channel with the oldest, and why they do not leave.
import { beforeEach, expect, it } from 'vitest';
import { gateways } from '../../../contract/messages/gateways.ts';
import { messageCalls, messages, undelivered } from '../../../contract/messages/messages.ts';
import { markDemo } from '../../../server/demo/demoAccounts.ts';
import { countUndelivered } from '../../../server/messages/delivery.ts';
import type { MessageError } from '../../../domain/messages/messages.ts';
import { updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { Outbox } from '../../kit/outbox.ts';
import { rowsOf } from '../../kit/rowsOf.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { withoutGateways, withSmsGateway } from '../../kit/smsGateway.ts';

const NOW = 1_000_000;
const server = await fileServer();
const outbox = new Outbox(server.database, { now: NOW });
const { token } = await signInWith(server, ['GATEWAY_VIEW', 'MESSAGE_SEND']);
beforeEach(() => outbox.empty());

const answer = async () => (await server.ask(undelivered.count, {}, { token })).body;
const counted = async () => (await answer()).channels;
/** The ids of the list that the counts lead to. */
const listed = async () =>
  (await rowsOf(server, messages.list, { undelivered: 'YES' }, token)).map(({ id }) => id);
/** A message that did not leave, and why. */
const tried = async (
  about: Parameters<Outbox['write']>[0],
  error: MessageError,
  set: { tries?: number; emptied?: boolean } = {},
) => {
  const outboxId = await outbox.write(about);
  await updateRows(server, 'outbox', { outboxId }, { tries: 1, error, ...set });
  return outboxId;
};

it('without a gateway all that waits is undelivered, with its oldest', async () => {
  await outbox.write({ creationTime: 5 });
  await outbox.write({ creationTime: 3 });
  await outbox.write({ channel: 'MAIL', creationTime: 9 });
  expect(await counted()).toEqual([
    { channel: 'MAIL', delivery: 'NO_GATEWAY', count: 1, oldest: 9 },
    { channel: 'SMS', delivery: 'NO_GATEWAY', count: 2, oldest: 3 },
  ]);
});

it('with a gateway what waits its turn is not; what the gateway did not take is', async () => {
  await withSmsGateway(server);
  await outbox.write();
  expect(await counted()).toEqual([]);
  await tried({ creationTime: 7 }, 'UNREACHABLE');
  expect(await counted()).toEqual([{ channel: 'SMS', delivery: 'FAILING', count: 1, oldest: 7 }]);
});

it('a gateway that has taken a later message works again; what was given up is still undelivered', async () => {
  await withSmsGateway(server);
  await tried({ creationTime: 7, state: 'FAILED' }, 'UNREACHABLE');
  const later = await outbox.write({ creationTime: 8 });
  await updateRows(server, 'outbox', { outboxId: later }, { state: 'SENT', sentTime: 9 });
  expect(await counted()).toEqual([{ channel: 'SMS', delivery: 'SENDS', count: 1, oldest: 7 }]);
});

it('an address that is refused does not make the gateway fail', async () => {
  await withSmsGateway(server);
  await tried({ creationTime: 7, state: 'FAILED' }, 'ADDRESS_REFUSED');
  expect(await counted()).toEqual([{ channel: 'SMS', delivery: 'SENDS', count: 1, oldest: 7 }]);
});

it('what was given up counts until it is set aside', async () => {
  await withSmsGateway(server);
  const id = await tried({ state: 'FAILED' }, 'ADDRESS_REFUSED');
  expect(await listed()).toEqual([id]);
  expect((await server.ask(messageCalls.setAside, { id }, { token })).status).toBe(200);
  expect(await counted()).toEqual([]);
  expect(await listed()).toEqual([]);
});

it('what nobody can deliver any more, as its content or address is erased, does not count', async () => {
  await withSmsGateway(server);
  await tried({ state: 'FAILED' }, 'ADDRESS_REFUSED', { emptied: true });
  await tried({ state: 'FAILED', address: '•••' }, 'ADDRESS_REFUSED');
  expect(await counted()).toEqual([]);
});

it('what the server held counts by its reason until it is set aside; what staff set aside and what is obsolete does not', async () => {
  await withSmsGateway(server);
  const old = await tried({ state: 'HELD', creationTime: 3 }, 'TOO_OLD', { tries: 0 });
  const off = await tried({ state: 'HELD', creationTime: 5 }, 'TEMPLATE_DISABLED');
  await tried({ state: 'HELD' }, 'SET_ASIDE');
  await tried({ state: 'HELD' }, 'OVER');
  expect(await counted()).toEqual([
    { channel: 'SMS', delivery: 'TEMPLATE_DISABLED', count: 1, oldest: 5 },
    { channel: 'SMS', delivery: 'TOO_OLD', count: 1, oldest: 3 },
  ]);
  expect((await listed()).toSorted((one, other) => one - other)).toEqual([old, off]);
  for (const id of [old, off])
    expect((await server.ask(messageCalls.setAside, { id }, { token })).status).toBe(200);
  expect(await counted()).toEqual([]);
});

it('a message that waits for a day stays counted when a gateway is set up', async () => {
  const id = await outbox.write({ creationTime: 3 });
  const { token: editor } = await signInWith(server, ['GATEWAY_EDIT']);
  const sms = { url: 'https://sms.example.test', Encoding: 'JSON' as const, senderId: '' };
  const saved = await server.ask(gateways.saveSms, { ...sms, apiKey: '' }, { token: editor });
  expect(saved.status).toBe(200);
  expect(await counted()).toEqual([{ channel: 'SMS', delivery: 'TOO_OLD', count: 1, oldest: 3 }]);
  expect(await listed()).toEqual([id]);
});

it('a gateway is missing while enabled templates depend on it, also with an empty outbox', async () => {
  expect(await answer()).toEqual({ channels: [], missing: ['MAIL', 'SMS'], simulated: false });
  await withSmsGateway(server);
  expect((await answer()).missing).toEqual(['MAIL']);
  const set = (templateStatus: 'ENABLE' | 'DISABLE') =>
    updateRows(server, 'templates', { templateType: 'MAIL' }, { templateStatus });
  await set('DISABLE');
  expect((await answer()).missing).toEqual([]);
  await set('ENABLE');
});

it.each([
  ['a demo network without a gateway', { demo: true, simulator: true, gateway: false }, true],
  ['one with a gateway', { demo: true, simulator: true, gateway: true }, false],
  ['one whose simulator is off', { demo: true, simulator: false, gateway: false }, false],
  ['a network of real data', { demo: false, simulator: true, gateway: false }, false],
])('SMS go to simulated phones: %s', async (_name, { demo, simulator, gateway }, simulated) => {
  await (gateway ? withSmsGateway(server) : withoutGateways(server));
  const { database, config } = server;
  const { db } = database;
  const [mark] = await db
    .deleteFrom('settings')
    .where('settingKey', '=', 'DEMO_DATA')
    .returningAll()
    .execute();
  if (demo) await markDemo(database, NOW);
  await outbox.write();
  const { channels, missing, ...rest } = await countUndelivered(db, { ...config, simulator });
  // They count as sent: none waits for a gateway, and none is missing.
  const lacksSms = !gateway && !simulated;
  expect({ waits: channels.length > 0, lacks: missing.includes('SMS'), ...rest }).toEqual({
    waits: lacksSms,
    lacks: lacksSms,
    simulated,
  });
  await db.deleteFrom('settings').where('settingKey', '=', 'DEMO_DATA').execute();
  if (mark) await markDemo(database, mark.lastUpdatedTime);
});
