// The server goes away, breaks, or ends the session under an open page: what staff see, and that it recovers.
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { sessions } from '../../../contract/account/sessions.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { freePair, lockerAt } from '../../kit/networkBoxes.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { unheard } from '../../kit/unheard.ts';
import { restartRunServer, runServer } from '../../kit/servers/runServer.ts';

const visit = browserTests();

/** What the browser itself logs of calls and code that nobody answers, and of a live stream that is cut. */
const GONE =
  /Failed to load resource: net::ERR_(CONNECTION|EMPTY_RESPONSE|SOCKET|INCOMPLETE_CHUNKED_ENCODING)|dynamically imported|preload CSS/;

const strip = (page: Page) => page.getByText(/^No connection since \d\d:\d\d\.$/);
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

it('the server is gone: the page says since when, opening waits, and all goes on when the server is back', async () => {
  const { page, staff, expectNoise } = await visit({ as: 'operator' });
  expectNoise(GONE);
  const locker = await lockerAt(staff, 0);
  const [box] = freePair(locker);
  const cell = page.locator(`[data-box="${box.boxId}"]`);
  const panel = page.getByRole('region', { name: 'Selected boxes' });
  await page.goto(`/app/box-info?id=${locker.lockerId}`);
  await cell.waitFor();
  expect(await strip(page).count()).toBe(0);

  await runServer().end('SIGKILL');
  await strip(page).waitFor();
  await page
    .getByText('The data shown is from that time. Remote opening is unavailable.')
    .waitFor();
  await cell.click();
  await panel.getByRole('combobox').fill('The door jams');
  await panel.getByRole('button', { name: 'Remote unlock' }).click();
  await toasts(page).getByText('No connection. Remote opening is unavailable.').waitFor();
  // The search, whose code is not there yet, cannot open: the page stays.
  await page.keyboard.press('Control+k');
  await toasts(page).getByText('The server cannot be reached').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  await restartRunServer();
  await strip(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  // With its styles, it lies at the top.
  const search = page.getByRole('dialog').getByRole('combobox');
  await expect.poll(async () => (await search.boundingBox())?.y).toBeLessThan(200);
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Set locked' }).click();
  await toasts(page).getByText('update success').waitFor();
  await cell.click();
  await panel.getByRole('button', { name: 'Set available' }).click();
  await expect.poll(() => cell.getAttribute('aria-label')).toContain('Available');
});

it('a page whose code cannot be fetched says so, and opens when the server is back', async () => {
  const { page, expectNoise } = await visit({ as: 'admin' });
  expectNoise(GONE);
  await page.goto('/app/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await runServer().end('SIGKILL');
  await page.getByRole('link', { name: 'Audit' }).click();
  const state = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  await state.getByRole('button', { name: 'Try again' }).click();
  await restartRunServer();
  await state.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
});

it('the session ends on the server: the next thing asked leads to the sign-in page, and the sign-in back to where one was', async () => {
  const { page, url, expectNoise } = await visit();
  expectNoise(/Failed to load resource.*401/);
  // The live stream would ask first, and lead to the sign-in page before the press.
  await unheard(page);
  await page.goto('/app/lockers?page=2&perPage=10&sort=lockerName&order=ASC');
  const signIn = async () => {
    await page.getByLabel('Login name').fill('support');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText(/^11–20 of \d+$/).waitFor();
  };
  await signIn();
  const token = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('lockerdesk.session') ?? '{}').token,
  );
  await fetch(requestOf(sessions.logout, {}, { token }, url));

  await page.getByRole('button', { name: 'Page 3' }).click();
  await page.getByText('You were signed out. Sign in to continue where you left off.').waitFor();
  await page.getByLabel('Login name').fill('support');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText(/^21–30 of \d+$/).waitFor();
  expect(page.url()).toMatch(/sort=lockerName/);
});
