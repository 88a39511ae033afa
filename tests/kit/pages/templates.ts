// The pages of templates: both lists, a template of each type, and one that shows its errors.
import { adminPage, over, type PageCase } from '../browser/pageCase.ts';

const filled = '.templatePreview .messageLines';
const SMS = 'SMSdetail?templateId=3&type=SMS';
const sms = adminPage('template-sms', SMS, 'SMS: Deposit', '短信：存入', filled);
const MAIL = 'SMSdetail?templateId=4&type=EMAIL';
const mail = adminPage('template-mail', MAIL, 'E-mail: Deposit', '邮件：存入', filled);

export const templatePages: readonly PageCase[] = [
  {
    ...adminPage('templates', 'NotificationContent', 'Notification content', '通知内容'),
    settled: (page) => page.locator('.templateLists a.name').last(),
  },
  sms,
  ...over(sms, {
    'template-faults': async (page) => {
      await page
        .locator('.templateArea textarea')
        .first()
        .fill('您的包裹 {parcelNumber} 已到 {lockerNam}。');
      await page.locator('.templateErrors .msg').first().waitFor();
    },
  }),
  mail,
  { ...mail, name: 'template-read', as: 'viewer' },
  adminPage('template-missing', 'SMSdetail', 'Template', '消息模板'),
];
