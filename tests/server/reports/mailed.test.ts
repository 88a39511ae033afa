// Reports that are e-mailed: at once, and by a schedule.
import { parseCsv } from 'hucre/csv';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockersUsageReport, subscriptionReport } from '../../../contract/reports/reports.ts';
import { reportSchedules } from '../../../contract/reports/reportSchedules.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { sendSchedules } from '../../../server/reports/sendSchedules.ts';
import { startSender } from '../../../server/messages/startSender.ts';
import { updateRows, readRow } from '../../kit/databases/rows.ts';
import { DAILY } from '../../kit/gatewayForms.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { openMailServer, type Mood } from '../../kit/servers/mailServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { openWorkbook } from '../../kit/openWorkbook.ts';
import { Outbox } from '../../kit/outbox.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { dayOf, dayStart, daysFrom, hourOf, spanOf } from './cyprusDays.ts';
import { refused } from '../../kit/refused.ts';

const HOUR = 60 * 60 * 1_000;
const FOR_EVER = 1e12;
const ADDRESS = 'reader@example.test';

const mood: Mood = {};
const clock = { now: Date.now() };
const config = { timeZone: 'Asia/Nicosia', sessionIdleMs: FOR_EVER, sessionMaxMs: FOR_EVER };
const server = await fileServer({ now: () => clock.now, config });
const outbox = new Outbox(server.database, clock);
const mail = await forFile(openMailServer({ mood }));
const reader = await signInWith(server, ['REPORT_VIEW', 'REPORT_EXPORT']);
await updateRows(server, 'staff', { userId: reader.userId }, { email: ADDRESS });
beforeEach(async () => {
  await outbox.empty();
  await outbox.useMail(mail.port);
  mail.mailbox.length = 0;
});
afterEach(() => {
  delete mood.data;
});

const asked = { startTime: dayStart(daysFrom(dayOf(clock.now), -6)), endTime: clock.now };

/** Asks to have it mailed while a sender is at work. */
async function mailed(input: Input<typeof subscriptionReport.email>, token = reader.token) {
  const stop = startSender(outbox.sending);
  try {
    return await server.ask(subscriptionReport.email, input, { token });
  } finally {
    await stop();
  }
}

const attached = () => {
  const [file, ...rest] = mail.mailbox.at(-1)!.mail.attachments;
  expect(rest).toEqual([]);
  return { name: file!.filename, bytes: new Uint8Array(file!.content as ArrayBuffer) };
};

describe('e-mail me this report', () => {
  it('answers 1 when it has arrived, with the file that holds what the screen shows (R1.45, R7.126)', async () => {
    expect((await mailed({ format: 'XLSX' })).body).toEqual({ result: 1 });
    expect(mail.mailbox.map(({ recipients }) => recipients)).toEqual([[ADDRESS]]);
    expect(mail.mailbox[0]?.mail.subject).toBe('Report Subscriptions');
    const { name, bytes } = attached();
    expect(name).toMatch(/^subscription-\d{4}-\d\d-\d\d\.xlsx$/);
    const { body } = await server.ask(subscriptionReport.query, { size: 1_000 }, reader);
    const [head = [], ...lines] = await openWorkbook(bytes);
    const total = lines.findIndex(([first]) => first === 'Total');
    const rows = lines.slice(0, total);
    const at = (header: string) => rows.map((row) => row[head.indexOf(header)]);
    expect(at('Username')).toEqual(body.content.map(({ username }) => username));
    expect(at('Mobile')).toEqual(body.content.map(({ mobile }) => mobile));
    expect(lines[total]?.[head.indexOf('Amount')]).toBe(body.sums?.amount);
  });

  it.each([
    ['zh', '报表：订阅', '付款时间', '合计', '按月订阅'],
    ['en', 'Report Subscriptions', 'Paid', 'Total', 'Subscription monthly'],
  ] as const)('is in %s, the language of whoever asks', async (language, title, ...words) => {
    const [paid, total, scheme] = words;
    const request = requestOf(subscriptionReport.email, { format: 'CSV' }, reader);
    request.headers.set('Accept-Language', language);
    const stop = startSender(outbox.sending);
    try {
      expect(await (await server.app.fetch(request)).json()).toEqual({ result: 1 });
    } finally {
      await stop();
    }
    const [head = [], ...lines] = parseCsv(Buffer.from(attached().bytes).toString()) as string[][];
    expect(mail.mailbox[0]?.mail.subject).toBe(title);
    expect(head).toContain(paid);
    expect(lines.map(([first]) => first)).toContain(total);
    expect(lines.flat()).toContain(scheme);
  });

  it('answers 0 when the mail server does not take it, and it is tried again (R7.126)', async () => {
    mood.data = 451;
    expect((await mailed({})).body).toEqual({ result: 0 });
    const row = await outbox.database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect([row.state, row.tries]).toEqual(['WAITING', 1]);
    delete mood.data;
    clock.now += 2 * HOUR;
    await outbox.send('MAIL');
    expect(attached().name).toMatch(/^subscription-/);
  });

  it('is sent by a server that starts later, and not to whoever may not have it any more', async () => {
    const { db } = outbox.database;
    const other = await signInWith(server, ['REPORT_EXPORT']);
    await updateRows(db, 'staff', { userId: other.userId }, { email: ADDRESS });
    const report = { name: 'lockersUsage', format: 'CSV', params: asked, userId: other.userId };
    const data = { reportName: 'Locker usage', ...asked, report };
    const write = () => outbox.write({ channel: 'MAIL', event: 'REPORT', address: ADDRESS, data });
    await write();
    await outbox.send('MAIL');
    const lines = parseCsv(Buffer.from(attached().bytes).toString()) as string[][];
    const { body } = await server.ask(lockersUsageReport.sum, asked, reader);
    expect(lines.at(-1)).toEqual([
      'Total',
      '',
      ...[body.totalCount, body.courier, body.member, body.memberFinished, body.expired].map(
        String,
      ),
    ]);
    await updateRows(db, 'roles', { roleId: other.roleId }, { authoritySet: '["REPORT_VIEW"]' });
    const held = await outbox.row(await write());
    await outbox.send('MAIL');
    expect(await outbox.row(held.outboxId)).toMatchObject({ state: 'HELD', error: 'OVER' });
    expect(mail.mailbox).toHaveLength(1);
  });

  it('says at once that there is no address, or no mail server', async () => {
    const nobody = await signInWith(server, ['REPORT_EXPORT']);
    expect((await mailed({}, nobody.token)).body).toMatchObject({ code: 'REPORT_NO_ADDRESS' });
    await outbox.empty();
    expect((await mailed({})).body).toMatchObject({ code: 'GATEWAY_NOT_SET' });
  });
});

