// Signing in and out in a real browser: by keyboard, by mouse and in a second tab.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { browserTests } from '../kit/browser/browser.ts';

const visit = browserTests();

const path = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fillIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Login name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function signInByMouse(page: Page, username = 'admin'): Promise<void> {
  await fillIn(page, username, DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

it('signing in by keyboard: a wrong password is "user not found or password error" and stays where one is; the right one leads to the dashboard (R1.6, R2.53, R5.64)', async () => {
  const { page, expectNoise } = await visit();
  expectNoise(/Failed to load resource.*40\d/);
  await page.goto('/');
  await page.getByLabel('Login name').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  for (let tabs = 0; tabs < 10 && (await focused()) !== 'username'; tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.type('support');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('user not found or password error').waitFor();
  expect(path(page)).toBe('/page/login');
  expect(await page.getByLabel('Login name').inputValue()).toBe('support');

  for (let tabs = 0; tabs < 10 && (await focused()) !== 'password'; tabs += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await heading(page, 'Dashboard').waitFor();
  expect(path(page)).toBe('/app/dashboard');
});

describe('tabs and sign-out', () => {
  it('a new tab takes the session from the open one, and a sign-out reaches both', async () => {
    const { page, context } = await visit();
    await page.goto('/page/login');
    await signInByMouse(page);
    await heading(page, 'Dashboard').waitFor();

    const second = await context.newPage();
    await second.goto('/app/lockers');
    await heading(second, 'Locker list').waitFor();
    await second.getByRole('table').waitFor();

    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await heading(page, 'Sign in').waitFor();
    await heading(second, 'Sign in').waitFor();
  });

  it('language and theme stay after sign-out, the way back does not', async () => {
    const { page } = await visit();
    await page.goto('/page/login');
    await signInByMouse(page, 'support');
    await heading(page, 'Dashboard').waitFor();
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('button', { name: '深色主题' }).click();
    await page.getByRole('button', { name: /的账号/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await heading(page, '登录').waitFor();

    expect(new URL(page.url()).search).toBe('');
    const look = () =>
      page.evaluate(() => [
        document.documentElement.dataset['theme'],
        document.documentElement.lang,
      ]);
    expect(await look()).toEqual(['dark', 'zh-CN']);
    await page.reload();
    await heading(page, '登录').waitFor();
    expect(await look()).toEqual(['dark', 'zh-CN']);
  });
});
