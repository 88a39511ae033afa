// A report that is mailed leaves once, holds up nothing else and is forgotten; one that is too large leaves as a link.
import { beforeEach, expect, it } from 'vitest';
import { networkAlertsReport, subscriptionReport } from '../../../contract/reports/reports.ts';
import type { ReportName } from '../../../domain/reports/reports.ts';
import { claimMessages } from '../../../server/messages/claimMessages.ts';
import { deliver } from '../../../server/messages/deliver.ts';
import { startSender } from '../../../server/messages/startSender.ts';
import { MAILED_ROWS_MAX } from '../../../server/reports/reportMail.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { openMailServer, type Mood } from '../../kit/servers/mailServer.ts';
import { Outbox } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const MOBILE = '99123456';
const MOST = 1;
const now = Date.now();
const span = { startTime: now - 400 * 24 * 60 * 60 * 1_000, endTime: now };

const server = await fileServer({ now: () => now });
const outbox = new Outbox(server.database, { now });
const mood: Mood = {};
const mail = await forFile(openMailServer({ mood }));
const reader = await signInWith(server, ['REPORT_VIEW', 'REPORT_EXPORT']);
beforeEach(async () => {
  await outbox.empty();
  await outbox.useMail(mail.port);
  mail.mailbox.length = 0;
});

/** Sends a report of which no more than MOST rows go into an e-mail; gives what arrived. */
async function arrived(
  name: ReportName,
  params: object,
  { publicUrl, language }: { publicUrl?: string; language?: 'en' | 'zh' } = {},
) {
  const report = { name, format: 'CSV', params, userId: reader.userId, language };
  const data = { reportName: name, startTime: 1, endTime: 2, report };
  await outbox.write({ channel: 'MAIL', event: 'REPORT', address: 'a@example.test', data });
  const config = { ...outbox.sending.config, publicUrl };
  for (const message of await outbox.claim('MAIL'))
    await deliver({ ...outbox.sending, config, mailedRowsMax: MOST }, message);
  const { text = '', attachments } = mail.mailbox[0]!.mail;
  const link = /https?:\S+/.exec(text)?.[0];
  return { text, attachments, link: link === undefined ? undefined : new URL(link) };
}

it('that is too large comes without a file, with the page that shows the same rows in the same order', async () => {
  const filter = { ...span, paymentScheme: 'YEARLY' as const };
  const { query } = subscriptionReport;
  const { body } = await server.ask(query, filter, reader);
  expect(body.totalElements).toBeGreaterThan(MOST);
  const params = { ...filter, sort: 'amount,asc' };
  const { text, attachments, link } = await arrived('subscription', params, {
    publicUrl: 'https://desk.test/',
  });
  expect(attachments).toEqual([]);
  expect(text).toContain(`more than ${MOST} rows`);
  expect(`${link!.origin}${link!.pathname}`).toBe('https://desk.test/app/ReportSubscription');
  const { filter: kept, ...order } = Object.fromEntries(link!.searchParams);
  expect([JSON.parse(kept!), order]).toEqual([filter, { sort: 'amount', order: 'ASC' }]);
});

it('of network alerts that is too large stands on a page of its own, not in the index; an open span stays open', async () => {
  const { body } = await server.ask(networkAlertsReport.query, {}, reader);
  expect(body.totalElements).toBeGreaterThan(MOST);
  const { link } = await arrived('networkAlerts', {}, { publicUrl: 'https://desk.test' });
  expect(link!.pathname).toBe('/app/ReportNetworkAlerts');
  // The page takes the last 30 days where its address says nothing.
  expect(JSON.parse(link!.searchParams.get('filter')!)).toEqual({ startTime: 0 });
});

it('that is too large has no link where nobody said under which address the product stands', async () => {
  const { text, attachments } = await arrived('networkAlerts', span);
  expect(attachments).toEqual([]);
  expect(text).toContain('Under Reports, open Network alerts');
  expect(text).not.toContain('/app/');
});

it('that is too large says so in the language of whoever asked for it', async () => {
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

const write = () => {
  const params = { startTime: 1, endTime: now, mobile: MOBILE };
  const report = { name: 'subscription', format: 'CSV', params, userId: reader.userId };
  const data = { reportName: 'Subscriptions', startTime: 1, endTime: 2, report };
  return outbox.write({ channel: 'MAIL', event: 'REPORT', address: 'a@example.test', data });
};

it('whoever lost it while its file was made does not send it', async () => {
  const id = await write();
  const [first] = await outbox.claim('MAIL');
  await outbox.endClaims();
  const [second] = await outbox.claim('MAIL');
  await deliver(outbox.sending, first!);
  expect(mail.mailbox).toHaveLength(0);
  await deliver(outbox.sending, second!);
  expect(mail.mailbox).toHaveLength(1);
  expect(await outbox.row(id)).toMatchObject({ state: 'SENT' });
});

it('what it was asked by is not kept when it has left, nor when it is given up', async () => {
  const sent = await write();
  await outbox.send('MAIL');
  mood.rcpt = 550;
  const failed = await write();
  await outbox.send('MAIL');
  delete mood.rcpt;
  for (const [id, state] of [
    [sent, 'SENT'],
    [failed, 'FAILED'],
  ] as const) {
    const row = await outbox.row(id);
    expect(row).toMatchObject({ state, emptied: true });
    expect(JSON.stringify(row.data)).not.toContain(MOBILE);
  }
});

it('reports are claimed apart, and leave one after the other while others go first', async () => {
  const reports = [await write(), await write(), await write(), await write()];
  const other = await outbox.write({ channel: 'MAIL', address: 'pin@example.test' });
  const claimed = async (which: 'OTHERS' | 'REPORTS', most: number) =>
    (await claimMessages(outbox.sending, 'MAIL', most, which)).map(({ outboxId }) => outboxId);
  expect(await claimed('OTHERS', 8)).toEqual([other]);
  expect(await claimed('REPORTS', 2)).toHaveLength(2);
  await outbox.endClaims();
  const stop = startSender(outbox.sending);
  await expect.poll(() => mail.mailbox.length).toBeGreaterThanOrEqual(reports.length);
  await stop();
});
