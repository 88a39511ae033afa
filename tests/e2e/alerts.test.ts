// An alert that a synthetic terminal raised: acknowledged, given to somebody and resolved, in both languages.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alertCalls, alerts, type AlertRow } from '../../contract/operations/alerts.ts';
import { browserTests } from '../kit/browser/browser.ts';
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

const listOf = ({ lockerId }: AlertRow) =>
  `/app/alerts?filter=${encodeURIComponent(JSON.stringify({ lockerId }))}`;

/** What the alert is called in the list, leading to its page. */
const nameOf = (page: Page, { id }: AlertRow) =>
  page.locator(`a.name[href="/app/alerts/${id}/show"]`);

/** How many open alerts the bell says there are, against what the server counts: lockers may fall silent meanwhile. */
async function bellIsRight(page: Page, staff: Staff): Promise<boolean> {
  const count = page.locator('header.top .bell .count [aria-hidden]');
  const said = await count.textContent();
  return said === String((await staff.ask(alertCalls.openCount, {})).body.count);
}

it('is acknowledged from the list, given to somebody, and resolved with a note on its page', async () => {
  const { page, staff } = await visit({ as: 'operator' });
  const alert = await paperOut(staff, ENGLISH_LOCKER);
  const name = `Paper out · ${alert.lockerName}`;
  await page.goto(listOf(alert));
  const row = page.getByRole('row').filter({ has: nameOf(page, alert) });
  await row.getByText('Open', { exact: true }).waitFor();
  await expect.poll(() => bellIsRight(page, staff)).toBe(true);

  await row.getByRole('button', { name: `Acknowledge: ${name}` }).click();
  await page.getByText(`${name} is acknowledged.`).waitFor();
  await expect.poll(() => bellIsRight(page, staff)).toBe(true);

  await row.getByText('Acknowledged', { exact: true }).waitFor();
  await nameOf(page, alert).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Assign' }).click();
  const assigning = page.getByRole('dialog', { name: `Who sees to “${name}”?` });
  await assigning.getByRole('combobox', { name: 'Assigned to' }).fill('andreas');
  await assigning.getByRole('option', { name: 'Andreas Charalambous' }).click();
  await assigning.getByRole('button', { name: 'Assign' }).click();
  await assigning.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Resolve' }).click();
  const resolving = page.getByRole('dialog', { name: `Resolve “${name}”?` });
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await resolving.getByText('Please say what was done').waitFor();
  await resolving.getByLabel('What was done').fill('A new roll is in');
  await resolving.getByRole('button', { name: 'Resolve' }).click();
  await resolving.waitFor({ state: 'detached' });
  const line = page.locator('.time-line > li');
  await line.filter({ hasText: 'Resolved' }).filter({ hasText: 'A new roll is in' }).waitFor();
  expect(await line.locator('b').allTextContents()).toEqual([
    'Resolved',
    'Assigned to Andreas Charalambous',
    'Acknowledged',
    'Reported',
  ]);
  await page.getByRole('button', { name: 'Show boxes' }).click();
  await page.getByRole('heading', { level: 1, name: alert.lockerName }).waitFor();
});

it('is acknowledged and resolved in Chinese, on a phone', async () => {
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
  await page.getByRole('menuitem', { name: '确认' }).tap();
  await page.getByText(`已确认“${name}”。`).waitFor();
  await card.getByText('已确认', { exact: true }).waitFor();
  await nameOf(page, alert).tap();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: '解决' }).tap();
  const resolving = page.getByRole('dialog', { name: `将“${name}”标记为已解决？` });
  await resolving.getByLabel('处理说明').fill('已换新纸卷');
  await resolving.getByRole('button', { name: '解决' }).tap();
  await resolving.waitFor({ state: 'detached' });
  await page.locator('.time-line').getByText('已换新纸卷').waitFor();
  const { body } = await staff.ask(alerts.one, { id: alert.id });
  expect(body).toMatchObject({ alertState: 'RESOLVED', note: '已换新纸卷' });
});
