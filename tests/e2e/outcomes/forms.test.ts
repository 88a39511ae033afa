// Forms in both languages: refusals are seen where the user is, no change writes nothing, and no way ends in nothing.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sessions } from '../../../contract/account/sessions.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { roles } from '../../../contract/people/roles.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';
import { browserTests } from '../../kit/browser/browser.ts';
import { LANGUAGES, textsIn } from '../../kit/browser/spoken.ts';
import type { Staff } from '../../kit/staff.ts';

const visit = browserTests();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label).first();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The smallest picture. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** An account whose role may see parcels and edit their categories, and nothing else. */
async function narrow({ ask }: Staff, language: string): Promise<string> {
  const authoritySet = ['PARCEL_VIEW', 'PARCEL_CATEGORY_VIEW', 'PARCEL_CATEGORY_EDIT'];
  const name = `SORTING_${language.toUpperCase()}`;
  const role = { name, description: 'Sorting', loginType: 'BACKEND', authoritySet } as const;
  const { roleId } = (await ask(roles.create, role)).body;
  const username = `sorting.${language}`;
  const account = { username, roleId, userStatus: 'ACTIVE', password: DEMO_PASSWORD } as const;
  expect((await ask(staffCalls.create, account)).status).toBe(200);
  return username;
}

describe.each(LANGUAGES)('forms (%s)', (language) => {
  const come = async (as = 'admin') => ({
    say: await textsIn(language),
    ...(await visit({ as, language })),
  });

  it('a new locker whose number is taken leads back to that field, and what it lacks is asked', async () => {
    const { page, staff, say, expectNoise } = await come();
    expectNoise(/Failed to load resource.*409/);
    const words = (key: string) => say(`lockerForm.${key}`);
    const label = (name: string) => say(`resources.lockers.fields.${name}`);
    const [other] = (await staff.ask(lockers.list, { size: '10' })).body.content;
    const lockerName = `Harbour office ${language}`;
    const save = async () => {
      await button(page, words('toLayout')).click();
      await button(page, words('saveLocker')).click();
      const question = page.getByRole('dialog', {
        name: say('lockerForm.lacking.title', { name: lockerName }),
      });
      for (const lack of ['place', 'address', 'terminal', 'boxes'])
        await question.getByText(words(`lacking.${lack}`), { exact: true }).waitFor();
      await question.getByRole('button', { name: words('lacking.create') }).click();
    };
    await page.goto('/app/AddNewLocker');
    await field(page, label('lockerName')).fill(lockerName);
    const number = field(page, label('lockerNumber'));
    await number.fill(other?.lockerNumber ?? '');
    await save();
    await expect.poll(() => number.evaluate((it) => it === document.activeElement)).toBe(true);
    const reason = page.locator(`[id="${await number.getAttribute('aria-describedby')}"]`);
    expect(await reason.textContent()).toMatch(
      new RegExp(`${other?.lockerNumber}.*${other?.lockerName}`),
    );
    await number.fill(`HARBOUR-${language}`);
    await save();
    await page.getByText(words('created')).waitFor();
    const asked = { lockerNumber: `HARBOUR-${language}`, size: '10' };
    const [made] = (await staff.ask(lockers.list, asked)).body.content;
    await page.goto(`/app/box-info?id=${made?.lockerId}`);
    await heading(page, lockerName).waitFor();
  });

  it('an unchanged price and an unchanged expiry write nothing and say so', async () => {
    const { page, staff, say } = await come();
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.url());
    });
    const unchanged = page.getByText(say('engine.form.unchanged'));
    await page.goto('/app/PriceSetting');
    await button(page, say('engine.form.save')).click();
    await unchanged.waitFor();
    const stored = { ordersStatus: 'STORED', size: '10' } as const;
    const [parcel] = (await staff.ask(parcels.list, stored)).body.content;
    await page.goto(`/app/order-view?ordersId=${parcel?.ordersId}`);
    const change = say('resources.parcels.actions.changeExpiry.label');
    await button(page, change).click();
    await page.getByRole('dialog').getByRole('button', { name: change }).click();
    await unchanged.waitFor();
    expect(writes.filter((url) => !url.includes('/live'))).toEqual([]);
  });

  it('a price is changed only after a question: what changes, from when, for how many customers', async () => {
    const { page, say } = await come();
    await page.goto('/app/PriceSetting');
    const perUse = page.getByRole('group', { name: say('choices.paymentScheme.PER_USE') });
    const price = perUse.getByLabel(say('prices.fields.amount'), { exact: true });
    const before = await price.inputValue();
    await price.fill('5.555');
    await price.blur();
    await perUse.getByText(say('resources.prices.errors.amountWrong')).waitFor();
    await price.fill('5,90');
    await button(page, say('engine.form.save')).click();
    const question = page.getByRole('dialog', { name: say('prices.confirm.title') });
    await question.getByText(`€${before} → €5.90`).waitFor();
    await question.getByText(/\d+ (customer|位客户)/).waitFor();
    await question.getByRole('button', { name: say('ra.action.cancel') }).click();
    expect(await price.inputValue()).toBe('5.90');
  });

  it('a narrow role begins on its first page; its form keeps its URL and its entries when the session ends', async () => {
    const { staff } = await come();
    const clerk = await come(await narrow(staff, language));
    const { page, say } = clerk;
    clerk.expectNoise(/Failed to load resource.*401/);
    await page.goto('/app/dashboard');
    await heading(page, say('resources.parcels.title')).waitFor();
    await page.goto('/app/parcelCategories');
    const edit = page.getByRole('button', { name: say('engine.actions.edit.label') });
    await edit.first().click();
    const label = say('resources.parcelCategories.fields.category');
    const name = page.getByRole('dialog').getByLabel(label);
    await name.fill('Kept over the sign-in');
    const at = page.url();
    expect(new URL(at).pathname).toMatch(/^\/app\/parcelCategories\/\d+/);
    await clerk.staff.ask(sessions.logout, {});
    await button(page, say('engine.form.save')).click();
    await page.locator('input[name="username"]').fill(clerk.staff.user.username);
    await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText(say('engine.form.restored')).waitFor();
    expect([page.url(), await name.inputValue()]).toEqual([at, 'Kept over the sign-in']);
  });

  it('an address of no record says so, a chosen picture is uploaded, a report that cannot be mailed says so, and a schedule knows its report', async () => {
    const { page, say, expectNoise } = await come();
    expectNoise(/Failed to load resource.*40[04]/);
    await page.goto('/app/AddLSPCompany?providerId=abc');
    await page.getByText({ en: 'Provider not found', zh: '物流公司不存在' }[language]).waitFor();
    await Promise.all([page.waitForURL('**/app/providers'), page.locator('.state a').click()]);
    await page.goto('/app/bannerupload');
    const files = { name: 'pixel.gif', mimeType: 'image/gif', buffer: PIXEL };
    await page.getByLabel(say('marketing.choose')).first().setInputFiles(files);
    await page.getByText(say('marketing.state.finish')).waitFor();
    await page.goto('/app/ReportExpired');
    await page.getByText(say('willLeave.report.NO_GATEWAY')).waitFor();
    await page.getByRole('button', { name: say('reports.schedules.button') }).click();
    await page.getByRole('link', { name: say('reports.schedules.add') }).click();
    const report = say('resources.reportSchedules.fields.report');
    const form = page.getByRole('dialog').getByLabel(report).first();
    await expect.poll(() => form.inputValue()).toBe('renewedOrExpired');
  });
});
