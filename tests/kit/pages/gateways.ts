// The pages of gateways and messages, for the tests of every page.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const rows = (page: Page) => page.locator('tbody a.name, .cards a.name').first();
const form = (page: Page) => page.locator('form.form .field').first();
const admin = { as: 'admin' } as const;
const messages = {
  ...admin,
  address: '/app/messages',
  heading: { en: 'Message list', zh: '消息列表' },
  settled: rows,
};
const RESEND = { en: /^Send again/, zh: /^重新发送/ };
const failed = encodeURIComponent('{"messageState":"FAILED"}');

export const gatewayPages: readonly PageCase[] = [
  { name: 'messages', ...messages },
  { name: 'messages-failed', ...messages, address: `/app/messages?filter=${failed}`, as: 'viewer' },
  {
    name: 'messages-resend',
    ...messages,
    address: `/app/messages?filter=${failed}`,
    only: 'desk',
    open: async (page, language) => {
      // The newest failed message may be one that cannot be sent again.
      await page.getByRole('button', { name: RESEND[language] }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'message-show',
    ...admin,
    address: '/app/messages/1/show',
    heading: { en: '', zh: '' },
    settled: (page) => page.locator('.messageSaid'),
  },
  {
    name: 'email-gateway',
    ...admin,
    address: '/app/Emailgateway',
    heading: { en: 'E-mail gateway', zh: '邮件网关' },
    settled: form,
  },
  {
    name: 'email-gateway-faults',
    ...admin,
    address: '/app/Emailgateway',
    heading: { en: 'E-mail gateway', zh: '邮件网关' },
    settled: form,
    open: async (page) => {
      await page.locator('.testSend input').fill('nobody');
      await page.locator('.testSend button').click();
      await page.locator('.testSend .msg.bad').waitFor();
      // An address is required, whether or not a secret is stored.
      await page.locator('form.form input').first().fill('');
      await page.keyboard.press('Control+s');
      await page.locator('form.form .msg.bad').first().waitFor();
    },
  },
  {
    name: 'email-gateway-read',
    as: 'viewer',
    address: '/app/Emailgateway',
    heading: { en: 'E-mail gateway', zh: '邮件网关' },
    settled: (page) => page.locator('.facts'),
  },
  {
    name: 'sms-gateway',
    ...admin,
    address: '/app/SMSGateway',
    heading: { en: 'SMS gateway', zh: '短信网关' },
    settled: form,
  },
];
