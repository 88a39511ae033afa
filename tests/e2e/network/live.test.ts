// Counts and boxes change without reload: what happens elsewhere is seen on an open page; at a desk, and on a phone in Chinese.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import {
  dropDataDir,
  QUIET_NETWORK,
  startServerProcess,
  type ServerProcess,
} from '../../kit/servers/serverProcess.ts';
import type { Staff } from '../../kit/staff.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ env: QUIET_NETWORK });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await dropDataDir(server.dataDir);
});

const visit = browserTests(() => server.url);

/** A free box of an online locker that nobody of this file has used. */
async function freeBox(staff: Staff, lockerId: number) {
  const { boxList } = (await staff.ask(lockers.one, { lockerId })).body;
  const box = boxList.find((one) => one.status === 'AVAILABLE' && one.boxTypeName === 'S');
  if (box === undefined) throw new Error(`Locker ${lockerId} has no free box of size S.`);
  return box;
}

const counted = async (page: Page, state: string): Promise<number> => {
  const row = page.locator('table.states tr', { has: page.getByText(state, { exact: true }) });
  return Number((await row.locator('td').first().textContent())?.replaceAll(/\D/g, ''));
};

it('a box that somebody else locks is counted on an open dashboard, and the page was never loaded again', async () => {
  const { page, staff } = await visit({ as: 'operator' });
  await page.goto('/app/dashboard');
  await page.getByText(/^Live, \d\d:\d\d:\d\d$/).waitFor();
  await page.evaluate(() => Object.assign(window, { neverLeft: true }));
  const before = await counted(page, 'Locked');
  const { boxId } = await freeBox(staff, 5);
  expect((await staff.ask(boxes.setLocked, { boxId })).status).toBe(200);
  await expect.poll(() => counted(page, 'Locked')).toBe(before + 1);
  expect(await page.evaluate(() => 'neverLeft' in window)).toBe(true);

  const trouble = page.getByRole('region', { name: 'Lockers in trouble' });
  const first = trouble.getByRole('row').nth(1);
  const name = await first.getByRole('rowheader').getByRole('link').textContent();
  await first.getByRole('rowheader').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^\d+$/ }).first().press('Enter');
  await page.getByRole('heading', { level: 1, name: /Parcel/ }).waitFor();
  expect(decodeURIComponent(page.url())).toContain('"timeQueryType":"BOOK_TIME"');
});

it('on a phone in Chinese it is live too, nothing is cut off, and nobody is shut out', async () => {
  const { page, staff } = await visit({
    as: 'operator',
    language: 'zh',
    theme: 'dark',
    width: 390,
    height: 844,
    touch: true,
  });
  await page.goto('/app/dashboard');
  await page.getByText(/^实时，\d\d:\d\d:\d\d$/).waitFor();
  const before = await counted(page, '已锁定');
  const { boxId } = await freeBox(staff, 6);
  expect((await staff.ask(boxes.setLocked, { boxId })).status).toBe(200);
  await expect.poll(() => counted(page, '已锁定')).toBe(before + 1);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

it('a server that goes away is said to be away, and when it is back the page is live again', async () => {
  const { page, expectNoise } = await visit({ as: 'operator' });
  await page.goto('/app/dashboard');
  await page.getByText(/^Live, /).waitFor();
  expectNoise(/net::ERR_|Failed to load resource/);
  const { port, dataDir } = server;
  await server.end('SIGTERM');
  await page.getByText(/^No connection since \d\d:\d\d\.$/).waitFor();
  await page.getByText(/^Updated /).waitFor();
  server = await startServerProcess({ env: QUIET_NETWORK, port, dataDir });
  await page.getByText(/^Live, /).waitFor({ timeout: 60_000 });
  await page.getByText(/^No connection since/).waitFor({ state: 'detached' });
});
