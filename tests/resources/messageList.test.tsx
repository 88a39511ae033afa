// The list of messages: who was told what, what became of it and why; sent again, set aside, and read without a PIN.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo } from './goTo.ts';
import { Outbox, type Written } from '../kit/outbox.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
let outbox: Outbox;
beforeAll(async () => {
  server = await openServer();
  outbox = new Outbox(server.database, { now: Date.now() });
});
afterAll(() => server.close());

let numbers = 0;
/** Messages of a number of their own; gives the list of just these. */
async function write(...rows: (Written & { error?: string; errorStatus?: number })[]) {
  const address = `003579955${String((numbers += 1)).padStart(4, '0')}`;
  const ids: number[] = [];
  for (const { error = null, errorStatus = null, ...row } of rows) {
    const id = await outbox.write({ address, ...row });
    await server.database.db
      .updateTable('outbox')
      .set({ error: error as never, errorStatus })
      .where('outboxId', '=', id)
      .execute();
    ids.push(id);
  }
  const filter = encodeURIComponent(JSON.stringify({ address }));
  return { ids, address, at: `/app/messages?filter=${filter}` };
}

const open = (at: string, user: 'admin' | 'support' | 'viewer' = 'admin') =>
  openApp({ server, user, at });
const states = async (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await outbox.row(id)).state));
const rowsOf = async () =>
  within(await screen.findByRole('table', { name: 'Message list' }))
    .getAllByRole('row')
    .slice(1);

test('"smsList: the outbox of messages: what was sent to whom, when, with what result": the error in words', async () => {
  const { at, address } = await write({
    state: 'FAILED',
    nextTry: null,
    error: 'REFUSED',
    errorStatus: 400,
  });
  await open(at);
  const [row] = await rowsOf();
  expect(row).toHaveTextContent(`Collection · ${address}`);
  expect(row).toHaveTextContent('Failed');
  expect(row).toHaveTextContent('Refused by the gateway (400)');
});

test('messages that wait for a gateway are counted as undelivered', async () => {
  const { db } = server.database;
  const stuck = async () => {
    const rows = await db.selectFrom('outbox').select(['state', 'error', 'emptied']).execute();
    const stands = ({ state, error }: (typeof rows)[number]) =>
      ['FAILED', 'WAITING'].includes(state) ||
      (state === 'HELD' && ['TOO_OLD', 'TEMPLATE_DISABLED'].includes(error ?? ''));
    return rows.filter((row) => !row.emptied && stands(row)).length;
  };
  await write({ state: 'WAITING' });
  expect(await db.selectFrom('smsAccounts').selectAll().where('url', '<>', '').execute()).toEqual(
    [],
  );
  await open('/app/messages');
  expect(
    await screen.findByText(new RegExp(` messages, ${await stuck()} undelivered$`)),
  ).toBeVisible();
});

test('smsList leads here', async () => {
  const { address } = await open('/app/smsList');
  await screen.findByRole('heading', { level: 1, name: 'Message list' });
  await waitFor(() => expect(address()).toMatch(/^\/app\/messages/));
});

test('a message that failed is sent again after a question; one that waits is set aside', async () => {
  const { at, ids, address } = await write({ state: 'FAILED', nextTry: null, error: 'NO_ANSWER' });
  const { user } = await open(at);
  await user.click(
    await screen.findByRole('button', { name: `Send again: Collection · ${address}` }),
  );
  const dialog = within(
    await screen.findByRole('dialog', { name: `Send “Collection · ${address}” again?` }),
  );
  expect(await states(ids)).toEqual(['FAILED']);
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(
    await screen.findByText(`Collection · ${address} is queued to be sent again.`),
  ).toBeVisible();
  expect(await states(ids)).toEqual(['WAITING']);
  await waitFor(async () => expect((await rowsOf())[0]).toHaveTextContent('Waiting'));
  await user.click(
    await screen.findByRole('button', { name: `More actions for Collection · ${address}` }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Set aside' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Set aside' }),
  );
  expect(await screen.findByText(`Collection · ${address} is set aside.`)).toBeVisible();
  expect(await states(ids)).toEqual(['HELD']);
  await waitFor(async () => expect((await rowsOf())[0]).toHaveTextContent('Set aside by staff'));
});

