// A role from end to end: made by keyboard, given to somebody, whose menu is the one that its preview showed, until they are locked.
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { roles } from '../../contract/people/roles.ts';
import { staffCalls } from '../../contract/people/staff.ts';
import { browserTests, type Visit } from '../kit/browser/browser.ts';
import { pressOn, tabTo, typeInto } from '../kit/browser/keyboard.ts';

const visit = browserTests();

const ROLE = 'NIGHT_DESK';
const USERNAME = 'night.desk';
const PASSWORD = 'Nightdesk2026';
const PHONE = { width: 390, height: 844, touch: true } as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A field's label says of some that they are optional. */
const field = (page: Page, label: string) =>
  page.getByLabel(new RegExp(`^${label}(?: 选填)?$`)).first();
const texts = async (lines: Locator) => {
  await lines.first().waitFor();
  return lines.allTextContents();
};

/** Chooses the next of a field's choices. */
async function chooseNext(page: Page, select: Locator, value: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.press('ArrowDown');
  expect(await select.inputValue()).toBe(value);
}

/** Finds a permission by its code, and gives or takes it. */
async function turn(page: Page, code: string): Promise<void> {
  await typeInto(page, page.getByRole('searchbox', { name: '搜索权限' }), code);
  const row = page.locator('.roleRow:visible', { has: page.getByText(code, { exact: true }) });
  await pressOn(page, row.getByRole('checkbox'), 'Space');
}

/** What the preview shows of the menu, without what the change would take away. */
const previewed = (page: Page) =>
  texts(page.getByRole('region', { name: '该角色看到的菜单' }).locator('.role-line:not(.lost)'));

async function makeRole(page: Page): Promise<string[]> {
  await page.goto('/app/ViewRoles');
  await heading(page, '角色列表').waitFor();
  await pressOn(page, page.getByRole('button', { name: '新增角色' }));
  await heading(page, '新增角色').waitFor();
  await typeInto(page, field(page, '名称'), ROLE);
  await chooseNext(page, field(page, '类型'), 'BACKEND');
  await typeInto(page, field(page, '说明'), '夜班前台');
  for (const code of ['DASHBOARD_VIEW', 'LOCKER_VIEW', 'PARCEL_VIEW', 'MEMBER_VIEW'])
    await turn(page, code);
  const menu = await previewed(page);
  await page.keyboard.press('Control+s');
  await page.getByText('新增成功').waitFor();
  return menu;
}

async function makeUser(page: Page): Promise<void> {
  await page.goto('/app/AddNewStaff');
  await heading(page, '新增后台员工').waitFor();
  await typeInto(page, field(page, '登录名'), USERNAME);
  await typeInto(page, page.getByRole('combobox', { name: '角色' }), 'NIGHT');
  await page.getByRole('option', { name: ROLE }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(page, field(page, '密码'), PASSWORD);
  await typeInto(page, field(page, '确认密码'), PASSWORD);
  await page.keyboard.press('Control+Enter');
  await page.getByText('新增成功').waitFor();
}

/** Changes somebody's account or a role on its page, and saves it by keyboard. */
async function change(page: Page, at: string, name: string, act: () => Promise<void>) {
  await page.goto(at);
  await heading(page, name).waitFor();
  await act();
  await page.keyboard.press('Control+s');
  await page.getByText(/^更新成功/).waitFor();
}

async function signInAs(page: Page): Promise<void> {
  await page.getByLabel('登录名').fill(USERNAME);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

const drawer = (page: Page) => page.getByRole('dialog', { name: '主菜单' });

async function openMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: '打开菜单' }).tap();
  // The drawer is drawn a moment after it opens: nothing counts as folded before it is.
  await drawer(page).getByRole('link', { name: '仪表盘' }).waitFor();
  const folded = drawer(page).getByRole('button', { expanded: false });
  while (await folded.count()) await folded.first().tap();
  return texts(drawer(page).locator('.nav-line'));
}

async function follow(page: Page, entry: string): Promise<void> {
  await drawer(page).getByRole('link', { name: entry }).tap();
  await drawer(page).waitFor({ state: 'detached' });
}

const idsOf = async ({ staff }: Visit) => {
  const made = (await staff.ask(roles.list, { name: ROLE })).body.content[0];
  const user = (await staff.ask(staffCalls.backend, { username: USERNAME })).body.content[0];
  return { roleId: made?.roleId ?? 0, userId: user?.userId ?? 0 };
};

it('角色: a role and a user with it, who signs in and sees exactly its menu: made by keyboard, followed on a phone (R1.27, R2.59, R2.113, R6.8)', async () => {
  const admin = await visit({ as: 'admin', language: 'zh' });
  const menu = await makeRole(admin.page);
  expect(menu).toContain('快递柜列表');
  expect(menu).not.toContain('角色列表');
  await makeUser(admin.page);
  const { roleId, userId } = await idsOf(admin);

  const { page, expectNoise } = await visit({ language: 'zh', ...PHONE });
  expectNoise(/Failed to load resource.*40[01]/);
  await page.goto('/page/login');
  await signInAs(page);
  await heading(page, '仪表盘').waitFor();
  expect(await openMenu(page)).toEqual(menu);
  for (const [at, needs] of [
    ['ViewRoles', 'ROLE_VIEW / ROLE_EDIT'],
    [`AddNewStaff?userId=${userId}`, 'STAFF_EDIT'],
  ]) {
    await page.goto(`/app/${at}`);
    await page.getByText(`所需权限：${needs}。`).waitFor();
  }
  await page.getByText(`您的角色是 ${ROLE}。`).waitFor();

  // What is taken away is gone with the next answer; nobody signs in again.
  let left: string[] = [];
  await change(admin.page, `/app/AddNewRole?id=${roleId}`, ROLE, async () => {
    await turn(admin.page, 'MEMBER_VIEW');
    left = await previewed(admin.page);
  });
  expect(left.length).toBeLessThan(menu.length);
  await openMenu(page);
  await follow(page, '快递柜列表');
  await page.getByText('您的权限已更改，菜单和页面随之更新。').waitFor();
  expect(await openMenu(page)).toEqual(left);

  // ACTIVE/LOCKED that ends sessions at once: the next step leads out, and the way in is shut.
  await change(admin.page, `/app/AddNewStaff?userId=${userId}`, USERNAME, () =>
    chooseNext(admin.page, field(admin.page, '账号状态'), 'LOCKED'),
  );
  await follow(page, '包裹列表');
  await heading(page, '登录').waitFor();
  await signInAs(page);
  await page.getByRole('alert').getByText('用户不存在或密码错误').waitFor();
});
