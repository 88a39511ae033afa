// Reports that are mailed by themselves, as staff see them: which are paused, who gets them, and that nobody does.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportSchedules } from '../../../contract/reports/reportSchedules.ts';
import { openApp, sessionOf } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

const draft = {
  report: 'lockersUsage',
  period: 'DAILY',
  sendHour: 6,
  format: 'CSV',
  addresses: '',
  enabled: true,
} as const;

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
  const { token } = await sessionOf(server, 'admin');
  // What the demo has set up is paused; one more is on, and goes to whom the settings name.
  const { status } = await server.ask(reportSchedules.create, draft, { token });
  expect(status).toBe(200);
});
afterAll(() => server.close());

/** Enters whom the settings name for reports. */
const name = (addresses: string) =>
  server.database.db
    .updateTable('alertRecipients')
    .set({ addresses })
    .where('recipientKey', '=', 'REPORT_EMAIL_ADDRESS')
    .execute();

const cards = async () => {
  const list = await screen.findByRole('list', { name: /Scheduled reports|定时报表列表/ });
  return within(list).getAllByRole('listitem');
};
const wordsOf = (cardOf: HTMLElement[]) => cardOf.map(({ textContent }) => textContent);

test.each([
  ['en', 'Paused', 'Enabled', 'The report recipients'],
  ['zh', '已停用', '已启用', '报表接收邮箱'],
] as const)('on a phone (%s) a card says its state in words', async (language, off, on, usual) => {
  await openApp({ server, user: 'admin', at: '/app/reportSchedules', language, width: 390 });
  const words = wordsOf(await cards());
  expect(words.filter((text) => text.includes(off))).toHaveLength(3);
  expect(words.filter((text) => text.includes(on))).toHaveLength(1);
  for (const text of words) {
    expect(text).not.toMatch(/(^|\W)No(\W|$)|否/);
    expect(text).toMatch(new RegExp(`${usual}|@`));
  }
});

test('where the settings name nobody, the list, the index and the report say so', async () => {
  await name('');
  const { user } = await openApp({ server, user: 'admin', at: '/app/reportSchedules' });
  const go = (path: string) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  expect(await screen.findByText('No recipients')).toBeVisible();
  expect(screen.getAllByText('No recipients yet').length).toBeGreaterThan(0);
  expect(screen.queryByText('The report recipients')).toBeNull();
  go('/app/Report');
  expect(await screen.findByText('No recipients')).toBeVisible();
  go('/app/ReportUsage');
  await user.click(await screen.findByRole('button', { name: /^Schedule/ }));
  expect(await screen.findByText('Waiting for a recipient')).toBeVisible();
});

test('a new one is on until somebody says otherwise', async () => {
  await openApp({ server, user: 'admin', at: '/app/reportSchedules/create' });
  expect(await screen.findByRole('switch', { name: /Enabled/ })).toBeChecked();
});

test('a filter for a person is not scheduled, and that is said', async () => {
  const filter = encodeURIComponent(JSON.stringify({ username: 'a', paymentScheme: 'YEARLY' }));
  const { user } = await openApp({
    server,
    user: 'admin',
    at: `/app/ReportSubscription?filter=${filter}`,
  });
  await user.click(await screen.findByRole('button', { name: /^Schedule/ }));
  expect(await screen.findByText(/does not keep .*: Username\./)).toBeVisible();
  const link = screen.getByRole('link', { name: /daily, weekly or monthly/ });
  const url = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(JSON.parse(url.searchParams.get('source') ?? '')).toMatchObject({
    report: 'subscription',
    paymentScheme: 'YEARLY',
  });
  expect(url.href).not.toContain('username');
});

test('the filters of a report arrive in its schedule, can be taken out, and go with the report', async () => {
  const { db } = server.database;
  const { lockerName, lockerId } = await db
    .selectFrom('lockers')
    .selectAll()
    .orderBy('lockerId')
    .executeTakeFirstOrThrow();
  const filter = encodeURIComponent(JSON.stringify({ lockerId, lockerName: 'e' }));
  const { user } = await openApp({
    server,
    user: 'admin',
    at: `/app/ReportUsage?filter=${filter}`,
  });
  await user.click(await screen.findByRole('button', { name: /^Schedule/ }));
  await user.click(await screen.findByRole('link', { name: /daily, weekly or monthly/ }));
  const form = within(await screen.findByRole('dialog', { name: 'New scheduled report' }));
  const locker = await form.findByLabelText(/^Locker optional$/);
  await waitFor(() => expect(locker).toHaveDisplayValue(lockerName));
  const name = form.getByLabelText(/^Locker name/);
  expect(name).toHaveDisplayValue('e');
  await user.clear(name);
  await user.selectOptions(form.getByLabelText(/^Frequency/), 'Weekly');
  await user.type(form.getByLabelText(/^Recipients optional$/), 'one@example.test');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const rows = await db.selectFrom('reportSchedules').selectAll().orderBy('id').execute();
    expect(rows.at(-1)).toMatchObject({ lockerId, report: 'lockersUsage' });
    expect(rows.at(-1)?.lockerName ?? '').toBe('');
  });
  expect(await screen.findByText('Locker')).toBeVisible();
});