test('several are sent again at once, and those for which it makes no sense are left out', async () => {
  const { at, ids } = await write(
    { state: 'FAILED', nextTry: null, error: 'NO_ANSWER' },
    { state: 'HELD', nextTry: null, error: 'TOO_OLD' },
    { state: 'FAILED', nextTry: null, error: 'UNREACHABLE' },
  );
  const { user } = await open(at);
  await user.click(await screen.findByRole('checkbox', { name: /page/i }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Send these 3 messages again?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('3 messages are queued to be sent again.')).toBeVisible();
  expect(await states(ids)).toEqual(['WAITING', 'WAITING', 'WAITING']);
});

test('a message is read as its addressee reads it, with dots for its PIN', async () => {
  const data = { parcelNumber: 'RR90', lockerName: 'Old Port', pinCode: '482913' };
  const { ids } = await write({ event: 'DEPOSIT', data });
  await open(`/app/messages/${ids[0]}/show`);
  expect(await screen.findByRole('heading', { name: 'Message to send' })).toBeVisible();
  expect(screen.getByText(/RR90/)).toHaveTextContent('••••••');
  expect(document.body.textContent).not.toContain('482913');
});

test('one whose PIN is no longer stored cannot be sent again, and says so', async () => {
  const { ids, address } = await write({ event: 'DEPOSIT', state: 'SENT', nextTry: null });
  await server.database.db
    .updateTable('outbox')
    .set({ emptied: true, unsureTries: 1 })
    .where('outboxId', '=', ids[0]!)
    .execute();
  await open(`/app/messages/${ids[0]}/show`);
  expect(await screen.findByText(/no longer stored/)).toBeVisible();
  expect(screen.getByText(/Delivery of 1 attempt is uncertain/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Deposit · ${address}`);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('leads to its parcel and its customer', async () => {
  const { user, address } = await open(
    `/app/messages?filter=${encodeURIComponent('{"messageEvent":"COLLECTION","messageState":"SENT"}')}`,
  );
  const more = (await screen.findAllByRole('button', { name: /^More actions for/ }))[0]!;
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: 'Open the parcel' }));
  await waitFor(() => expect(address()).toMatch(/^\/app\/order-view\?ordersId=\d+$/));
});

test('whoever may not see what is personal sees masks; whoever may only see sends nothing again', async () => {
  const { at, ids } = await write({ state: 'FAILED', nextTry: null, error: 'REFUSED' });
  await open(at, 'viewer');
  const [row] = await rowsOf();
  expect(row).toHaveTextContent(/Collection · •••\d\d(?!\d)/);
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  expect(await states(ids)).toEqual(['FAILED']);
});

test('a parcel and a customer lead to what was told of them', async () => {
  const told = await server.database.db
    .selectFrom('outbox')
    .select(['ordersId', 'memberId'])
    .where('memberId', 'is not', null)
    .executeTakeFirstOrThrow();
  const { ordersId, memberId } = told;
  const filterOf = (address: string) =>
    new URL(address, location.origin).searchParams.get('filter') ?? '';
  const { user, address } = await open(`/app/order-view?ordersId=${ordersId}`);
  await user.click(await screen.findByRole('link', { name: 'Messages sent' }));
  await screen.findByRole('heading', { level: 1, name: 'Message list' });
  expect(JSON.parse(filterOf(address()))).toEqual({ ordersId });
  goTo(`/app/customerDetail?memberId=${memberId}`);
  await user.click(await screen.findByRole('link', { name: 'Messages sent' }));
  await screen.findByRole('heading', { level: 1, name: 'Message list' });
  expect(JSON.parse(filterOf(address()))).toEqual({ memberId });
});
