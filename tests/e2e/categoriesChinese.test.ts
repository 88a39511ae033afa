// The life of a parcel category in Chinese and by keyboard alone: nothing in this file moves or presses a mouse.
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { parcelCategories } from '../../contract/parcels/parcelCategories.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { pressOn, tabTo, typeInto } from '../kit/browser/keyboard.ts';

const visit = browserTests();

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const rowAct = (page: Page, act: string, name: string) =>
  rowOf(page, name).getByRole('button', { name: `${act}：${name}` });
const field = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true });

async function openList(page: Page): Promise<void> {
  await page.goto('/app/parcelCategories');
  await page.locator('table[aria-busy="false"]').waitFor();
}

describe('包裹类别', () => {
  it('is added, corrected where the dialog says, found by its prefix, changed with Ctrl+S, and deleted', async () => {
    const { page, staff } = await visit({ as: 'admin', language: 'zh' });
    await openList(page);
    await pressOn(page, page.getByRole('button', { name: '新增包裹类别' }));
    const making = page.getByRole('dialog', { name: '新增包裹类别' });
    await typeInto(page, field(making, '前缀'), 'KB');
    await typeInto(page, field(making, '类别'), '键盘邮件');
    await page.keyboard.press('Enter');
    await making.getByText('1 个字段需要更正').waitFor();
    await making.getByText('请输入邮件种类').waitFor();
    // The field that is wrong has the focus already.
    await page.keyboard.type('PACKET');
    await page.keyboard.press('Enter');
    await page.getByText('键盘邮件 已新增。').waitFor();
    await making.waitFor({ state: 'detached' });

    await typeInto(page, page.getByRole('search').getByLabel('前缀', { exact: true }), 'KB');
    await page.getByText('第 1–1 项，共 1 项').waitFor();
    await pressOn(page, rowAct(page, '编辑', '键盘邮件'));
    const editing = page.getByRole('dialog', { name: '编辑 键盘邮件' });
    await typeInto(page, field(editing, '类别'), '键盘快件');
    await page.keyboard.press('Control+s');
    await page.getByText('键盘快件 已保存。').waitFor();
    await editing.waitFor({ state: 'detached' });

    await pressOn(page, page.getByRole('button', { name: '键盘快件的更多操作' }));
    await tabTo(page, page.getByRole('menuitem', { name: '删除' }), 'ArrowDown');
    await page.keyboard.press('Enter');
    const asking = page.getByRole('dialog', { name: '删除 键盘快件？' });
    await pressOn(page, asking.getByRole('button', { name: '删除' }));
    await page.getByText('键盘快件 已删除。').waitFor();
    await page.getByText('没有与“KB”相符的包裹类别').waitFor();
    const { body } = await staff.ask(parcelCategories.list, { ex: 'KB' });
    expect(body.content).toEqual([]);
  });

  it('Escape closes an untouched dialog at once and gives the focus back; a touched one asks first', async () => {
    const { page } = await visit({ as: 'admin', language: 'zh' });
    await openList(page);
    const add = page.getByRole('button', { name: '新增包裹类别' });
    await pressOn(page, add);
    const making = page.getByRole('dialog', { name: '新增包裹类别' });
    await making.waitFor();
    await page.keyboard.press('Escape');
    await making.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('新增包裹类别');

    await page.keyboard.press('Enter');
    await typeInto(page, field(making, '类别'), '没写完');
    await page.keyboard.press('Escape');
    const leaving = page.getByRole('dialog', { name: '不保存就离开？' });
    await leaving.getByText('已填写 1 个字段：类别。').waitFor();
    await pressOn(page, leaving.getByRole('button', { name: '留在此页' }));
    await leaving.waitFor({ state: 'detached' });
    expect(await field(making, '类别').inputValue()).toBe('没写完');
    await page.keyboard.press('Escape');
    await pressOn(page, leaving.getByRole('button', { name: '放弃 1 处更改' }));
    await making.waitFor({ state: 'detached' });
  });
});
