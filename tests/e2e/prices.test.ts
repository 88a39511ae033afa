// Prices by keyboard and on a phone: "set a discount and see the amount everywhere".
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { members } from '../../contract/people/members.ts';
import { prices, type Prices } from '../../contract/parcels/prices.ts';
import { browserTests, type Visit } from '../kit/browser/browser.ts';
import { pressOn, tabTo, typeInto } from '../kit/browser/keyboard.ts';

const visit = browserTests();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const read = async ({ staff }: Visit): Promise<Prices> => (await staff.ask(prices.read, {})).body;

/** As they were before the test. */
async function putBack({ staff }: Visit, before: Prices) {
  expect((await staff.ask(prices.save, before)).status).toBe(200);
}

/** Somebody who has paid nothing yet. */
async function newCustomer({ staff }: Visit): Promise<number> {
  const { status, body } = await staff.ask(members.create, {
    username: 'pays.discounted',
    firstName: 'Dora',
    lastName: 'Discount',
    mobile: '96112233',
    notifyType: 'SMS',
    paymentScheme: 'PER_USE',
  });
  expect(status).toBe(200);
  return body.memberId;
}

/** Charges a subscription monthly by keyboard and pays it; the row of the history says how much it was. */
async function chargeMonthly(page: Page, amount: string): Promise<void> {
  const history = page.getByRole('region', { name: 'Payment history' });
  await pressOn(page, history.getByRole('button', { name: 'Charge a subscription' }));
  const asking = page.getByRole('dialog');
  await pressOn(page, asking.getByRole('button', { name: 'Charge a subscription' }));
  await asking.waitFor({ state: 'detached' });
  const row = history.getByRole('row').filter({ hasText: 'Subscription monthly' });
  await row.filter({ hasText: 'Unpaid' }).getByText(amount).waitFor();
  await pressOn(page, row.getByRole('button', { name: 'Mark as paid' }));
  const sure = page.getByRole('dialog', { name: new RegExp(`Mark ${amount} as paid\\?`) });
  await pressOn(page, sure.getByRole('button', { name: 'Mark as paid' }));
  await sure.waitFor({ state: 'detached' });
  await row.filter({ hasText: 'Unpaid' }).waitFor({ state: 'detached' });
  await row.getByText(amount).waitFor();
}

it('a discount is set by keyboard: the amount stands in the form, and among the products (R1.31, R2.130)', async () => {
  const admin = await visit({ as: 'admin' });
  const { page } = admin;
  const before = await read(admin);
  await page.goto('/app/PriceSetting');
  await heading(page, 'Price settings').waitFor();
  const monthly = page.getByRole('group', { name: 'Subscription monthly' });
  // Whoever comes by Tab types over what stands there.
  await tabTo(page, monthly.getByLabel('Price'));
  await page.keyboard.type('4.90');
  expect(await monthly.getByLabel('Price').inputValue()).toBe('4.90');
  await typeInto(page, monthly.getByLabel('Discount (%)'), '120');
  await page.keyboard.press('Control+s');
  await page.getByText('Enter a discount from 0 to 100.').waitFor();
  expect(await read(admin)).toEqual(before);

  await typeInto(page, monthly.getByLabel('Discount (%)'), '12.5');
  // 4.90 x (1 - 12.5/100) = 4.2875
  await monthly.getByText('€4.29').waitFor();
  await page.keyboard.press('Control+s');
  await pressOn(page, page.getByRole('button', { name: 'Save prices' }));
  await page.getByText('update success').waitFor();
  const changes = page.getByRole('region', { name: 'Price changes' });
  await changes
    .getByText(/Discount \(%\): .* → 12\.5/)
    .first()
    .waitFor();

  await page.goto('/app/products');
  const card = page.getByRole('listitem').filter({ hasText: 'Subscription monthly' });
  await card.getByText('€4.29').waitFor();
  await pressOn(page, card.getByRole('link', { name: 'Subscription monthly' }));
  await heading(page, 'Subscription monthly').waitFor();
  await page.getByText('€4.29').first().waitFor();
  await putBack(admin, before);
});

it('the customer is charged the discounted amount, and the payment history keeps it (R1.19)', async () => {
  const admin = await visit({ as: 'admin' });
  const { page } = admin;
  const before = await read(admin);
  const MONTHLY = { ...before.MONTHLY, amount: 4.9, ratio: 12.5 };
  await admin.staff.ask(prices.save, { ...before, MONTHLY });
  await page.goto(`/app/customerDetail?memberId=${await newCustomer(admin)}`);
  await heading(page, 'Dora Discount').waitFor();
  await chargeMonthly(page, '€4.29');
  await putBack(admin, before);
});

it('在手机上用中文查看产品并修改价格', async () => {
  const admin = await visit({ as: 'admin', language: 'zh', width: 390, height: 844, touch: true });
  const { page } = admin;
  const before = await read(admin);
  await page.goto('/app/product/1');
  await heading(page, '按次付费').waitFor();
  await page.getByRole('link', { name: '修改价格' }).tap();
  await heading(page, '价格设置').waitFor();
  const price = page.getByRole('group', { name: '按次付费' }).getByLabel('价格');
  await price.tap();
  await price.fill('');
  await page.getByRole('button', { name: '保存' }).tap();
  await page.getByText('此项为必填项').waitFor();
  await price.fill('1.75');
  await page.getByRole('button', { name: '保存' }).tap();
  await page.getByRole('button', { name: '保存价格' }).tap();
  await page.getByText('更新成功').waitFor();
  expect((await read(admin)).PER_USE.amount).toBe(1.75);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(390);
  await putBack(admin, before);
});
