// Messages that did not leave: a banner on the pages concerned and a row of the bell, with the oldest one's age.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { alertCalls } from '../../contract/operations/alerts.ts';
import { BACKEND_AUTHORITIES } from '../../domain/people/authorities.ts';
import { readRow, updateRows } from '../kit/databases/rows.ts';
import { Outbox, type Written } from '../kit/outbox.ts';
import { newNetwork, sessionWith } from '../kit/servers/newNetwork.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { forTest } from '../kit/servers/forFile.ts';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { parcelThatIs } from './parcel/parcelPage.tsx';
import { withoutGateways, withSmsGateway } from '../kit/smsGateway.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** A server without gateways, and with no messages but these. */
async function withMessages(...messages: readonly Written[]) {
  const server = await forTest(openServer());
  const outbox = new Outbox(server.database, { now: Date.now() });
  await outbox.empty();
  for (const message of messages) await outbox.write(message);
  return server;
}
const creationTime = Date.now() - 3 * DAY - 1_000;
const withUndelivered = () => withMessages({ channel: 'MAIL', creationTime }, { channel: 'MAIL' });
const topBar = () => within(document.querySelector<HTMLElement>('.top')!);

it.each([
  [
    'en',
    'No mail server is set up.',
    '2 messages are undelivered, the oldest for 3 d.',
    '2 messages are undelivered, the oldest for 3 d',
    /^Alerts.*unacknowledged alerts.*2 messages/,
  ],
  [
    'zh',
    '尚未设置邮件服务器。',
    '2 条消息未送达，最早的已等待 3 天。',
    '2 条消息未送达，最早的已等待 3 天',
    /^告警.*2 条消息/,
  ],
] as const)(
  'are said on the dashboard and in the bell, whose row leads to them (%s)',
  async (language, why, much, all, bell) => {
    const server = await withUndelivered();
    const { user, address } = await openApp({ server, user: 'admin', language });
    const banner = (await screen.findByText(why)).closest<HTMLElement>('.note')!;
    expect(within(banner).getByText(much)).toBeVisible();
    await user.click(topBar().getByRole('button', { name: bell }));
    expect(screen.getAllByRole('menuitem')).toHaveLength(2);
    await user.click(screen.getByRole('menuitem', { name: all }));
    expect(decodeURIComponent(address())).toMatch(/^\/app\/messages\?.*"undelivered":"YES"/);
    expect(await screen.findAllByRole('row', { name: /Collection|取件/ })).toHaveLength(2);
  },
);

it('the bell lists the open alerts beside them', async () => {
  const server = await withUndelivered();
  const token = await server.signIn('admin');
  const { count } = (await server.ask(alertCalls.openCount, {}, { token })).body;
  const { user, address } = await openApp({ server, user: 'admin', at: '/app/lockers' });
  await user.click(await topBar().findByRole('button', { name: /2 messages are undelivered/ }));
  await user.click(
    await screen.findByRole('menuitem', { name: new RegExp(`${count} unacknowledged alerts`) }),
  );
  expect(address()).toBe('/app/alerts');
});

it('the bell of whoever may not see alerts leads to them', async () => {
  const server = await withUndelivered();
  await openApp({ server, user: 'support', at: '/app/lockers' });
  const bell = await topBar().findByRole('link', { name: /2 messages are undelivered/ });
  expect(decodeURIComponent(bell.getAttribute('href')!)).toBe(
    '/app/messages?filter={"undelivered":"YES"}',
  );
});

