// The pages of one's own account: recovery, access request, lock screen, my account, and dialogs.
import { adminPage, doorPage, over, type PageCase } from '../browser/pageCase.ts';

const FORM = '.door-form input';
const NEW = 'updatePassword?mobile=99123456';
const account = adminPage('my-account', 'MyAccount', 'My account', '我的账号', '.mySessions > li');
/** The tab of a user who locked it. */
const LOCKED = { username: 'operator', name: 'Andreas Charalambous', place: '/app/lockers' };
const change = { en: 'Change password', zh: '修改密码' };
const send = { en: 'Send code', zh: '发送验证码' };

export const accountPages: readonly PageCase[] = [
  doorPage('forget', 'forget', 'Forgot password', '忘记密码', FORM),
  ...over(doorPage('', 'recover', 'Forgot password', '忘记密码', FORM), {
    'forget-faults': async (page, language) => {
      await page.getByRole('button', { name: send[language] }).click();
      await page.locator('.door-form .msg.bad').first().waitFor();
    },
  }),
  doorPage('new-password', NEW, 'New password', '设置新密码', FORM),
  doorPage('new-password-missing', 'updatePassword', 'Mobile number missing', '此页面缺少手机号'),
  doorPage('register', 'register', 'Request access', '申请开通账号', FORM),
  ...over(doorPage('', 'login', 'Sign in', '登录'), {
    lock: async (page) => {
      await page.evaluate(([key, lock]) => sessionStorage.setItem(key, lock), [
        'lockerdesk.locked',
        JSON.stringify(LOCKED),
      ] as const);
      await page.goto('/page/lock');
      await page.locator('.door-more .link').waitFor();
    },
  }),
  account,
  ...over(account, {
    'my-account-password': async (page, language) => {
      await page.getByRole('button', { name: change[language] }).click();
      await page.getByRole('dialog').locator('.MuiFormControl-root').first().waitFor();
    },
  }),
];
