// Alerts of synthetic terminals: taken, given to somebody, not resolved while their condition holds; in both languages.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertCalls, alerts, type AlertRow } from '../../contract/operations/alerts.ts';
import { terminals } from '../../contract/terminals/terminals.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { demoTerminalKey, reportFault } from '../kit/demoTerminals.ts';
import { requestOf } from '../kit/servers/requestOf.ts';
import {
  dropDataDir,
  QUIET_NETWORK,
  startServerProcess,
  type ServerProcess,
} from '../kit/servers/serverProcess.ts';
import type { Staff } from '../kit/staff.ts';

/** The lockers whose printers have no paper. */
const ENGLISH_LOCKER = 2;
const CHINESE_LOCKER = 4;

const HOLDS = {
  en: 'This condition persists. Acknowledge or snooze the alert; it is resolved automatically when the condition ends.',
  zh: '该状况仍在持续。请先受理告警或暂停提醒，状况结束后告警会自动解决。',
};

let server: ServerProcess;
beforeAll(async () => {
  const faults = `paper:${ENGLISH_LOCKER},paper:${CHINESE_LOCKER}`;
  server = await startServerProcess({ env: { ...QUIET_NETWORK, SIMULATOR_FAULTS: faults } });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await dropDataDir(server.dataDir);
});

const visit = browserTests(() => server.url);

/** The alert that the terminal of a locker raises because its paper is out. */
async function paperOut(staff: Staff, lockerId: number): Promise<AlertRow> {
  const wanted = { lockerId, alertType: 'PRINTING_PAPER_OUT', alertState: 'OPEN' } as const;
  const found = async () =>
    (await staff.ask(alerts.list, wanted)).body as unknown as readonly AlertRow[];
  await expect.poll(async () => (await found()).length).toBe(1);
  return (await found())[0]!;
}

/** The terminal reports that its printer has paper again. */
const paperIn = ({ lockerId }: AlertRow): Promise<void> =>
  reportFault(server, Number(lockerId), { alertType: 'PRINTING_PAPER_OUT', ended: true });

/** Five wrong PINs are entered at the locker's terminal; gives the alert. */
async function wrongPins(staff: Staff, lockerId: number): Promise<AlertRow> {
  const terminalKey = await demoTerminalKey(server.dataDir, lockerId);
  for (const last of [1, 2, 3, 4, 5]) {
    const input = { pinCode: `00000${last}` };
    await fetch(requestOf(terminals.collect, input, { terminalKey }, server.url));
  }
  const wanted = { lockerId, alertType: 'PIN_GUESSED', alertState: 'OPEN' } as const;
  const { body } = await staff.ask(alerts.list, wanted);
  return (body as unknown as readonly AlertRow[])[0]!;
}

const listOf = ({ lockerId }: AlertRow) =>
  `/app/alerts?filter=${encodeURIComponent(JSON.stringify({ lockerId }))}`;

/** What the alert is called in the list, leading to its page. */
const nameOf = (page: Page, { id }: AlertRow) =>
  page.locator(`a.name[href="/app/alerts/${id}/show"]`);

/** How many open alerts the bell says there are, against what the server counts: lockers may fall silent meanwhile. */
async function bellIsRight(page: Page, staff: Staff): Promise<boolean> {
  const count = page.locator('header.top .bell .count.alarm [aria-hidden]');
  const said = await count.textContent();
  return said === String((await staff.ask(alertCalls.openCount, {})).body.count);
}

it('is taken from the list and given to somebody; it is not resolved before its condition ends, which resolves it', async () => {
  const { page, staff } = await visit({ as: 'operator' });
  const alert = await paperOut(staff, ENGLISH_LOCKER);
  const name = `Paper out · ${alert.lockerName}`;
  await page.goto(listOf(alert));
  const row = page.getByRole('row').filter({ has: nameOf(page, alert) });
  await row.getByText('Open', { exact: true }).waitFor();
  await expect.poll(() => bellIsRight(page, staff)).toBe(true);

  await row.getByRole('button', { name: `Acknowledge: ${name}` }).click();
  await page.getByText(`You acknowledged ${name}.`).waitFor();
  await expect.poll(() => bellIsRight(page, staff)).toBe(true);

  await row.getByText('Acknowledged', { exact: true }).waitFor();
  await nameOf(page, alert).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Assign' }).click();
  const assigning = page.getByRole('dialog', { name: `Assign “${name}”?` });
  await assigning.getByRole('combobox', { name: 'Assigned to' }).fill('eleni');
  await assigning.getByRole('option', { name: 'Eleni Georgiou' }).click();
  await assigning.getByRole('button', { name: 'Assign' }).click();
  await assigning.waitFor({ state: 'detached' });

  const resolve = page.getByRole('button', { name: 'Resolve' });
  expect(await resolve.getAttribute('aria-disabled')).toBe('true');
  await resolve.focus();
  await page.keyboard.press('Enter');
  await page.getByText(HOLDS.en).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await paperIn(alert);
  await page.reload();
  const line = page.locator('.time-line > li');
  await line.filter({ hasText: 'Cleared automatically' }).waitFor();
  expect(await line.locator('b').allTextContents()).toEqual([
    'Cleared automatically',
    'Assigned to Eleni Georgiou',
    'Acknowledged',
    'Reported',
  ]);
  await resolve.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show boxes' }).click();
  await page.getByRole('heading', { level: 1, name: alert.lockerName }).waitFor();
});