it('what the server held is said with its reason, and leads to the list', async () => {
  const server = await withMessages({ state: 'HELD', creationTime });
  await withSmsGateway(server);
  await server.database.db.updateTable('outbox').set({ error: 'TOO_OLD' }).execute();
  await openApp({ server, user: 'admin' });
  const why = 'Some SMS are held: they were older than a day when the gateway was set up.';
  const banner = (await screen.findByText(why)).closest<HTMLElement>('.note')!;
  expect(within(banner).getByText('1 message has been undelivered for 3 d.')).toBeVisible();
  const link = within(banner).getByRole('link', { name: 'Show the messages' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('{"undelivered":"YES"}');
});

type Way = 'MAIL' | 'SMS';
/** The customer is reached this way. */
const reachedBy = async (server: OpenServer, memberId: number, notifyType: Way) => {
  const reached = { notifyType, email: 'eleni@example.test' };
  await updateRows(server, 'members', { memberId }, reached);
};
const parcelPage = async (server: OpenServer, way: Way = 'MAIL') => {
  const { ordersId, memberId } = await parcelThatIs(server, 'STORED');
  await reachedBy(server, memberId!, way);
  return `order-view?ordersId=${ordersId}`;
};
const customerPage = async (server: OpenServer, way: Way = 'MAIL') => {
  const active = { memberStatus: 'ACTIVE' } as const;
  const { memberId } = await readRow(server, 'members', active, undefined, 'memberId');
  await reachedBy(server, memberId, way);
  return `AssignParcel?memberId=${memberId}`;
};

it.each([
  ['the messages', () => 'messages', ['Go to the mail server', 'Show the messages']],
  ['the mail server', () => 'Emailgateway', ['Show the messages']],
  ['a parcel', parcelPage, ['Go to the mail server', 'Show the messages']],
  ['a reservation', customerPage, ['Go to the mail server', 'Show the messages']],
] as const)(
  'are said on the page of %s with their number, age and links',
  async (_page, addressIn, ways) => {
    const server = await withUndelivered();
    await openApp({ server, user: 'admin', at: `/app/${await addressIn(server)}` });
    const much = await screen.findByText('2 messages are undelivered, the oldest for 3 d.');
    const banner = much.closest<HTMLElement>('.note')!;
    await waitFor(() => expect(banner).toBeVisible());
    const links = within(banner).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(ways);
    expect(decodeURIComponent(links.at(-1)!.href)).toContain('{"undelivered":"YES"}');
  },
);

it.each([
  ['parcel', parcelPage, 'Timeline'],
  ['reservation', customerPage, 'Parcels'],
] as const)(
  'are not said on the %s page of a customer who is reached another way',
  async (_page, addressIn, heading) => {
    const server = await withUndelivered();
    const asked: string[] = [];
    const answer = async (request: Request) => {
      const response = await server.app.fetch(request);
      asked.push(new URL(request.url).pathname);
      return response;
    };
    await openApp({ server, user: 'admin', at: `/app/${await addressIn(server, 'SMS')}`, answer });
    await topBar().findByRole('button', { name: /2 messages are undelivered/ });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    await waitFor(() => expect(asked).toContain('/api/v1/messageDelivery'));
    expect(screen.queryByText('2 messages are undelivered, the oldest for 3 d.')).toBeNull();
  },
);

it('are not said on the page of the other gateway', async () => {
  const server = await withUndelivered();
  const session = await sessionWith(server, ['MESSAGE_VIEW', 'GATEWAY_VIEW']);
  await openApp({ server, session, at: '/app/SMSGateway' });
  expect(await topBar().findByRole('link', { name: /2 messages are undelivered/ })).toBeVisible();
  expect(await screen.findByText('SMS are not sent')).toBeVisible();
  expect(screen.queryByText('2 messages are undelivered, the oldest for 3 d.')).toBeNull();
});

it('are not asked for by a role that may not read them', async () => {
  const server = await withUndelivered();
  const session = await sessionWith(server, ['PARCEL_VIEW']);
  const asked: string[] = [];
  const answer = async (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return server.app.fetch(request);
  };
  const page = await parcelPage(server);
  await openApp({ server, session, at: `/app/${page}`, answer });
  expect(await screen.findByRole('heading', { name: 'Timeline' })).toBeVisible();
  expect(asked).toContain(`/api/orders/v1/parcel/info/${page.split('=')[1]}`);
  expect(asked).not.toContain('/api/v1/undeliveredMessages');
});

it('the messages are listed, and nothing is asked again and again, where they cannot be counted', async () => {
  const server = await withUndelivered();
  const session = await sessionWith(server, ['MESSAGE_VIEW']);
  let asked = 0;
  const answer = async (request: Request) => {
    if (!request.url.endsWith('/undeliveredMessages')) return server.app.fetch(request);
    asked += 1;
    return new Response(null, { status: 503 });
  };
  await openApp({ server, session, at: '/app/messages', answer });
  expect(await screen.findAllByRole('row')).toHaveLength(3);
  await waitFor(() => expect(document.querySelector('.waits')).toBeNull());
  for (let turn = 0; turn < 50; turn += 1) await server.app.request('/readyz');
  expect(asked).toBeLessThan(5);
});

it('what was given up is said where messages are listed, not where the next one is sent', async () => {
  const server = await withMessages({ state: 'FAILED' });
  await withSmsGateway(server);
  const said = 'Some SMS could not be sent.';
  await openApp({ server, user: 'admin', at: '/app/messages' });
  expect(await screen.findByText(said)).toBeVisible();
  cleanup();
  await openApp({ server, user: 'admin', at: `/app/${await parcelPage(server)}` });
  await topBar().findByRole('button', { name: /1 message has been undelivered/ });
  expect(await screen.findByRole('heading', { name: 'Timeline' })).toBeVisible();
  expect(screen.queryByText(said)).toBeNull();
});

it.each([
  [
    'en',
    'No mail server is set up.',
    'Messages wait until one is set up.',
    'Go to the mail server',
  ],
  ['zh', '尚未设置邮件服务器。', '设置之前，消息将一直等待。', '前往邮件服务器'],
] as const)(
  'a missing gateway is said with an empty outbox, and leads to its page (%s)',
  async (language, why, waits, to) => {
    const server = await withMessages();
    await withSmsGateway(server);
    const { user, address } = await openApp({ server, user: 'admin', language });
    const banner = (await screen.findByText(why)).closest<HTMLElement>('.note')!;
    expect(within(banner).getByText(waits)).toBeVisible();
    // The SMS gateway is there, and no message is undelivered.
    expect(within(banner).getAllByRole('link')).toHaveLength(1);
    await user.click(within(banner).getByRole('link', { name: to }));
    expect(address()).toBe('/app/Emailgateway');
  },
);

it('a missing gateway is not said to whoever may not see gateways', async () => {
  const server = await withMessages();
  const session = await sessionWith(server, ['DASHBOARD_VIEW', 'MESSAGE_VIEW', 'LOCKER_VIEW']);
  await openApp({ server, session });
  expect(await screen.findByRole('region', { name: 'Boxes now' })).toBeVisible();
  expect(screen.queryByText('No mail server is set up.')).toBeNull();
});

it('on a new network the list of first steps says it, and the banner once the list is hidden', async () => {
  const server = await forTest(newNetwork());
  const session = await sessionWith(server, BACKEND_AUTHORITIES);
  const { user } = await openApp({ server, session });
  await screen.findByRole('link', { name: 'Set up an e-mail or SMS gateway' });
  expect(screen.queryByText('No mail server is set up.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hide this list' }));
  expect(await screen.findByText('No mail server is set up.')).toBeVisible();
  expect(screen.getByText('No SMS gateway is set up.')).toBeVisible();
});

it.each([
  ['en', 'SMS go to simulated phones', /^This is a demo network/, /^Address/, 'Save'],
  ['zh', '短信发往模拟手机', /^这是演示环境/, /^地址/, '保存'],
] as const)(
  'in a demo, gateway and messages say alike that SMS go to simulated phones (%s)',
  async (language, short, note, address, save) => {
    const server = await forTest(openServer({ config: { simulator: true } }));
    await withoutGateways(server);
    await openApp({ server, user: 'admin', at: '/app/messages', language });
    expect(await screen.findByText(note)).toBeVisible();
    cleanup();

    const { user } = await openApp({ server, user: 'admin', at: '/app/SMSGateway', language });
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByText(short)).toBeVisible();
    await user.type(await screen.findByLabelText(address), 'https://sms.example.test');
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
    expect(screen.queryByText(short)).toBeNull();
  },
);
