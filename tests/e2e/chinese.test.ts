// The same jobs in Chinese, and by keyboard alone: nothing in this file moves or presses a mouse.
import { readFile } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Box } from '../../contract/boxes/boxes.ts';
import { lockers } from '../../contract/lockers/lockers.ts';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { pressOn, tabTo, typeInto } from '../kit/browser/keyboard.ts';
import { boxThatIs, freePair, lockerAt, lockerOf, lockerWith } from '../kit/networkBoxes.ts';

const visit = browserTests();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const cell = (page: Page, box: Box) => page.locator(`[data-box="${box.boxId}"]`);
const act = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name });

/** Goes over the grid with the arrow keys: along the columns, then up or down. */
async function moveTo(page: Page, box: Box): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const column = document.activeElement?.closest('.col');
      return column
        ? [...(column.parentElement?.querySelectorAll('.col') ?? [])].indexOf(column)
        : -1;
    });
  await tabTo(page, page.locator('[data-box][tabindex="0"]'));
  const column = await cell(page, box).evaluate((element) =>
    [...document.querySelectorAll('.col')].findIndex((one) => one.contains(element)),
  );
  const key = (await focused()) < column ? 'ArrowRight' : 'ArrowLeft';
  while ((await focused()) !== column) await page.keyboard.press(key);
  await page.keyboard.press('Home');
  await tabTo(page, cell(page, box), 'ArrowDown');
}

async function openBoxes(page: Page, lockerId: number): Promise<void> {
  await page.goto(`/app/box-info?id=${lockerId}`);
  await page.locator('[data-box]').first().waitFor();
}

describe('登录', () => {
  it('the language is chosen, a wrong password refused in Chinese, and the right one leads to the dashboard', async () => {
    const { page, expectNoise } = await visit();
    expectNoise(/Failed to load resource.*40\d/);
    await page.goto('/page/login');
    await pressOn(page, page.getByRole('button', { name: '中文' }));
    await heading(page, '登录').waitFor();
    await typeInto(page, page.getByLabel('登录名'), 'operator');
    await typeInto(page, page.getByLabel('密码', { exact: true }), '不对的密码');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('用户不存在或密码错误').waitFor();
    await typeInto(page, page.getByLabel('密码', { exact: true }), DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await heading(page, '仪表盘').waitFor();
    expect(await page.title()).toBe('仪表盘 · Lockerdesk');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
  });
});

describe('快递柜列表', () => {
  it('a locker is reached through the menu, found by a name that is offered, disabled and enabled', async () => {
    const { page, staff } = await visit({ as: 'operator', language: 'zh' });
    const { body } = await staff.ask(lockers.list, {
      lockerName: 'Larnaca',
      lockerStatus: 'ENABLE',
    });
    const name = body.content[0]?.lockerName ?? '';
    await page.goto('/app/dashboard');
    await heading(page, '仪表盘').waitFor();
    await pressOn(page, page.getByRole('button', { name: '快递柜', exact: true, expanded: false }));
    await pressOn(page, page.getByRole('link', { name: '快递柜列表' }));
    await heading(page, '快递柜列表').waitFor();

    await typeInto(page, page.getByRole('combobox', { name: '快递柜名称' }), name.slice(0, -2));
    await page.getByRole('option', { name }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('第 1–1 项，共 1 项').waitFor();

    for (const [word, state, checked] of [
      ['停用', '已停用', false],
      ['启用', '已启用', true],
    ] as const) {
      const toggle = page.getByRole('switch', { name: `状态：${name}` });
      await pressOn(page, toggle, 'Space');
      const dialog = page.getByRole('dialog', { name: `${word}“${name}”？` });
      await pressOn(page, dialog.getByRole('button', { name: word }));
      await page.getByText(`“${name}”${state}。`).waitFor();
      await expect.poll(() => toggle.isChecked()).toBe(checked);
      const { content } = (await staff.ask(lockers.list, { lockerName: name })).body;
      expect(content[0]?.lockerStatus).toBe(checked ? 'ENABLE' : 'DISABLE');
    }
  });

  it('the export is reached through its menu, and the file holds as many rows as the screen says', async () => {
    const { page, staff } = await visit({ as: 'operator', language: 'zh' });
    await page.goto('/app/lockers');
    await pressOn(page, page.getByRole('button', { name: '运行状况 不限' }));
    await tabTo(page, page.getByRole('menuitemradio', { name: '离线' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '运行状况 离线' }).waitFor();
    const total = async () =>
      Number(/共 (\d+) 项/.exec((await page.getByText(/^第 1–\d+ 项/).textContent()) ?? '')?.[1]);
    const { totalElements } = (await staff.ask(lockers.list, { lockerSituation: 'OFFLINE' })).body;
    await expect.poll(total).toBe(totalElements);

    await pressOn(page, page.getByRole('button', { name: '导出' }));
    const coming = page.waitForEvent('download');
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'CSV' }));
    const [, ...rows] = parseCsv(await readFile(await (await coming).path(), 'utf8'));
    expect(rows).toHaveLength(totalElements);
  });
});

