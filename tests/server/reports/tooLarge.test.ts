// A report that is too large for an e-mail: "the mail says where the report stands".
import { beforeEach, expect, it } from 'vitest';
import { networkAlertsReport, subscriptionReport } from '../../../contract/reports/reports.ts';
import type { ReportName } from '../../../domain/reports/reports.ts';
import { deliver } from '../../../server/messages/deliver.ts';
import { MAILED_ROWS_MAX } from '../../../server/reports/reportMail.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { openMailServer } from '../../kit/servers/mailServer.ts';
import { Outbox } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const MOST = 1;
const now = Date.now();
const span = { startTime: now - 400 * 24 * 60 * 60 * 1_000, endTime: now };

const server = await fileServer({ now: () => now });
const outbox = new Outbox(server.database, { now });
const mail = await forFile(openMailServer());
const reader = await signInWith(server, ['REPORT_VIEW', 'REPORT_EXPORT']);
beforeEach(async () => {
  await outbox.empty();
  await outbox.useMail(mail.port);
  mail.mailbox.length = 0;
});

/** Sends a report of which no more than MOST rows go into an e-mail; gives what arrived. */
async function arrived(
  name: ReportName,
  asked: object,
  { publicUrl, language }: { publicUrl?: string; language?: 'en' | 'zh' } = {},
) {
  const report = { name, format: 'CSV', asked, userId: reader.userId, language };
  const data = { reportName: name, startTime: 1, endTime: 2, report };
  await outbox.write({ channel: 'MAIL', event: 'REPORT', address: 'a@example.test', data });
  const config = { ...outbox.sending.config, publicUrl };
  for (const message of await outbox.claim('MAIL'))
    await deliver({ ...outbox.sending, config, mailedRowsMax: MOST }, message);
  const { text = '', attachments } = mail.mailbox[0]!.mail;
  const link = /https?:\S+/.exec(text)?.[0];
  return { text, attachments, link: link === undefined ? undefined : new URL(link) };
}

it('comes without a file, with the page that shows the same rows in the same order', async () => {
  const filter = { ...span, paymentScheme: 'YEARLY' as const };
  const { query } = subscriptionReport;
  const { body } = await server.ask(query, filter, reader);
  expect(body.totalElements).toBeGreaterThan(MOST);
  const asked = { ...filter, sort: 'amount,asc' };
  const { text, attachments, link } = await arrived('subscription', asked, {
    publicUrl: 'https://desk.test/',
  });
  expect(attachments).toEqual([]);
  expect(text).toContain(`more than ${MOST} rows`);
  expect(`${link!.origin}${link!.pathname}`).toBe('https://desk.test/app/ReportSubscription');
  const { filter: kept, ...order } = Object.fromEntries(link!.searchParams);
  expect([JSON.parse(kept!), order]).toEqual([filter, { sort: 'amount', order: 'ASC' }]);
});

it('of network alerts stands on a page of its own, not in the index; an open span stays open', async () => {
  const { body } = await server.ask(networkAlertsReport.query, {}, reader);
  expect(body.totalElements).toBeGreaterThan(MOST);
  const { link } = await arrived('networkAlerts', {}, { publicUrl: 'https://desk.test' });
  expect(link!.pathname).toBe('/app/ReportNetworkAlerts');
  // The page takes the last 30 days where its address says nothing.
  expect(JSON.parse(link!.searchParams.get('filter')!)).toEqual({ startTime: 0 });
});

it('has no link where nobody said under which address the product stands', async () => {
  const { text, attachments } = await arrived('networkAlerts', span);
  expect(attachments).toEqual([]);
  expect(text).toContain('Under Reports, open Network alerts');
  expect(text).not.toContain('/app/');
});

it('is said in the language of whoever asked for it', async () => {
  const language = 'zh';
  const { text } = await arrived('networkAlerts', span, { language });
  expect(text).toContain('请打开“报表”中的“全网告警”');
  expect(text).not.toMatch(/It has|This is/);
  mail.mailbox.length = 0;
  const publicUrl = 'https://desk.test';
  const linked = await arrived('networkAlerts', span, { language, publicUrl });
  expect(linked.text).toContain(`报表超过 ${MOST} 行`);
  expect(linked.link!.pathname).toBe('/app/ReportNetworkAlerts');
});

it('has its file while there is room for it', async () => {
  const only = { ...span, username: 'nobody of this name' };
  const { attachments, link } = await arrived('subscription', only, {
    publicUrl: 'https://desk.test',
  });
  expect(attachments).toHaveLength(1);
  expect(link).toBeUndefined();
  expect(MAILED_ROWS_MAX).toBe(20_000);
});
