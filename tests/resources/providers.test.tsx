// What staff do with providers and couriers: form, key shown once, deletion with its words, go to page, documented addresses.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agents as courierCalls } from '../../contract/people/agents.ts';
import { providers } from '../../contract/people/providers.ts';
import { asAnnounced } from '../../src/app/announced.ts';
import { screensOf } from '../../src/engine/screens.tsx';
import { agents } from '../../src/resources/people/agents.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
let token: string;
let providerId: number;
let made = 0;

beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  const draft = { providerNumber: `S${String(made)}`, providerName: `Sea Mail ${String(made)}` };
  ({ providerId } = (await server.ask(providers.create, draft, { token })).body);
});

const field = (name: RegExp) => screen.findByLabelText(name);

test('`AddLSPCompany` makes one, once its form is valid (R2.116, R5.84)', async () => {
  const { user, address } = await openApp({ server, user: 'admin', at: '/app/AddLSPCompany' });
  await user.type(await field(/^Provider number/), 'N 1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(
      'Only letters, digits and . _ / -; the first must be a letter or digit.',
    ),
  ).toBeVisible();
  expect(screen.getByText('Please enter name')).toBeVisible();
  expect(address()).toContain('/app/providers/create');
  await user.clear(await field(/^Provider number/));
  await user.type(await field(/^Provider number/), 'N1');
  await user.type(await field(/^Name/), 'Nautilus');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const { body } = await server.ask(providers.list, { providerNumber: 'N1' }, { token });
    expect(body.content).toMatchObject([{ providerName: 'Nautilus', providerStatus: 'ACTIVE' }]);
  });
});

test('`AddLSPCompany?providerId=` changes it, but for its number (R2.47, R2.116, R5.85)', async () => {
  const at = `/app/AddLSPCompany?providerId=${String(providerId)}`;
  const { user, address } = await openApp({ server, user: 'admin', at });
  const number = await field(/^Provider number/);
  await waitFor(() => expect(number).toHaveValue(`S${String(made)}`));
  expect(address()).toBe(`/app/providers/${String(providerId)}`);
  expect(number).toHaveAttribute('readonly');
  expect(screen.getByText('Provider number', { selector: 'label' })).toHaveTextContent(
    /^Provider number$/,
  );
  await user.type(await field(/^Expiration days/), '7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const { body } = await server.ask(providers.one, { providerId }, { token });
    expect(body.expirationDays).toBe(7);
  });
});

test('a new requestor key is asked for first, shown once, and never again', async () => {
  const { user } = await openApp({
    server,
    user: 'admin',
    at: `/app/providers/${String(providerId)}/show`,
  });
  expect(await screen.findByText('No key yet.')).toBeVisible();
  expect(await screen.findByText('No calls yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New requestor key' }));
  const question = await screen.findByRole('dialog', { name: /^Create a new requestor key for/ });
  await user.click(within(question).getByRole('button', { name: 'New requestor key' }));
  const shown = await screen.findByRole('dialog', { name: /^The new requestor key of/ });
  expect(within(shown).getByText(/^This key is shown only once\./)).toBeVisible();
  const key = shown.querySelector('code')?.textContent ?? '';
  const { requestorKeyHmac } = await server.database.db
    .selectFrom('providers')
    .select('requestorKeyHmac')
    .where('providerId', '=', providerId)
    .executeTakeFirstOrThrow();
  expect(requestorKeyHmac).toBe(server.secrets.hmac('requestor', key));
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/^Created on /)).toBeVisible();
  expect(document.body).not.toHaveTextContent(key);
});

test('whoever may only see providers is offered neither key nor change; the calls are there', async () => {
  await openApp({ server, user: 'viewer', at: '/app/providers/1/show' });
  expect((await screen.findAllByText('Parcel announced')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /New requestor key|Edit|Delete/ })).toBeNull();
});

test('a deletion is confirmed in a dialog, in Chinese: 删除成功 (R2.145)', async () => {
  const { user } = await openApp({
    server,
    user: 'admin',
    language: 'zh',
    at: `/app/providers?filter=${encodeURIComponent('{"providerNumber":"S"}')}`,
  });
  const remove = async (name: string) => {
    const more = await screen.findByRole('button', { name: `${name}的更多操作` });
    await user.click(more);
    await user.click(await screen.findByRole('menuitem', { name: '删除' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
  };
  await remove(`Sea Mail ${String(made)}`);
  expect(await screen.findByText('删除成功')).toBeVisible();
});

test("'Delete success' in English, of a provider that nothing needs (R8.21)", async () => {
  const at = `/app/providers/${String(providerId)}/show`;
  const { user } = await openApp({ server, user: 'admin', at });
  await user.click(await screen.findByRole('button', { name: /Delete/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Delete success')).toBeVisible();
});

test('a deletion that fails says in Chinese 删除失败, and what still needs it (R8.15)', async () => {
  const { user } = await openApp({
    server,
    user: 'admin',
    language: 'zh',
    at: '/app/providers/1/show',
  });
  await user.click(await screen.findByRole('button', { name: /删除/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '删除' }));
  const why = await screen.findByRole('dialog', { name: '删除失败' });
  expect(within(why).getByText(/Kypros Mail 还有 \d+ 件已预告或未取走的包裹/)).toBeVisible();
});

/** A courier whom no parcel needs, whatever the demo's couriers are doing. */
async function idleCourier(): Promise<number> {
  const courier = {
    providerId,
    agentNumber: `C${String(made)}`,
    agentName: 'Idle',
    agentStatus: 'ACTIVE' as const,
  };
  return (await server.ask(courierCalls.create, courier, { token })).body.agentId;
}

test.each([
  ['a provider with parcels', () => 'providers/1', 'Delete failed'],
  ['a courier', async () => `agents/${String(await idleCourier())}`, 'Delete success'],
])('deleting %s says so in English', async (_, placeOf, said) => {
  const place = await placeOf();
  const { user } = await openApp({ server, user: 'admin', at: `/app/${place}/show` });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('the number of a page to go to is a positive integer (R5.87)', async () => {
  const { user, address } = await openApp({ server, user: 'admin', at: '/app/LSPcouriers' });
  const jump = await screen.findByLabelText('Go to page');
  for (const typed of ['0', '-1', '1.5', 'two']) {
    await user.clear(jump);
    await user.type(jump, `${typed}{Enter}`);
    expect(await screen.findByText('Please enter a positive integer.')).toBeVisible();
  }
  await user.clear(jump);
  await user.type(jump, '99{Enter}');
  expect(await screen.findByText('There are only 4 pages.')).toBeVisible();
  await user.clear(jump);
  await user.type(jump, '3{Enter}');
  expect(await screen.findByRole('button', { current: 'page', name: 'Page 3' })).toBeVisible();
  expect(address()).toContain('page=3');
});

test('`AddCourier?agentId=` opens the courier, who is read; editing is one step further (R2.48, R2.118)', async () => {
  const at = '/app/AddCourier?agentId=1';
  const { user, address } = await openApp({ server, user: 'admin', at });
  expect(await screen.findByText('A2001')).toBeVisible();
  expect(address()).toBe('/app/agents/1/show');
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  expect(await field(/^Courier number/)).toHaveAttribute('readonly');
});

test('a courier is read only unless the server announces their editing (R2.48)', () => {
  const screens = (...features: string[]) => Object.keys(screensOf(asAnnounced(agents, features)));
  expect(screens().toSorted()).toEqual(['list', 'show']);
  expect(screens('agent-edit').toSorted()).toEqual(['create', 'edit', 'list', 'show']);
});
