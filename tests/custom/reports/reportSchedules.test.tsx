// Reports that are mailed by themselves, as staff see them: which are paused, who gets them, and that nobody does.
import { screen, within } from '@testing-library/react';
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
  ['en', 'Paused', 'Switched on', 'The recipients of reports'],
  ['zh', '已停用', '已启用', '报表收件人'],
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
  expect(await screen.findByText('Nobody to send it to')).toBeVisible();
  expect(screen.getAllByText('Nobody yet').length).toBeGreaterThan(0);
  expect(screen.queryByText('The recipients of reports')).toBeNull();
  go('/app/Report');
  expect(await screen.findByText('Nobody to mail it to')).toBeVisible();
  go('/app/ReportUsage');
  await user.click(await screen.findByRole('button', { name: /^Schedule/ }));
  expect(await screen.findByText('Waits until somebody is named')).toBeVisible();
});

test('a new one is on until somebody says otherwise', async () => {
  await openApp({ server, user: 'admin', at: '/app/reportSchedules/create' });
  expect(await screen.findByRole('switch', { name: /Switched on/ })).toBeChecked();
});
