// Prices that take effect at a chosen time, in the price settings: planned, shown, cancelled and restored.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { plannedPrices } from '../../contract/parcels/plannedPrices.ts';
import { moment } from '../../src/engine/fields/clock.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp, sessionOf, type App } from '../kit/screens/openApp.tsx';

const HOUR = 60 * 60_000;
/** A whole minute, as it can be entered. */
const TOMORROW = (Math.floor(Date.now() / HOUR) + 24) * HOUR;

let now: () => number = Date.now;
const server = await fileServer({ now: () => now() });
beforeEach(async () => {
  now = Date.now;
  await server.database.db.deleteFrom('plannedPrices').execute();
});

const open = (user: 'admin' | 'viewer' = 'admin') =>
  openApp({ server, user, at: '/app/PriceSetting' });
const asAdmin = () => sessionOf(server, 'admin');
const plans = async () => (await server.ask(plannedPrices.list, {}, await asAdmin())).body.plans;
const price = async () =>
  within(await screen.findByRole('group', { name: 'Bill payment' })).getByLabelText('Price');
const save = () => screen.findByRole('button', { name: 'Save' });
/** Pressed once the customers concerned are counted. */
async function confirm(user: App['user']): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Plan price change' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
/** Another price, and the time from which it applies. */
async function enter(user: App['user'], from = ''): Promise<HTMLElement> {
  const field = await price();
  await user.clear(field);
  await user.type(field, '7.25');
  await user.click(await screen.findByRole('radio', { name: 'A chosen time' }));
  const time = screen.getByLabelText('Date and time');
  await user.click(time);
  if (from !== '') await user.paste(from);
  return time;
}
const planned = () => screen.findByRole('region', { name: 'Planned price changes' });

test('a chosen time plans the changed fields; what is planned is shown, cancelled, and restored by Undo', async () => {
  const { user } = await open();
  const field = await price();
  const before = (field as HTMLInputElement).value;
  await enter(user, moment(TOMORROW));
  await user.click(await save());
  const asked = within(await screen.findByRole('dialog', { name: 'Plan this price change?' }));
  expect(asked.getByText(new RegExp(`deposited from ${moment(TOMORROW)} on`))).toBeVisible();
  await confirm(user);
  expect(await planned()).toHaveTextContent(`From ${moment(TOMORROW)}, planned by admin`);
  expect(await planned()).toHaveTextContent(`Price: €${before} → €7.25`);
  expect(await plans()).toMatchObject([
    { paymentScheme: 'PER_USE', effectiveTime: TOMORROW, change: { amount: 7.25 } },
  ]);
  expect(field).toHaveValue(before);

  await user.click(await screen.findByRole('button', { name: 'Cancel the plan Bill payment' }));
  await screen.findByText('The plan for Bill payment is cancelled.');
  await waitFor(async () => expect(await plans()).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await plans()).toMatchObject([{ change: { amount: 7.25 } }]));
  expect(await planned()).toHaveTextContent('→ €7.25');
});

test('a time that is missing, incomplete, past or beyond a year is refused in words, and nothing is planned', async () => {
  const { user } = await open();
  const time = await enter(user);
  await user.click(await save());
  expect(time).toHaveFocus();
  expect(time).toHaveAccessibleDescription('Enter the date and time from which the prices apply.');
  for (const [entered, error] of [
    ['2030', 'Enter a date and a time: YYYY-MM-DD HH:mm'],
    ['2020-01-01 00:00', 'Choose a time in the future.'],
    ['2099-01-01 00:00', 'Choose a time within a year.'],
  ] as const) {
    await user.clear(time);
    await user.click(time);
    await user.paste(entered);
    expect(time).toHaveAccessibleDescription(error);
  }
  await user.click(await save());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await plans()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Now' }));
  await user.click(await save());
  await screen.findByRole('dialog', { name: 'Save these prices?' });
});

test('a plan of somebody else meanwhile is not replaced unseen; what was entered stays', async () => {
  const { user } = await open();
  const field = await price();
  await enter(user, moment(TOMORROW));
  const theirs = { effectiveTime: TOMORROW + HOUR, PER_USE: { amount: 3 } };
  await server.ask(plannedPrices.plan, theirs, await sessionOf(server, 'root'));
  await user.click(await save());
  await confirm(user);
  expect(await planned()).toHaveTextContent('planned by root');
  expect(field).toHaveValue('7.25');
  expect(await plans()).toMatchObject([{ change: { amount: 3 } }]);
  await user.click(await save());
  const asked = within(await screen.findByRole('dialog'));
  expect(
    asked.getByText(
      `Bill payment: this replaces the change planned for ${moment(TOMORROW + HOUR)}.`,
    ),
  ).toBeVisible();
  await confirm(user);
  await waitFor(async () => expect(await plans()).toMatchObject([{ change: { amount: 7.25 } }]));
});

test('a plan that is due is in the form and in the price changes, and keeps what was entered elsewhere', async () => {
  const wanted = { effectiveTime: Date.now() + HOUR, PER_USE: { amount: 8.5 } };
  expect((await server.ask(plannedPrices.plan, wanted, await asAdmin())).status).toBe(200);
  now = () => Date.now() + 2 * HOUR;
  await open();
  expect(await price()).toHaveValue('8.50');
  const changes = within(await screen.findByRole('region', { name: 'Price changes' }));
  expect((await changes.findAllByText(/→ €8\.50/))[0]).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Planned price changes' })).toBeNull();
});

test('whoever may only see prices sees what is planned without a way to change it', async () => {
  const wanted = { effectiveTime: TOMORROW, YEARLY: { ratio: 20, isEnable: false } };
  await server.ask(plannedPrices.plan, wanted, await asAdmin());
  await open('viewer');
  expect(await planned()).toHaveTextContent(/For sale: yes → no/);
  expect(screen.queryByRole('button', { name: /^Cancel the plan/ })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'A chosen time' })).toBeNull();
});
