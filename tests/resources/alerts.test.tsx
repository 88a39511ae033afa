// What staff do with alerts on the screen, who sees the bell, and how recipients are entered.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertCalls, alerts, type AlertRow } from '../../contract/operations/alerts.ts';
import { alertRecipients } from '../../contract/messages/alertRecipients.ts';
import { dayEnd, daysBefore, dayStart } from '../../src/engine/fields/clock.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { listenToWire } from './wire.ts';

let server: OpenServer;
let token: string;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
});
afterAll(() => server.close());

const openCount = async () => (await server.ask(alertCalls.openCount, {}, { token })).body.count;
/** The numbers of the alerts that are not resolved. */
const standing = async (): Promise<number[]> => {
  const open = await server.database.db
    .selectFrom('alerts')
    .select('alertId')
    .where('state', '<>', 'RESOLVED')
    .orderBy('alertId')
    .execute();
  return open.map(({ alertId }) => alertId);
};
/** The bell in the bar, and the entry in the menu. */
const ways = (words: RegExp) => screen.findAllByRole('link', { name: words });

test('the bell and the menu count the open alerts, and lead to them, the most urgent first', async () => {
  const { user, address } = await openApp({
    server,
    user: 'viewer',
    at: '/app/parcelCategories',
  });
  const words = new RegExp(`Alerts.*${await openCount()} open alerts`);
  await waitFor(async () => expect(await ways(words)).toHaveLength(2));
  const [, bell] = await ways(words);
  await user.click(bell!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  expect(address()).toBe('/app/alerts');
  const [first] = await screen.findAllByRole('rowheader');
  expect(first).toHaveTextContent('Door not closed · Larnaca – Finikoudes Promenade');
  // Who may only see alerts is offered no act on them.
  expect(screen.queryByRole('button', { name: /^Acknowledge/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('whoever may not see alerts has neither bell nor menu entry', async () => {
  await openApp({ server, user: 'support', at: '/app/parcelCategories' });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await within(menu).findByRole('link', { name: 'Locker list' });
  expect(screen.queryByRole('link', { name: /Alerts/ })).toBeNull();
});

test('several alerts are resolved at once with one note, and the bell counts down', async () => {
  const before = await openCount();
  const { user } = await openApp({ server, user: 'operator', at: '/app/alerts' });
  const [one, other] = await screen.findAllByRole('checkbox', { name: /^Select Box flagged/ });
  await user.click(one!);
  await user.click(other!);
  const selection = screen.getByRole('toolbar', { name: 'Selection' });
  await user.click(within(selection).getByRole('button', { name: 'Resolve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Resolve these 2 alerts?' });
  expect(within(dialog).getAllByText(/^Box flagged · /)).toHaveLength(2);
  const note = await within(dialog).findByLabelText('What was done');
  expect(note).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await within(dialog).findByText('Please say what was done')).toBeVisible();
  await user.type(note, 'Cleaned both');
  await user.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('2 alerts are resolved.')).toBeVisible();
  const words = new RegExp(`Alerts.*${before - 2} open alerts`);
  await waitFor(async () => expect(await ways(words)).toHaveLength(2));
  const { body } = await server.ask(
    alerts.list,
    { alertType: 'FLAGGED_LOCKED', alertState: 'RESOLVED' },
    { token },
  );
  const notes = (body as unknown as AlertRow[]).map((row) => row.note);
  expect(notes.filter((said) => said === 'Cleaned both')).toHaveLength(2);
});

test('what was entered for one alert stays in the form when it is refused, and is sent otherwise', async () => {
  const { user, network } = await openApp({ server, user: 'operator', at: '/app/alerts' });
  const [one] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  await user.click(one!);
  const selection = within(screen.getByRole('toolbar', { name: 'Selection' }));
  await user.click(selection.getByRole('button', { name: 'Resolve' }));
  const dialog = within(await screen.findByRole('dialog'));
  const refusal = { statusCode: 400, code: 'E4711', message: 'This note names a customer.' };
  network.use(
    http.post(`*${alertCalls.resolve.path}`, () => HttpResponse.json(refusal, { status: 400 })),
  );
  await user.type(await dialog.findByLabelText('What was done'), 'Called Eleni');
  await user.click(dialog.getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('This note names a customer.')).toBeVisible();
  network.resetHandlers();
  const note = screen.getByLabelText('What was done');
  expect(note).toHaveValue('Called Eleni');
  await user.clear(note);
  await user.type(note, 'Called the customer');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText(/ is resolved\.$/)).toBeVisible();
});

test('an alert that a colleague changed while its note was written is not resolved over their head', async () => {
  const { user } = await openApp({ server, user: 'operator', at: '/app/alerts' });
  const [check] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  await user.click(check!);
  const selection = screen.getByRole('toolbar', { name: 'Selection' });
  await user.click(within(selection).getByRole('button', { name: 'Resolve' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByLabelText('What was done'), 'Switched on');
  const before = await standing();
  for (const id of before) await server.ask(alertCalls.acknowledge, { id }, { token });
  await user.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('admin saved this record in the meantime.')).toBeVisible();
  expect(await standing()).toEqual(before);
});

test("the network report is taken of the list's own period, and of all time where it has none", async () => {
  const app = await openApp({ server, user: 'viewer', at: '/app/alerts' });
  const wire = listenToWire(app);
  const report = () => wire.of(alertCalls.networkReport.path);
  await app.user.click(await screen.findByRole('button', { name: 'Network report' }));
  await waitFor(() => expect(report()).toEqual([{}]));
  await app.user.click(screen.getByRole('button', { name: 'First reported Any' }));
  await app.user.click(await screen.findByRole('button', { name: '7 days' }));
  const period = {
    startTime: `${dayStart(daysBefore(6))}`,
    endTime: `${dayEnd(daysBefore(0))}`,
  };
  await waitFor(() =>
    expect(wire.of(alerts.list.path).at(-1)).toMatchObject({
      startFrom: period.startTime,
      startUntil: period.endTime,
    }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Network report' }));
  await waitFor(() => expect(report()).toEqual([{}, period]));
});

test("recipients: 'Use \";\" for multiple email addresses', 'Please enter a valid email address', then 'update success' (R1.35, R2.133, R5.38, R5.39, R8.19)", async () => {
  const { user } = await openApp({ server, user: 'admin', at: '/app/EmailDistribution' });
  const line = await screen.findByRole('textbox', { name: /^Power off/ });
  const enter = async (text: string) => {
    await user.clear(line);
    await user.type(line, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  await enter('a@b.cy，c@d.cy');
  expect(await screen.findByText('Use ";" for multiple email addresses')).toBeVisible();
  await enter('a@b.cy;nobody');
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  await enter('a@b.cy;c@d.cy');
  expect(await screen.findByText('update success')).toBeVisible();
  const { body } = await server.ask(alertRecipients.read, {}, { token });
  expect(body.POWER_OFF).toBe('a@b.cy;c@d.cy');
});

test('whoever may only read sees the recipients as facts', async () => {
  await openApp({ server, user: 'viewer', at: '/app/alertRecipients' });
  expect(await screen.findByText('security@example.test')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
