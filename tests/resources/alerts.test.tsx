// What staff do with alerts on the screen, who sees the bell, and how recipients are entered.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertCalls, alerts, type AlertRow } from '../../contract/operations/alerts.ts';
import { alertRecipients } from '../../contract/messages/alertRecipients.ts';
import { dayEnd, daysBefore, dayStart } from '../../src/engine/fields/clock.ts';
import { guessedPin } from '../kit/guessedPin.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';
import { listenToWire } from './wire.ts';

let server: OpenServer;
let token: string;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
  // Without undelivered messages the bell is a link to the alerts.
  await server.database.db.deleteFrom('outbox').execute();
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
const GUESSED = /^Select Repeated wrong PINs/;
/** The alerts of wrong PINs stand at these lockers: the first, the second, and so on. */
const guessAt = async (...places: readonly number[]): Promise<void> => {
  const lockers = await server.database.db
    .selectFrom('lockers')
    .select('lockerId')
    .where('deletedAt', 'is', null)
    .orderBy('lockerId')
    .execute();
  for (const place of places)
    await guessedPin(server.database, lockers[place]!.lockerId, Date.now());
};
/** The bell in the bar, and the entry in the menu. */
const ways = (words: RegExp) => screen.findAllByRole('link', { name: words });

test('the bell and the menu count the open alerts, and lead to them, the most urgent first', async () => {
  const { user, address } = await openApp({
    server,
    user: 'viewer',
    at: '/app/lockers',
  });
  const words = new RegExp(`Alerts.*${await openCount()} unacknowledged alerts`);
  await waitFor(async () => expect(await ways(words)).toHaveLength(2));
  const [, bell] = await ways(words);
  await user.click(bell!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
  expect(address()).toBe('/app/alerts');
  const [first] = await screen.findAllByRole('rowheader');
  expect(first).toHaveTextContent('Repeated wrong PINs · Paphos – Kato Paphos Harbour');
  // Who may only see alerts is offered no act on them.
  expect(screen.queryByRole('button', { name: /^Acknowledge/ })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('whoever may not see alerts has neither bell nor menu entry', async () => {
  await openApp({ server, user: 'support', at: '/app/lockers' });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  await within(menu).findByRole('link', { name: 'Locker list' });
  expect(screen.queryByRole('link', { name: /Alerts/ })).toBeNull();
});

test('several alerts are resolved at once with one note, and the bell counts down', async () => {
  await guessAt(0, 1);
  const before = await openCount();
  const { user } = await openApp({ server, user: 'operator', at: '/app/alerts' });
  const [one, other] = await screen.findAllByRole('checkbox', { name: GUESSED });
  await user.click(one!);
  await user.click(other!);
  const selection = screen.getByRole('toolbar', { name: 'Selection' });
  await user.click(within(selection).getByRole('button', { name: 'Resolve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Resolve these 2 alerts?' });
  expect(within(dialog).getAllByText(/^Repeated wrong PINs · /)).toHaveLength(2);
  const note = await within(dialog).findByLabelText('What was done');
  expect(note).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await within(dialog).findByText('Please enter what was done')).toBeVisible();
  await user.type(note, 'Called both');
  await user.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('2 alerts are resolved.')).toBeVisible();
  const words = new RegExp(`Alerts.*${before - 2} unacknowledged alerts?`);
  await waitFor(async () => expect(await ways(words)).toHaveLength(2));
  const { body } = await server.ask(
    alerts.list,
    { alertType: 'PIN_GUESSED', alertState: 'RESOLVED' },
    { token },
  );
  const notes = (body as unknown as AlertRow[]).map((row) => row.note);
  expect(notes.filter((said) => said === 'Called both')).toHaveLength(2);
});

test('what was entered for one alert stays in the form when it is refused, and is sent otherwise', async () => {
  await guessAt(0);
  const { user, network } = await openApp({ server, user: 'operator', at: '/app/alerts' });
  const [one] = await screen.findAllByRole('checkbox', { name: GUESSED });
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

test.each([
  ['en', 'Acknowledge', /^You acknowledged .+\.$/, 'Acknowledged'],
  ['zh', '受理', /^您已受理/, '已受理'],
] as const)(
  'an alert is taken with one press: it is mine, and says so (%s)',
  async (language, take, done, state) => {
    const { user } = await openApp({ server, user: 'operator', at: '/app/alerts', language });
    const [button] = await screen.findAllByRole('button', { name: new RegExp(`^${take}`) });
    const name = button!.closest('tr')!.querySelector('th')!.textContent;
    await user.click(button!);
    expect(await screen.findByText(done)).toBeVisible();
    const mine = screen.getAllByRole('row').filter((row) => row.textContent.includes(name));
    await waitFor(() =>
      expect(mine.some((row) => within(row).queryByText(state) !== null)).toBe(true),
    );
    const row = mine.find((one) => within(one).queryByText(state) !== null)!;
    within(row).getByText('Andreas Charalambous');
  },
);

test.each([
  ['en', 'Acknowledge', /^You acknowledged .+\.$/, 'Undo', /is released\.$/],
  ['zh', '受理', /^您已受理/, '撤销', /^已退回/],
] as const)(
  'taking an alert is undone from its toast: it is open and nobody’s again (%s)',
  async (language, take, done, undo, undone) => {
    const before = await openCount();
    const { user } = await openApp({ server, user: 'operator', at: '/app/alerts', language });
    const [button] = await screen.findAllByRole('button', { name: new RegExp(`^${take}`) });
    await user.click(button!);
    expect(await screen.findByText(done)).toBeVisible();
    await user.click(screen.getByRole('button', { name: undo }));
    expect(await screen.findByText(undone)).toBeVisible();
    expect(await openCount()).toBe(before);
  },
);

test.each([
  [
    'en',
    /^More actions for/,
    'Snooze',
    /^Reason for the snooze/,
    /^Snoozed until/,
    ['Please enter a reason', 'Please choose a duration', 'Please choose a date and time'],
    'Snoozed',
    'End snooze',
  ],
  [
    'zh',
    /更多操作$/,
    '暂停提醒',
    /^暂停原因/,
    /^暂停提醒至/,
    ['请填写原因', '请选择暂停时长', '请选择暂停提醒的截止时间'],
    '已暂停提醒',
    '恢复提醒',
  ],
] as const)(
  'an alert is snoozed with a reason, and its snooze is ended early (%s)',
  async (language, more, snooze, reason, until, [noReason, noSpan, noEnd], state, wake) => {
    const before = await openCount();
    const { user } = await openApp({ server, user: 'operator', at: '/app/alerts', language });
    const menus = await screen.findAllByRole('button', { name: more });
    const menu = menus.find((one) => one.closest('tr') !== null);
    const name = menu!.closest('tr')!.querySelector('th')!.textContent;
    await user.click(menu!);
    await user.click(await screen.findByRole('menuitem', { name: snooze }));
    const dialog = within(await screen.findByRole('dialog'));
    const why = await dialog.findByLabelText(reason);
    await user.click(dialog.getByRole('button', { name: snooze }));
    expect(await dialog.findByText(noSpan)).toBeVisible();
    expect(dialog.getByText(noReason)).toBeVisible();
    await user.type(why, 'A part is ordered');
    expect(dialog.queryAllByLabelText(until)).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox'), 'CHOSEN');
    expect(dialog.getAllByLabelText(until)).not.toEqual([]);
    await user.click(dialog.getByRole('button', { name: snooze }));
    expect(await dialog.findByText(noEnd)).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox'), 'FOUR_HOURS');
    expect(dialog.queryAllByLabelText(until)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: snooze }));
    await waitFor(async () => expect(await openCount()).toBe(before - 1));
    const rows = () => screen.getAllByRole('row').filter((row) => row.textContent.includes(name));
    await waitFor(() =>
      expect(rows().some((row) => within(row).queryByText(state) !== null)).toBe(true),
    );
    const row = rows().find((one) => within(one).queryByText(state) !== null)!;
    await user.click(within(row).getByRole('button', { name: more }));
    await user.click(await screen.findByRole('menuitem', { name: wake }));
    await waitFor(async () => expect(await openCount()).toBe(before));
  },
);

test('an alert that a colleague changed while its note was written is not resolved over their head', async () => {
  await guessAt(0);
  const { user } = await openApp({ server, user: 'operator', at: '/app/alerts' });
  const [check] = await screen.findAllByRole('checkbox', { name: GUESSED });
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
  expect(await screen.findByText('Please enter a valid email address: nobody')).toBeVisible();
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

test('taking an alert and giving it back share a place in the row, so that every row has the same buttons', async () => {
  await openApp({ server, user: 'operator', at: '/app/alerts' });
  await screen.findAllByRole('button', { name: /^More actions for/ });
  const rows = [...document.querySelectorAll('.row-acts')];
  expect(rows).not.toEqual([]);
  expect(rows.map((row) => row.children.length)).toEqual(rows.map(() => 3));
});
