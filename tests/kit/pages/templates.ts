// The pages of templates: both lists, a template of each type, and one that shows its errors.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const filled = (page: Page) => page.locator('.templatePreview .templateLines').first();
const as = 'admin';
const sms = {
  address: '/app/SMSdetail?templateId=3&type=SMS',
  as,
  heading: { en: 'SMS: Deposit', zh: '短信：存件' },
  settled: filled,
};

export const templatePages: readonly PageCase[] = [
  {
    name: 'templates',
    address: '/app/NotificationContent',
    as,
    heading: { en: 'Notification content', zh: '通知内容' },
    settled: (page) => page.locator('.templateTable a.name').last(),
  },
  { name: 'template-sms', ...sms },
  {
    name: 'template-faults',
    ...sms,
    open: async (page) => {
      await page
        .locator('.templateArea')
        .first()
        .fill('您的包裹 {parcelNumber} 已到 {lockerNam}。');
      await page.locator('.templateErrors .msg').first().waitFor();
    },
  },
  {
    name: 'template-mail',
    address: '/app/SMSdetail?templateId=4&type=EMAIL',
    as,
    heading: { en: 'E-mail: Deposit', zh: '电子邮件：存件' },
    settled: filled,
  },
  {
    name: 'template-read',
    address: '/app/SMSdetail?templateId=4&type=EMAIL',
    as: 'viewer',
    heading: { en: 'E-mail: Deposit', zh: '电子邮件：存件' },
    settled: filled,
  },
  {
    name: 'template-missing',
    address: '/app/SMSdetail',
    as,
    heading: { en: 'Template', zh: '消息模板' },
  },
];