/** Presses Back as soon as a dialog is in the page; resolves once the address is left. */
const backOnceShown = (page: Page) =>
  page.evaluate(async () => {
    const left = new Promise((leave) => addEventListener('popstate', leave, { once: true }));
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="dialog"]')) return;
      observer.disconnect();
      history.back();
    }).observe(document.body, { childList: true, subtree: true });
    await left;
  });

it('of wrong PINs, which only happened, is resolved with a note on its page', async () => {
  const { page, staff } = await visit({ as: 'operator' });
  const alert = await wrongPins(staff, ENGLISH_LOCKER);
  const name = `Repeated wrong PINs · ${alert.lockerName}`;
  await page.goto(`/app/alerts/${alert.id}/show`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const shown = page.url();
  const resolving = page.getByRole('dialog', { name: `Resolve “${name}”?` });
  const isBack = backOnceShown(page);
  await page.getByRole('button', { name: 'Resolve' }).click();
  await isBack;
  await resolving.waitFor({ state: 'detached' });
  expect(page.url()).toBe(shown);
  await page.goForward();
  await resolving.waitFor();
  await page.reload();
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await resolving.getByText('Please enter what was done').waitFor();
  await resolving.getByLabel('What was done').fill('The customer called');
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await resolving.waitFor({ state: 'detached' });
  await expect.poll(() => page.url()).toBe(shown);
  const line = page.locator('.time-line > li');
  await line.filter({ hasText: 'Resolved' }).filter({ hasText: 'The customer called' }).waitFor();
});

it('is taken in Chinese, on a phone, where Resolve says why it waits', async () => {
  const { page, staff } = await visit({
    as: 'operator',
    language: 'zh',
    width: 390,
    height: 844,
    touch: true,
  });
  const alert = await paperOut(staff, CHINESE_LOCKER);
  const name = `缺纸 · ${alert.lockerName}`;
  await page.goto(listOf(alert));
  const card = page.getByRole('listitem').filter({ has: nameOf(page, alert) });
  await card.getByText('待处理', { exact: true }).waitFor();
  await card.getByRole('button', { name: `${name}的更多操作` }).tap();
  await page.getByRole('menuitem', { name: '受理' }).tap();
  await page.getByText(`您已受理“${name}”。`).waitFor();
  await card.getByText('已受理', { exact: true }).waitFor();
  await nameOf(page, alert).tap();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const resolve = page.getByRole('button', { name: '解决' });
  expect(await resolve.getAttribute('aria-disabled')).toBe('true');
  // The driver waits for a button that is not disabled.
  await resolve.tap({ force: true });
  await page.getByText(HOLDS.zh).waitFor();
  await paperIn(alert);
  await page.reload();
  await page.locator('.time-line').getByText('自行恢复').waitFor();
  const { body } = await staff.ask(alerts.one, { id: alert.id });
  expect(body).toMatchObject({ alertState: 'RESOLVED', resolvedBy: null });
});

it('of wrong PINs is resolved in Chinese, on a phone', async () => {
  const { page, staff } = await visit({
    as: 'operator',
    language: 'zh',
    width: 390,
    height: 844,
    touch: true,
  });
  const alert = await wrongPins(staff, CHINESE_LOCKER);
  const name = `多次输错取件码 · ${alert.lockerName}`;
  await page.goto(`/app/alerts/${alert.id}/show`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const shown = page.url();
  await page.getByRole('button', { name: '解决' }).tap();
  const resolving = page.getByRole('dialog', { name: `将“${name}”标记为已解决？` });
  await resolving.waitFor();
  await page.reload();
  await resolving.waitFor();
  await page.goBack();
  await resolving.waitFor({ state: 'detached' });
  expect(page.url()).toBe(shown);
  await page.goForward();
  await resolving.getByLabel('处理说明').fill('已联系客户');
  await resolving.getByRole('button', { name: '解决' }).tap();
  await resolving.waitFor({ state: 'detached' });
  await page.locator('.time-line').getByText('已联系客户').waitFor();
  const { body } = await staff.ask(alerts.one, { id: alert.id });
  expect(body).toMatchObject({ alertState: 'RESOLVED', note: '已联系客户' });
});
