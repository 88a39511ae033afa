// Prices that take effect at a chosen time, by keyboard in English and on a phone in Chinese.
import { expect, it } from 'vitest';
import { plannedPrices } from '../../contract/parcels/plannedPrices.ts';
import { prices } from '../../contract/parcels/prices.ts';
import { browserTests, type Visit } from '../kit/browser/browser.ts';
import { pressOn, typeInto } from '../kit/browser/keyboard.ts';

const visit = browserTests();
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Midnight of the day after tomorrow, as it is typed. */
const midnight = () => `${new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)} 00:00`;
const plans = async ({ staff }: Visit) => (await staff.ask(plannedPrices.list, {})).body.plans;
const useNow = async ({ staff }: Visit) => (await staff.ask(prices.read, {})).body.PER_USE.amount;

it('a price change is planned by keyboard, shown with its time, and cancelled; the price stays until then', async () => {
  const admin = await visit({ as: 'admin' });
  const { page } = admin;
  const before = await useNow(admin);
  const time = midnight();
  await page.goto('/app/PriceSetting');
  const perUse = page.getByRole('group', { name: 'Bill payment' });
  await typeInto(page, perUse.getByLabel('Price'), '2.35');
  await page.getByRole('radio', { name: 'A chosen time' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await page.getByText('Enter the date and time from which the prices apply.').waitFor();
  await typeInto(page, page.getByLabel('Date and time', { exact: true }), time);
  await page.keyboard.press('Control+s');
  const asked = page.getByRole('dialog', { name: 'Plan this price change?' });
  await asked.getByText(time).waitFor();
  await pressOn(page, asked.getByRole('button', { name: 'Plan price change' }));
  const planned = page.getByRole('region', { name: 'Planned price changes' });
  await planned.getByText(/→ €2\.35/).waitFor();
  expect(await useNow(admin)).toBe(before);
  expect(await plans(admin)).toMatchObject([
    { paymentScheme: 'PER_USE', change: { amount: 2.35 }, byName: 'admin' },
  ]);

  await page.reload();
  await planned.getByText(/planned by admin/).waitFor();
  await pressOn(page, planned.getByRole('button', { name: /^Cancel the plan/ }));
  await planned.waitFor({ state: 'detached' });
  await page.getByText('The plan for Bill payment is cancelled.').waitFor();
  expect(await plans(admin)).toEqual([]);
});

it('在手机上用中文计划调价并取消', async () => {
  const admin = await visit({ as: 'admin', language: 'zh', width: 390, height: 844, touch: true });
  const { page } = admin;
  const before = await useNow(admin);
  await page.goto('/app/PriceSetting');
  const price = page.getByRole('group', { name: '按次付费' }).getByLabel('价格');
  await price.tap();
  await price.fill('2.45');
  await page.getByRole('radio', { name: '指定时间' }).tap();
  await page.getByRole('textbox', { name: '日期和时间' }).fill('2020-01-01 00:00');
  await page.getByRole('button', { name: '保存' }).tap();
  await page.getByText('请选择晚于当前的时间。').waitFor();
  await page.getByRole('textbox', { name: '日期和时间' }).fill(midnight());
  await page.getByRole('button', { name: '保存' }).tap();
  await page.getByRole('button', { name: '保存计划' }).tap();
  const planned = page.getByRole('region', { name: '计划调价' });
  await planned.getByText(/→ €2\.45/).waitFor();
  expect(await useNow(admin)).toBe(before);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest).toBeLessThanOrEqual(390);
  await planned.getByRole('button', { name: /^取消计划/ }).tap();
  await planned.waitFor({ state: 'detached' });
  expect(await plans(admin)).toEqual([]);
});
