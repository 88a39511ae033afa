// The pages of gateways and messages, for the tests of every page.
import { adminPage, FORM, over, ROWS, type PageCase } from '../browser/pageCase.ts';

const messages = adminPage('messages', 'messages', 'Message list', '消息列表', ROWS);
const RESEND = { en: /^Send again/, zh: /^重新发送/ };
const failed = encodeURIComponent('{"messageState":"FAILED"}');

export const gatewayPages: readonly PageCase[] = [
  messages,
  { ...messages, name: 'messages-failed', address: `/app/messages?filter=${failed}`, as: 'viewer' },
  {
    ...messages,
    name: 'messages-resend',
    address: `/app/messages?filter=${failed}`,
    only: 'desk',
    open: async (page, language) => {
      await page.getByRole('button', { name: RESEND[language] }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  adminPage('message-show', 'messages/1/show', '', '', '.messageSaid'),
  adminPage('email-gateway', 'Emailgateway', 'E-mail gateway', '邮件网关', FORM),
  ...over(adminPage('', 'Emailgateway', 'E-mail gateway', '邮件网关', FORM), {
    'email-gateway-faults': async (page) => {
      await page.locator('.testSend input').fill('nobody');
      await page.locator('.testSend button').click();
      await page.locator('.testSend .MuiFormHelperText-root.Mui-error').waitFor();
      await page.locator('form.form input').first().fill('');
      await page.keyboard.press('Control+s');
      await page.locator('form.form .Mui-error').first().waitFor();
    },
  }),
  {
    ...adminPage('email-gateway-read', 'Emailgateway', 'E-mail gateway', '邮件网关', '.facts'),
    as: 'viewer',
  },
  adminPage('sms-gateway', 'SMSGateway', 'SMS gateway', '短信网关', FORM),
];
