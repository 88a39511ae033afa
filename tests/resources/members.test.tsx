// What staff do with the list of customers: open one, add one, delete one, and what of it is masked for whom.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const filtered = (filter: object) =>
  `/app/members?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const member = (username: string) =>
  server.database.db
    .selectFrom('members')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
const some = () =>
  server.database.db
    .selectFrom('members')
    .selectAll()
    .where('memberId', '=', 12)
    .executeTakeFirstOrThrow();

test('a customer is found by a filter, and the title leads to the customer (R1.15, R2.106)', async () => {
  const { username } = await some();
  await openApp({ server, user: 'admin', at: filtered({ username }) });
  const table = await screen.findByRole('table', { name: 'Customers' });
  expect(await within(table).findByRole('link', { name: username })).toHaveAttribute(
    'href',
    expect.stringContaining('customerDetail?memberId=12'),
  );
  expect(await screen.findByRole('button', { name: /^Export/ })).toBeVisible();
});

test('a customer is added by the form of our own, who can be told of their parcels, and reads what it costs', async () => {
  await server.database.db
    .updateTable('prices')
    .set({ isEnable: false })
    .where('paymentScheme', '=', 'YEARLY')
    .execute();
  const { user } = await openApp({ server, user: 'admin', at: '/app/members/create' });
  await screen.findByRole('heading', { level: 1, name: 'New customer' });
  await user.type(await screen.findByLabelText(/^Login name/), 'new.customer');
  await user.type(screen.getByLabelText(/^First name/), 'New');
  await user.type(screen.getByLabelText(/^Last name/), 'Customer');
  await user.selectOptions(screen.getByLabelText(/^Notified by/), 'SMS');
  const scheme = await screen.findByLabelText(/^Pays by/);
  expect(scheme).toHaveAccessibleDescription(
    'A subscription is charged immediately, and begins when it is paid.',
  );
  expect(
    await within(scheme).findByRole('option', { name: /^Subscription monthly · €\d+\.\d\d$/ }),
  ).toBeEnabled();
  await waitFor(() =>
    expect(within(scheme).queryByRole('option', { name: /^Subscription yearly/ })).toBeNull(),
  );
  await user.selectOptions(scheme, 'PER_USE');
  await user.click(screen.getByRole('button', { name: /^(Save|Create|Add)/ }));
  expect(
    await screen.findByText('Please enter either a mobile number or email address.'),
  ).toBeVisible();
  await user.type(screen.getByLabelText(/^Mobile/), '99 700 100');
  await user.click(screen.getByRole('button', { name: /^(Save|Create|Add)/ }));
  await waitFor(async () => expect(await member('new.customer')).toBeDefined());
  const made = await member('new.customer');
  expect(made).toMatchObject({
    mobile: '99700100',
    memberStatus: 'ACTIVE',
    paymentScheme: 'PER_USE',
  });
});

test('deleting asks first and says that it cannot be taken back; then nobody is there any more (R1.20, R2.107)', async () => {
  const { memberId } = await server.database.db
    .insertInto('members')
    .values({ username: 'who.goes', memberNo: 'T1', creationTime: 1, lastUpdatedTime: 1 })
    .returning('memberId')
    .executeTakeFirstOrThrow();
  const { user } = await openApp({
    server,
    user: 'admin',
    at: filtered({ username: 'who.goes' }),
  });
  await screen.findByRole('link', { name: 'who.goes' });
  await user.click(screen.getByRole('button', { name: 'More actions for who.goes' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const asking = await screen.findByRole('dialog');
  expect(asking).toHaveTextContent('including the history. This cannot be undone.');
  await user.click(within(asking).getByRole('button', { name: /Delete/ }));
  expect(await screen.findByText('Delete success')).toBeVisible();
  expect(await screen.findByText(/No customer matches/)).toBeVisible();
  expect(await member('who.goes')).toBeUndefined();
  const { deletedAt } = await server.database.db
    .selectFrom('members')
    .select('deletedAt')
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(deletedAt).not.toBeNull();
});

test('who may not see what is personal sees masks in the rows, and reveals one customer by a press', async () => {
  const { username, mobile, email } = await some();
  const { user } = await openApp({ server, user: 'support', at: filtered({ username }) });
  const table = await screen.findByRole('table', { name: 'Customers' });
  await within(table).findByRole('link', { name: username });
  expect(table).not.toHaveTextContent(mobile!);
  expect(table).not.toHaveTextContent(email!);
  await user.click(await within(table).findByRole('button', { name: /^Show E-mail/ }));
  expect(await within(table).findByText(email!)).toBeVisible();
  expect(within(table).getByText(mobile!)).toBeVisible();
});