describe('a report that is mailed by itself', () => {
  const draft = { ...DAILY, addresses: 'one@example.test; two@example.test' };
  const services = () => ({
    database: outbox.database,
    config: { ...outbox.sending.config, timeZone: 'Asia/Nicosia' },
    now: () => clock.now,
  });

  it('is sent once a span by whichever server comes first, with the span before it, and masked', async () => {
    const { body } = await server.ask(reportSchedules.create, draft, reader);
    const day = dayOf(body.nextTime!);
    expect(body.nextTime).toBe(hourOf(day, 6));
    await sendSchedules(services());
    expect(await outbox.claim('MAIL')).toEqual([]);
    clock.now = body.nextTime! + HOUR;
    await Promise.all([1, 2, 3].map(() => sendSchedules(services())));
    await outbox.send('MAIL');
    // They leave at the same time, in no order.
    expect(mail.mailbox).toHaveLength(2);
    expect(new Set(mail.mailbox.map(({ recipients }) => recipients[0]))).toEqual(
      new Set(['one@example.test', 'two@example.test']),
    );
    const { data } = await readRow(outbox, 'outbox');
    expect(data).toMatchObject(spanOf(daysFrom(day, -1)));
    const next = await server.ask(reportSchedules.one, { id: body.id }, reader);
    expect(next.body).toMatchObject({ lastTime: clock.now, nextTime: hourOf(daysFrom(day, 1), 6) });
    // The hour is moved after it was sent: the same span is not sent again.
    const moved = await server.ask(
      reportSchedules.update,
      { ...draft, id: body.id, sendHour: 12 },
      reader,
    );
    expect(moved.body.nextTime).toBe(hourOf(daysFrom(day, 1), 12));
  });

  it('goes to those who get reports when nobody is named, and to nobody while it is switched off', async () => {
    const { db } = outbox.database;
    await db.deleteFrom('reportSchedules').execute();
    await db
      .insertInto('alertRecipients')
      .values({
        recipientKey: 'REPORT_EMAIL_ADDRESS',
        addresses: 'reports@example.test',
        lastUpdatedTime: 1,
      })
      .onConflict((is) =>
        is.column('recipientKey').doUpdateSet({ addresses: 'reports@example.test' }),
      )
      .execute();
    const off = await server.ask(reportSchedules.create, { ...draft, enabled: false }, reader);
    expect(off.body.nextTime).toBeNull();
    const on = await server.ask(reportSchedules.create, { ...draft, addresses: '' }, reader);
    const language = { settingKey: 'NETWORK_LANGUAGE', settingValue: 'zh', lastUpdatedTime: 1 };
    await db.insertInto('settings').values(language).execute();
    clock.now = on.body.nextTime!;
    await sendSchedules(services());
    await outbox.send('MAIL');
    expect(mail.mailbox.map(({ recipients }) => recipients)).toEqual([['reports@example.test']]);
    // It has the language of the network.
    const [head] = parseCsv(Buffer.from(attached().bytes).toString()) as string[][];
    expect(head).toContain('付款时间');
    await db.deleteFrom('settings').where('settingKey', '=', 'NETWORK_LANGUAGE').execute();
  });

  it('is refused with addresses that are none: \'Use ";" for multiple email addresses\'', async () => {
    const { token } = reader;
    for (const [addresses, reason] of [
      ['one@example.test, two@example.test', 'useSemicolon'],
      ['nobody', 'address'],
    ] as const) {
      expect(
        await server.ask(reportSchedules.create, { ...draft, addresses }, { token }),
      ).toMatchObject(refused(400, 'BAD_INPUT', { field: 'addresses', values: { reason } }));
    }
  });
});
