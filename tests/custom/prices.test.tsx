// Price settings and products, as whoever may change them and whoever may only read them see them.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { prices } from '../../contract/parcels/prices.ts';
import { discounted } from '../../domain/prices.ts';
import { readRow } from '../kit/databases/rows.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';

const server = await fileServer();

const open = (
  at: string,
  user: 'admin' | 'viewer' | 'operator' = 'admin',
  language: 'en' | 'zh' = 'en',
) => openApp({ server, user, at: `/app/${at}`, language });
const scheme = async (name: string) => within(await screen.findByRole('group', { name }));
const save = () => screen.findByRole('button', { name: 'Save' });
/** The button that confirms, which waits for the number of customers. */
const confirm = async () => {
  const button = await screen.findByRole('button', { name: 'Save prices' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};
const kept = (paymentScheme: 'MONTHLY' | 'QUARTERLY' | 'YEARLY' | 'PER_USE') =>
  readRow(server, 'prices', { paymentScheme }, ['amountCents', 'ratioHundredths']);
const changes = async () => within(await screen.findByRole('region', { name: 'Price changes' }));

test('nothing is saved unless all amounts and ratios are filled in and each ratio is from 0 to 100 (R5.65, R5.66)', async () => {
  const { user } = await open('PriceSetting');
  const monthly = await scheme('Subscription monthly');
  const [price, ratio] = [monthly.getByLabelText('Price'), monthly.getByLabelText('Discount (%)')];
  const before = await kept('MONTHLY');
  await user.clear(price);
  await user.clear(ratio);
  await user.type(ratio, '101');
  await user.click(await save());
  expect(price).toHaveAccessibleDescription('This field is required');
  expect(price).toHaveFocus();
  expect(ratio).toHaveAccessibleDescription(
    'Enter a discount from 0 to 100, with at most two decimal places.',
  );
  await user.clear(ratio);
  expect(ratio).toHaveAccessibleDescription('This field is required');
  const start = monthly.getByLabelText('Discount from');
  await user.click(start);
  await user.paste('2030-01-01 00:00');
  await user.click(monthly.getByLabelText('Discount until'));
  await user.paste('2029-12-31 00:00');
  expect(monthly.getByLabelText('Discount until')).toHaveAccessibleDescription(
    'The discount must end after it begins.',
  );
  await user.clear(start);
  await user.type(start, '2030');
  expect(start).toHaveAccessibleDescription('Enter a date and a time: YYYY-MM-DD HH:mm');
  expect(screen.getByText('3 fields to correct')).toBeVisible();
  await user.clear(monthly.getByLabelText('Discount until'));
  await user.type(monthly.getByLabelText('Discount until'), '2030');
  await user.click(await save());
  expect(screen.getByText('4 fields to correct')).toBeVisible();
  expect(await kept('MONTHLY')).toEqual(before);
});

test('the discounted amount is shown with two decimals, while it is typed, and everywhere once it is saved (R5.67)', async () => {
  const { user } = await open('PriceSetting');
  const quarterly = await scheme('Subscription quarterly');
  const now = quarterly.getByRole('status');
  const [price, ratio] = [
    quarterly.getByLabelText('Price'),
    quarterly.getByLabelText('Discount (%)'),
  ];
  await user.clear(price);
  expect(now).toHaveTextContent('–');
  await user.type(price, '12.90');
  await user.clear(ratio);
  await user.type(ratio, '12.5');
  // 12.90 x 0.875 = 11.2875
  expect(now).toHaveTextContent('€11.29');
  expect(quarterly.getByText('Active now')).toBeVisible();
  await user.click(await save());
  await user.click(await confirm());
  expect(await screen.findByText('update success')).toBeVisible();
  expect(await kept('QUARTERLY')).toEqual({ amountCents: 1_290, ratioHundredths: 1_250 });
  const told = await changes();
  expect((await told.findAllByText(/Discount \(%\): .* → 12\.5/))[0]).toBeVisible();
  expect(told.getAllByText(/admin$/)[0]).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Products' }));
  const card = (await screen.findByRole('link', { name: 'Subscription quarterly' })).closest('li')!;
  expect(card).toHaveTextContent('€11.29');
  expect(card).toHaveTextContent('Standard price €12.90');
  await waitFor(() => expect(card).toHaveTextContent(/\d+ customers? · \d+ active subscriptions?/));
});

test('a save waits for the number of customers, and says where it is unknown', async () => {
  const { user, network } = await open('PriceSetting');
  const price = (await scheme('Bill payment')).getByLabelText('Price');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  network.use(
    http.get(`*${prices.counts.path}`, async () => {
      await answered;
      return HttpResponse.json({ statusCode: 503, message: '', code: 'BUSY' }, { status: 503 });
    }),
  );
  await user.clear(price);
  await user.type(price, '7.77');
  await user.click(await save());
  const asked = within(await screen.findByRole('dialog'));
  const counting = 'Counting the customers who use it…';
  expect(asked.getByText(counting)).toBeVisible();
  expect(asked.getByRole('button', { name: 'Save prices' })).toBeDisabled();
  answer();
  expect(await asked.findByText(/number of customers who use it is unknown/)).toBeVisible();
  expect(asked.queryByText(counting)).toBeNull();
  expect(asked.getByRole('button', { name: 'Save prices' })).toBeEnabled();
});

test.each([
  ['en', 'Bill payment', ['Price', 'Save', 'Save prices'], /^Enter a price from 0 to 2/],
  [
    'zh',
    '按次付费',
    ['价格', '保存', '保存价格'],
    '请输入 0 至 21,474,836.47 的价格，最多两位小数',
  ],
] as const)(
  'in %s, a decimal comma is read, and what is no amount or has a third decimal stays as typed (R9.22)',
  async (language, name, [label, press, confirmed], error) => {
    const { user } = await open('PriceSetting', 'admin', language);
    const price = (await scheme(name)).getByLabelText(label);
    const before = await kept('PER_USE');
    for (const typed of ['abc', '5.555', '1.234', '5,90 €']) {
      await user.clear(price);
      await user.type(price, typed);
      await user.click(screen.getByRole('button', { name: press }));
      expect(price).toHaveAccessibleDescription(error);
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.tab();
      expect(price).toHaveValue(typed);
    }
    await user.clear(price);
    await user.type(price, '5,90');
    await user.click(screen.getByRole('button', { name: press }));
    const button = await screen.findByRole('button', { name: confirmed });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(async () => expect(await kept('PER_USE')).toMatchObject({ amountCents: 590 }));
    await waitFor(() => expect(price).toHaveValue('5.90'));
    const { db } = server.database;
    await db.updateTable('prices').set(before).where('paymentScheme', '=', 'PER_USE').execute();
  },
);

test('whoever leaves with prices that are not saved is asked', async () => {
  const { user } = await open('PriceSetting');
  const perUse = await scheme('Bill payment');
  await user.type(perUse.getByLabelText('Price'), '5');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toHaveTextContent(
    'Prices',
  );
});

test('"a stale save is refused with what changed": who saved and what differs is said, and one\'s own is saved with it', async () => {
  const { user } = await open('PriceSetting');
  const perUse = await scheme('Bill payment');
  const price = perUse.getByLabelText('Price');
  await user.clear(price);
  await user.type(price, '2.20');

  const root = await sessionOf(server, 'root');
  const { body: read } = await server.ask(prices.read, {}, root);
  const monthly = { ...read.MONTHLY, amount: 5.55, isEnable: !read.MONTHLY.isEnable };
  const theirs = { ...read, MONTHLY: monthly, PER_USE: { amount: 1.95 } };
  expect((await server.ask(prices.save, theirs, root)).status).toBe(200);

  await user.click(await save());
  await user.click(await confirm());
  const dialog = within(await screen.findByRole('dialog', { name: /^root saved / }));
  const radio = (name: string) => dialog.findByRole('radio', { name });
  expect(await radio('Subscription monthly: Price: Saved by root')).toBeChecked();
  expect(await radio('Subscription monthly: For sale: Saved by root')).toBeChecked();
  expect(await radio('Bill payment: Price: Yours')).toBeChecked();
  expect(dialog.getAllByRole('radio')).toHaveLength(4);
  for (const text of ['€5.55', '€1.95', '€2.20']) expect(dialog.getByText(text)).toBeVisible();
  expect(price).toHaveValue('2.20');
  expect(await kept('PER_USE')).toMatchObject({ amountCents: 195 });

  await user.click(dialog.getByRole('button', { name: 'Save combined version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await kept('PER_USE')).toMatchObject({ amountCents: 220 });
  expect(price).toHaveValue('2.20');
  expect(await kept('MONTHLY')).toMatchObject({ amountCents: 555 });
  const told = await changes();
  expect((await told.findAllByText(/→ €5\.55/))[0]).toBeVisible();

  await server.ask(prices.save, { ...read, PER_USE: { amount: 1.5 } }, root);
  await user.clear(price);
  await user.type(price, '3');
  await user.click(await save());
  await user.click(await confirm());
  await user.click(await screen.findByRole('button', { name: 'Use root’s' }));
  expect(price).toHaveValue('1.50');
  expect(await kept('PER_USE')).toMatchObject({ amountCents: 150 });
});

test('whoever may only read prices sees them without a way to change them', async () => {
  await open('PriceSetting', 'viewer');
  const perUse = await screen.findByRole('region', { name: 'Bill payment' });
  expect(perUse).toHaveTextContent('€1.50');
  const { amountCents, ratioHundredths } = await kept('QUARTERLY');
  const amount = discounted(amountCents, ratioHundredths ?? 0) / 100;
  const quarterly = await screen.findByRole('region', { name: 'Subscription quarterly' });
  expect(quarterly).toHaveTextContent(`Discounted amount€${amount.toFixed(2)}`);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await changes();
});

test('whoever may not see prices is told which right it takes', async () => {
  await open('products', 'operator');
  expect(await screen.findByText(/PRICE_VIEW/)).toBeVisible();
});

test('`product/{id}` takes the scheme’s name or 1–4, and says who is on it (R1.51, R2.38)', async () => {
  const { user, address } = await open('product/4');
  await screen.findByRole('heading', { level: 1, name: 'Subscription yearly' });
  const payers = await screen.findByRole('table', { name: 'Customers of this product' });
  const [first] = within(payers).getAllByRole('link');
  await user.click(first!);
  await waitFor(() => expect(address()).toMatch(/^\/app\/customerDetail\?memberId=\d+$/));
});

test('there is no fifth product', async () => {
  const { user, address } = await open('product/5');
  expect(await screen.findByText('Product not found')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All products' }));
  await waitFor(() => expect(address()).toBe('/app/products'));
});

test('in Chinese', async () => {
  await open('product/MONTHLY', 'admin', 'zh');
  await screen.findByRole('heading', { level: 1, name: '按月订阅' });
  expect(await screen.findByRole('table', { name: '使用该产品的客户' })).toBeVisible();
});