describe('格口', () => {
  it('two boxes are chosen with arrows and Space, locked, and set available again', async () => {
    const { page, staff } = await visit({ as: 'operator', language: 'zh' });
    const locker = await lockerAt(staff, 5);
    const pair = freePair(locker);
    await openBoxes(page, locker.lockerId);
    const statuses = async () => {
      const { boxList } = await lockerOf(staff, locker.lockerId);
      return pair.map((box) => boxList.find(({ boxId }) => boxId === box.boxId)?.status);
    };
    for (const [name, word, status] of [
      ['设为锁定', '已锁定', 'LOCKED'],
      ['设为可用', '可用', 'AVAILABLE'],
    ] as const) {
      for (const box of pair) {
        await moveTo(page, box);
        await page.keyboard.press('Space');
      }
      await page.getByText('已选 2 个格口').waitFor();
      await pressOn(page, act(page, name));
      for (const box of pair)
        await expect.poll(() => cell(page, box).getAttribute('aria-label')).toContain(`，${word}`);
      expect(await statuses()).toEqual([status, status]);
      await page.keyboard.press('Escape');
      await page.getByText('未选择格口').waitFor();
    }
  });

  it('a box is opened and carries the mark; nothing chosen is said in words', async () => {
    const { page, staff } = await visit({ as: 'operator', language: 'zh' });
    const locker = await lockerAt(staff, 6);
    const box = boxThatIs(locker, 'AVAILABLE');
    await openBoxes(page, locker.lockerId);
    await pressOn(page, act(page, '远程开门'));
    await page.getByText('请选择格口！').waitFor();

    await moveTo(page, box);
    await page.keyboard.press('Space');
    await pressOn(page, act(page, '远程开门'));
    await page.getByRole('dialog', { name: '远程开门' }).waitFor();
    await page.getByText(`已打开：${box.name}`).waitFor();
    await cell(page, box).getByText('门开', { exact: true }).waitFor();
  });

  it('the card of a full box is read when the keys come to it, also where the page scrolls to it', async () => {
    const { page, staff } = await visit({ as: 'operator', language: 'zh' });
    await page.setViewportSize({ width: 1440, height: 420 });
    const locker = await lockerWith(staff, 'OCCUPIED');
    const full = boxThatIs(locker, 'OCCUPIED');
    const order = locker.ordersList.find(({ boxId }) => boxId === full.boxId);
    await openBoxes(page, locker.lockerId);
    await moveTo(page, full);
    const card = page.getByTestId('box-card');
    await page.waitForFunction(() => scrollY > 0);
    await page.evaluate(
      () => new Promise((rested) => requestAnimationFrame(() => requestAnimationFrame(rested))),
    );
    await card.getByText(order?.parcelNumber ?? '?').waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  });
});
