// E-mails leave: the gateway is set up and tried in the browser, and a message that was refused arrives when it is sent again.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../server/db/connect.ts';
import { browserTests } from '../kit/browser/browser.ts';
import {
  openMailServer,
  MAIL_USER,
  type MailServer,
  type Mood,
} from '../kit/servers/mailServer.ts';
import { startPostgres, type Postgres } from '../kit/databases/postgres.ts';
import {
  dropDataDir,
  QUIET_NETWORK,
  startServerProcess,
  type ServerProcess,
} from '../kit/servers/serverProcess.ts';

const ADDRESS = 'somebody.told@example.test';
const NAME = `Collection · ${ADDRESS}`;
/** A sender looks into the outbox every few seconds. */
const SOON = { timeout: 30_000 };

const mood: Mood = {};
let postgres: Postgres;
let server: ServerProcess;
let database: Database;
let mailServer: MailServer;

beforeAll(async () => {
  [postgres, mailServer] = await Promise.all([
    startPostgres(),
    openMailServer({ mood, signIn: true }),
  ]);
  const env = { ...QUIET_NETWORK, SIMULATOR: 'off', DATABASE_URL: postgres.url };
  server = await startServerProcess({ env });
  database = await openDatabase({ url: postgres.url });
});
afterAll(async () => {
  await database.close();
  await server.end();
  await postgres.stop();
  await mailServer.close();
  await dropDataDir(server.dataDir);
});

const visit = browserTests(() => server.url);

/** Something that somebody is told of from now on. */
async function tellSomebody(address = ADDRESS): Promise<void> {
  const now = Date.now();
  const data = { parcelNumber: 'RR123456789CY', lockerName: 'Old Port' };
  await database.db
    .insertInto('outbox')
    .values({
      event: 'COLLECTION',
      channel: 'MAIL',
      address,
      data: JSON.stringify(data),
      nextTry: now,
      creationTime: now,
    })
    .execute();
}

const listOf = (address: string) =>
  `/app/messages?filter=${encodeURIComponent(JSON.stringify({ address }))}`;
const arrived = () => mailServer.mailbox.map(({ recipients }) => recipients.join());

async function setUp(page: Page): Promise<void> {
  await page.getByLabel(/^SMTP server/).fill('127.0.0.1');
  await page.getByLabel(/^Port/).fill(String(mailServer.port));
  await page.getByLabel(/^User/).fill(MAIL_USER.username);
  await page.getByLabel(/^Password/).fill('another secret');
  await page.getByLabel(/^Sender name/).fill('Lockers');
  await page.getByLabel(/^Sender e-mail address/).fill('lockers@example.test');
  await page.getByRole('switch', { name: 'Send e-mails' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('A value is stored.').waitFor();
}

it('a gateway is set up and tried: what is wrong with it is said, and a test e-mail arrives (R1.33, R2.132, R8.24)', async () => {
  const { page, expectNoise } = await visit({ as: 'admin' });
  expectNoise(/Failed to load resource.*409/);
  await page.goto('/app/Emailgateway');
  await page.getByText('E-mails are not sent', { exact: true }).waitFor();
  await setUp(page);
  await page.getByText('E-mails sent via 127.0.0.1').waitFor();
  // An integer (R5.41): 2525, not 2,525.
  const port = page.getByLabel(/^Port/);
  expect(await port.inputValue()).toBe(String(mailServer.port));

  await page.getByLabel('E-mail address', { exact: true }).fill('me@example.test');
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page
    .getByRole('alert')
    .getByText(/rejected the user, the password/)
    .waitFor();
  expect(arrived()).toEqual([]);

  await page.getByRole('button', { name: 'Set a new one: Password' }).click();
  await page.keyboard.type(MAIL_USER.password);
  await page.keyboard.press('Control+s');
  await page.getByText('update success').first().waitFor();
  await page.getByRole('button', { name: 'Set a new one: Password' }).waitFor();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('The Email is sent!').waitFor();
  expect(arrived()).toEqual(['me@example.test']);
  const { mail } = mailServer.mailbox[0]!;
  expect(mail.from).toMatchObject({ name: 'Lockers', address: 'lockers@example.test' });
});

it('a message that was refused says why, and arrives when it is sent again', async () => {
  const { page } = await visit({ as: 'admin' });
  mood.rcpt = 550;
  await tellSomebody();
  const isGivenUp = async () => {
    await page.goto(listOf(ADDRESS));
    const row = page.getByRole('row').filter({ hasText: NAME });
    return (await row.textContent()) ?? '';
  };
  await expect.poll(isGivenUp, SOON).toContain('Recipient refused (550)');

  delete mood.rcpt;
  await page.getByRole('button', { name: `Send again: ${NAME}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await page.getByText(`${NAME} is queued to be sent again.`).waitFor();
  await expect.poll(arrived, SOON).toContain(ADDRESS);
  const told = mailServer.mailbox.find(({ recipients }) => recipients.includes(ADDRESS));
  expect(told?.mail.text).toContain('RR123456789CY');

  await page.getByRole('link', { name: NAME }).click();
  await page.getByRole('heading', { name: 'Message as sent' }).waitFor();
  await page.getByText('RR123456789CY').first().waitFor();
});

it('在手机上用中文发送测试邮件，查看被拒绝的消息并重新发送', async () => {
  const { page } = await visit({
    as: 'admin',
    language: 'zh',
    width: 390,
    height: 844,
    touch: true,
  });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto('/app/Emailgateway');
  await page.getByLabel('电子邮箱', { exact: true }).fill('phone@example.test');
  await page.getByRole('button', { name: '发送测试' }).tap();
  await page.getByText('邮件已发送！').waitFor();
  expect(arrived()).toContain('phone@example.test');
  expect(await widest()).toBeLessThanOrEqual(390);

  const address = 'told.by.phone@example.test';
  const name = `取件 · ${address}`;
  mood.rcpt = 550;
  await tellSomebody(address);
  const isGivenUp = async () => {
    await page.goto(listOf(address));
    const card = page.getByRole('listitem').filter({ hasText: name });
    return (await card.textContent()) ?? '';
  };
  await expect.poll(isGivenUp, SOON).toContain('收件人被拒绝（550）');
  expect(await widest()).toBeLessThanOrEqual(390);

  delete mood.rcpt;
  await page.getByRole('link', { name }).tap();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('heading', { name: '将发送的内容' }).waitFor();
  await page.getByRole('button', { name: '重新发送' }).tap();
  const asking = page.getByRole('dialog', { name: `重新发送“${name}”？` });
  await asking.getByRole('button', { name: '重新发送' }).tap();
  await page.getByText(`“${name}”将重新发送。`).waitFor();
  await expect.poll(arrived, SOON).toContain(address);
  expect(await widest()).toBeLessThanOrEqual(390);
});
