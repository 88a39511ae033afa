// A template by keyboard and on a phone: "edit a template with a wrong placeholder and be told; send a test mail and see it in the mailbox of the test server".
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateways } from '../../contract/messages/gateways.ts';
import { templates, type Template } from '../../contract/messages/templates.ts';
import { browserTests, type Visit } from '../kit/browser/browser.ts';
import { pressOn, typeInto } from '../kit/browser/keyboard.ts';
import { openMailServer, type MailServer } from '../kit/servers/mailServer.ts';

const visit = browserTests();
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await openMailServer();
});
afterAll(() => mailServer.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function template({ staff }: Visit, templateType: 'SMS' | 'MAIL', event: string) {
  const { body } = await staff.ask(templates.query, { templateType });
  return body.find(({ templateEvent }) => templateEvent === event)!;
}

/** Saves it as it is given: as it was before the test, or with another text. */
const putBack = ({ staff }: Visit, { templateId, ...row }: Template) =>
  staff.ask(templates.update, {
    templateId,
    templateEvent: row.templateEvent as 'PIN_RESEND',
    templateDescription: row.templateDescription,
    templateTitle: row.templateTitle,
    templateContent: row.templateContent,
    templateStatus: row.templateStatus,
  });

/** Switched off: it is there to be tried, and nothing else leaves by it. */
const saveGateway = ({ staff }: Visit) =>
  staff.ask(gateways.saveMail, {
    smtpServerUrl: '127.0.0.1',
    smtpServerPort: mailServer.port,
    username: '',
    password: '',
    senderName: 'Lockers',
    senderEmail: 'lockers@example.test',
    domain: '',
    bccEmail: '',
    enableFlag: false,
  });

describe('a template', () => {
  it('is written by keyboard: a wrong placeholder is named, the right one inserted and saved (R1.34, R2.95, R2.96)', async () => {
    const admin = await visit({ as: 'admin' });
    const { page } = admin;
    const before = await template(admin, 'MAIL', 'PIN_RESEND');
    await page.goto('/app/NotificationContent');
    await heading(page, 'Notification content').waitFor();
    const list = page.getByRole('table', { name: 'E-mail' });
    await list.getByRole('link', { name: 'PIN sent again' }).press('Enter');
    await heading(page, 'E-mail: PIN sent again').waitFor();

    const content = page.getByLabel('Content', { exact: true });
    await typeInto(page, content, 'New code: {pinCod} ');
    const unknown = 'The messages of this event have no placeholder {pinCod}.';
    await page.getByText(`Content: ${unknown}`).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText(unknown, { exact: true }).waitFor();
    expect(await template(admin, 'MAIL', 'PIN_RESEND')).toEqual(before);

    await typeInto(page, content, 'New code: ');
    await pressOn(page, page.getByRole('button', { name: '{pinCode}', exact: true }));
    await page.keyboard.type('.');
    expect(await content.inputValue()).toBe('New code: {pinCode}.');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText('New code: 123456.').waitFor();
    await page.keyboard.press('Control+s');
    await heading(page, 'Notification content').waitFor();
    const { templateContent } = await template(admin, 'MAIL', 'PIN_RESEND');
    expect(templateContent).toBe('New code: {pinCode}.');
    await putBack(admin, before);
  });

  it('is sent to try it: "The Email is sent!", and it is in the mailbox as it is saved', async () => {
    const admin = await visit({ as: 'admin' });
    const { page } = admin;
    const before = await template(admin, 'MAIL', 'PIN_RESEND');
    await saveGateway(admin);
    await putBack(admin, { ...before, templateContent: 'New code: {pinCode}.' });
    await page.goto(`/app/SMSdetail?templateId=${before.templateId}&type=EMAIL`);
    await heading(page, 'E-mail: PIN sent again').waitFor();
    await typeInto(page, page.getByLabel('E-mail address'), 'me@example.test');
    await page.keyboard.press('Enter');
    await page.getByText('The Email is sent!').waitFor();
    const arrived = mailServer.mailbox.at(-1);
    expect(arrived?.recipients).toEqual(['me@example.test']);
    expect(arrived?.mail.text?.trim()).toBe('New code: 123456.');
    await putBack(admin, before);
  });

  it('在手机上用中文修改：显示短信条数，离开前询问，保存后返回列表', async () => {
    const admin = await visit({
      as: 'admin',
      language: 'zh',
      width: 390,
      height: 844,
      touch: true,
    });
    const { page } = admin;
    const before = await template(admin, 'SMS', 'COLLECTION');
    await page.goto(`/app/SMSdetail?templateId=${before.templateId}&type=SMS`);
    await heading(page, '短信：取件').waitFor();
    await page.getByLabel('内容', { exact: true }).fill('您的包裹已取走，感谢使用。'.repeat(6));
    await page.getByText('共 2 条短信，按条计费').waitFor();
    await page.getByRole('button', { name: '取消' }).tap();
    const leaving = page.getByRole('dialog');
    await leaving.getByText(/内容/).first().waitFor();
    await page.keyboard.press('Escape');
    await leaving.waitFor({ state: 'detached' });
    await page.getByLabel('状态', { exact: true }).selectOption({ label: '已停用' });
    await page.getByRole('button', { name: '保存' }).tap();
    await heading(page, '通知内容').waitFor();
    const row = page.getByRole('row').filter({ hasText: '取件' });
    await row.getByText('已停用').first().waitFor();
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(390);
    await putBack(admin, before);
  });
});
