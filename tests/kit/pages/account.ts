// The pages of one's own account: recovery, access request, lock screen, my account, and dialogs.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/pageCase.ts';

const form = (page: Page) => page.locator('.door-form input').first();
const mine = (page: Page) => page.locator('.mySessions > li').first();
const account = {
  address: '/app/MyAccount',
  as: 'admin',
  heading: { en: 'My account', zh: '我的账号' },
  settled: mine,
} as const;
/** The tab of a user who locked it. */
const LOCKED = { username: 'operator', name: 'Andreas Charalambous', place: '/app/lockers' };
const change = { en: 'Change password', zh: '修改密码' };
const send = { en: 'Send code', zh: '发送验证码' };

export const accountPages: readonly PageCase[] = [
  {
    name: 'forget',
    address: '/page/forget',
    heading: { en: 'Forgot password', zh: '忘记密码' },
    settled: form,
  },
  {
    name: 'forget-faults',
    address: '/page/recover',
    heading: { en: 'Forgot password', zh: '忘记密码' },
    settled: form,
    open: async (page, language) => {
      await page.getByRole('button', { name: send[language] }).click();
      await page.locator('.door-form .msg.bad').first().waitFor();
    },
  },
  {
    name: 'new-password',
    address: '/page/updatePassword?mobile=99123456',
    heading: { en: 'New password', zh: '设置新密码' },
    settled: form,
  },
  {
    name: 'new-password-missing',
    address: '/page/updatePassword',
    heading: { en: 'Mobile number missing', zh: '此页面缺少手机号' },
  },
  {
    name: 'register',
    address: '/page/register',
    heading: { en: 'Request access', zh: '申请开通账号' },
    settled: form,
  },
  {
    name: 'lock',
    address: '/page/login',
    heading: { en: 'Sign in', zh: '登录' },
    open: async (page) => {
      await page.evaluate(([key, lock]) => sessionStorage.setItem(key, lock), [
        'lockerdesk.locked',
        JSON.stringify(LOCKED),
      ] as const);
      await page.goto('/page/lock');
      await page.locator('.door-more .link').waitFor();
    },
  },
  { name: 'my-account', ...account },
  {
    name: 'my-account-password',
    ...account,
    open: async (page, language) => {
      await page.getByRole('button', { name: change[language] }).click();
      await page.getByRole('dialog').locator('.field').first().waitFor();
    },
  },
];
