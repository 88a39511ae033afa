// A customer is charged for a subscription, pays it, or it is taken back: "payment history rows, pay status".
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApp } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
let memberId: number;
let made = 0;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  made += 1;
  const member = {
    username: `payer.${made}`,
    firstName: 'Ada',
    lastName: `Payer ${made}`,
    memberNo: `P${made}`,
    mobile: '99123456',
    creationTime: 1,
    lastUpdatedTime: 1,
  };
  const row = await server.database.db
    .insertInto('members')
    .values(member)
    .returning('memberId')
    .executeTakeFirstOrThrow();
  memberId = row.memberId;
});

const open = (user: 'support' | 'viewer' = 'support') =>
  openApp({ server, user, at: `/app/customerDetail?memberId=${memberId}` });
const history = async () => within(await screen.findByRole('region', { name: 'Payment history' }));
const press = async (name: string, within_?: ReturnType<typeof within>) =>
  (within_ ?? screen).findByRole('button', { name });

test('it is charged at the price of the moment, unpaid until it is marked as paid, and begins then (R9.32)', async () => {
  const { user } = await open();
  const panel = await history();
  await user.click(await press('Charge a subscription', panel));
  const asked = within(await screen.findByRole('dialog'));
  await user.selectOptions(
    asked.getByLabelText('Subscription'),
    await asked.findByRole('option', { name: 'Subscription quarterly: €12.90' }),
  );
  await user.click(asked.getByRole('button', { name: 'Charge a subscription' }));
  const charged = await panel.findByRole('row', {
    name: /^Charged.*Subscription quarterly.*Unpaid.*€12\.90/,
  });

  await user.click(await press('Mark as paid', within(charged)));
  const sure = within(await screen.findByRole('dialog', { name: /Mark €12\.90 as paid\?/ }));
  expect(sure.getByText(/The subscription begins now/)).toBeVisible();
  await user.click(sure.getByRole('button', { name: 'Mark as paid' }));
  const paid = await panel.findByRole('row', { name: /Subscription quarterly Paid €12\.90/ });
  expect(within(paid).queryByRole('button')).toBeNull();
  expect(within(paid).queryByText('Charged')).toBeNull();
  const { paymentScheme, endTimeUseLocker } = await server.database.db
    .selectFrom('members')
    .select(['paymentScheme', 'endTimeUseLocker'])
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  expect(paymentScheme).toBe('QUARTERLY');
  expect(endTimeUseLocker).toBeGreaterThan(Date.now());
});

test('"set a discount and see the amount everywhere": what each costs now is said before it is charged, and what is not sold is not offered', async () => {
  const { db } = server.database;
  const sell = (isEnable: boolean, ratioHundredths: number) =>
    db
      .updateTable('prices')
      .set({ isEnable, ratioHundredths, ratioStartTime: null, ratioEndTime: null })
      .where('paymentScheme', '=', 'YEARLY')
      .execute();
  await sell(true, 5_000);
  const { amountCents } = await db
    .selectFrom('prices')
    .select('amountCents')
    .where('paymentScheme', '=', 'YEARLY')
    .executeTakeFirstOrThrow();
  const { user } = await open();
  const ask = async () => user.click(await press('Charge a subscription', await history()));
  await ask();
  const half = (Math.round(amountCents / 2) / 100).toFixed(2);
  expect(
    await screen.findByRole('option', { name: `Subscription yearly: €${half}` }),
  ).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await sell(false, 0);
  await ask();
  expect(
    await screen.findByRole('option', { name: 'Subscription yearly: not for sale' }),
  ).toBeDisabled();
});

test('a second one is refused while the first is not paid; one that is withdrawn is owed no more', async () => {
  const { user } = await open();
  const panel = await history();
  const charge = async () => {
    await user.click(await press('Charge a subscription', panel));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Charge a subscription' }));
  };
  await charge();
  const row = await panel.findByRole('row', { name: /Unpaid/ });
  await charge();
  expect(await screen.findByText(/has a subscription that is not paid yet/)).toBeVisible();
  await user.click(await press('Withdraw', within(row)));
  const sure = within(await screen.findByRole('dialog', { name: /Withdraw the charge/ }));
  await user.click(sure.getByRole('button', { name: 'Withdraw' }));
  expect(await panel.findByText('No payments yet.')).toBeVisible();
});

test('whoever may only look can neither charge nor settle', async () => {
  await open('viewer');
  const panel = await history();
  expect(await panel.findByText('No payments yet.')).toBeVisible();
  expect(panel.queryByRole('button')).toBeNull();
});
