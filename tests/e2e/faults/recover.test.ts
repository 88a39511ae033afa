// A password is recovered from end to end in the browser, with the code taken from the outbox; then the screen is locked and unlocked.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/connect.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { startPostgres, type Postgres } from '../../kit/databases/postgres.ts';
import {
  dropDataDir,
  QUIET_NETWORK,
  startServerProcess,
  type ServerProcess,
} from '../../kit/servers/serverProcess.ts';

const MOBILE = '98406185';
const NEW = 'Recovered1Horse';
let postgres: Postgres;
let server: ServerProcess;
let database: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  const env = { ...QUIET_NETWORK, SIMULATOR: 'off', DATABASE_URL: postgres.url };
  server = await startServerProcess({ env });
  database = await openDatabase({ url: postgres.url });
  const viewer = database.db.updateTable('staff').where('username', '=', 'viewer');
  await viewer.set({ mobile: MOBILE }).execute();
});
afterAll(async () => {
  await database.close();
  await server.end();
  await postgres.stop();
  await dropDataDir(server.dataDir);
});

const visit = browserTests(() => server.url);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The code that the outbox holds for the mobile number. */
async function codeInOutbox(): Promise<string> {
  const { data } = await database.db
    .selectFrom('outbox')
    .select('data')
    .where('event', '=', 'PASSWORD_CODE')
    .where('address', '=', `00357${MOBILE}`)
    .orderBy('outboxId', 'desc')
    .executeTakeFirstOrThrow();
  return String(data['code']);
}

/** Types into the field that has the keyboard, and goes on to the next. */
async function typeOn(page: Page, text: string, key = 'Tab'): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press(key);
}

async function expectFocus(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe(name);
}

describe('A forgotten password', () => {
  it('is recovered by keyboard: name and number, code, new password; and whoever was signed in is out (R1.46, R2.143, R4.60, R4.61, R4.62, R4.63)', async () => {
    const elsewhere = await visit({ as: 'viewer' });
    elsewhere.expectNoise(/Failed to load resource.*401/);
    await elsewhere.page.goto('/app/MyAccount');
    await elsewhere.page.getByText('This session').waitFor();

    const { page, expectNoise } = await visit();
    expectNoise(/Failed to load resource.*400/);
    await page.goto('/page/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await heading(page, 'Forgot password').waitFor();
    await expectFocus(page, 'username');
    await typeOn(page, 'viewer');
    await page.keyboard.press('Tab');
    await typeOn(page, '99000000', 'Enter');
    await page.getByRole('alert').getByText('username or mobile is error').waitFor();
    await page.getByLabel('Mobile number').fill(MOBILE);
    await page.keyboard.press('Enter');

    await heading(page, 'Enter the code').waitFor();
    const again = page.getByRole('button', { name: /^Send another code in \d+ s$/ });
    const before = await again.textContent();
    await expect.poll(() => again.textContent()).not.toBe(before);
    await expectFocus(page, 'otpVal');
    await typeOn(page, await codeInOutbox(), 'Enter');

    await heading(page, 'New password').waitFor();
    expect(new URL(page.url()).search).toBe(`?mobile=${MOBILE}`);
    await page.reload();
    await heading(page, 'New password').waitFor();
    await page.getByLabel('New password', { exact: true }).fill(NEW);
    await page.getByLabel('Confirm new password').fill(NEW);
    await page.keyboard.press('Enter');
    await heading(page, 'Password changed').waitFor();

    await elsewhere.page.reload();
    await heading(elsewhere.page, 'Sign in').waitFor();
    await page.getByRole('link', { name: 'Go to the sign-in page' }).click();
    await page.getByLabel('Login name').fill('viewer');
    await page.getByLabel('Password', { exact: true }).fill(NEW);
    await page.keyboard.press('Enter');
    await heading(page, 'Dashboard').waitFor();
  });
});

describe('The locked screen', () => {
  it('locks every tab, and one password leads each back to its place', async () => {
    const { page, context } = await visit({ as: 'operator' });
    await page.goto('/app/lockers');
    await heading(page, 'Locker list').waitFor();
    const second = await context.newPage();
    await second.goto('/app/MyAccount');
    await heading(second, 'My account').waitFor();

    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Lock screen' }).click();
    await heading(page, 'Locked').waitFor();
    await heading(second, 'Locked').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await heading(page, 'Locker list').waitFor();
    await heading(second, 'My account').waitFor();
  });
});
