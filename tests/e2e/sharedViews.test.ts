// Shared views: one user shares a query, another has it as a tab with its count, until it is shared no longer.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { browserTests } from '../kit/browser/browser.ts';

const visit = browserTests();

const WORDS = {
  en: {
    queries: 'Saved queries',
    views: 'Shared views',
    name: 'Query name',
    keep: 'Save',
    all: 'All',
    by: 'Shared by operator',
    done: (view: string) => `${view} is shared with everyone who may open this list.`,
    share: (view: string) => `Share ${view} with everyone`,
    stop: (view: string) => `Stop sharing ${view}`,
    range: (count: number) => `1–${count} of ${count}`,
  },
  zh: {
    queries: '已存查询',
    views: '共享视图',
    name: '查询名称',
    keep: '保存',
    all: '全部',
    by: '由 operator 共享',
    done: (view: string) => `“${view}”已共享给所有可打开此列表的人。`,
    share: (view: string) => `将“${view}”共享给所有人`,
    stop: (view: string) => `取消共享“${view}”`,
    range: (count: number) => `第 1–${count} 项，共 ${count} 项`,
  },
};

const OFFLINE = { lockerSituation: 'OFFLINE' } as const;
const offline = `/app/lockers?filter=${encodeURIComponent(JSON.stringify(OFFLINE))}`;

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.list-table[aria-busy="false"], .cards').first().waitFor();
}

describe.each([
  ['en', 'Needs a visit'],
  ['zh', '需要巡检'],
] as const)('a shared view, %s', (language, view) => {
  const words = WORDS[language];
  const sheetOf = (page: Page) => page.getByRole('dialog', { name: words.queries });
  const openSheet = (page: Page) =>
    page.getByRole('button', { name: new RegExp(`^${words.queries}`) }).click();
  const tabsOf = (page: Page) => page.getByRole('navigation', { name: words.views });

  it('is a tab with its count for another user, and is gone once it is shared no longer', async () => {
    const owner = await visit({ as: 'operator', language });
    const { page } = owner;
    await openList(page, offline);
    expect(await tabsOf(page).count()).toBe(0);
    await openSheet(page);
    await sheetOf(page).getByLabel(words.name).fill(view);
    await sheetOf(page).getByRole('button', { name: words.keep, exact: true }).click();
    await sheetOf(page)
      .getByRole('button', { name: words.share(view) })
      .click();
    await page.getByText(words.done(view)).waitFor();

    const { body } = await owner.staff.ask(lockers.list, { ...OFFLINE, size: 1 });
    const count = body.totalElements;
    expect(count).toBeGreaterThan(0);
    const other = (await visit({ as: 'viewer', language, width: 390, touch: true })).page;
    await openList(other, '/app/lockers');
    const tab = tabsOf(other).getByRole('link', { name: `${view} ${count}`, exact: true });
    await tab.waitFor();
    await tab.focus();
    await other.keyboard.press('Enter');
    await other.getByText(words.range(count)).waitFor();
    expect(await tab.getAttribute('aria-current')).toBe('page');
    expect(new URL(other.url()).searchParams.get('filter')).toBe(JSON.stringify(OFFLINE));
    // One row of tabs scrolls sideways; the page does not.
    const { width, wide } = await other.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      wide: window.innerWidth,
    }));
    expect(width).toBe(wide);

    await sheetOf(page)
      .getByRole('button', { name: words.stop(view) })
      .click();
    await tabsOf(page).waitFor({ state: 'detached' });
    await openList(other, '/app/lockers');
    await tabsOf(other).waitFor({ state: 'detached' });
  });
});
