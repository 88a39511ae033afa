// The pages of prices and products.
import { adminPage, over, type PageCase } from '../browser/pageCase.ts';

const settled = '.price-figure';
const settings = adminPage('prices', 'PriceSetting', 'Price settings', '价格设置', settled);

export const pricePages: readonly PageCase[] = [
  settings,
  ...over(settings, {
    'prices-faults': async (page) => {
      await page.locator('.price-scheme input').nth(1).focus();
      await page.keyboard.type('120');
      await page.keyboard.press('Control+s');
      await page.locator(':is(.msg.bad, .Mui-error)').first().waitFor();
    },
  }),
  { ...settings, name: 'prices-read', as: 'viewer' },
  adminPage('products', 'products', 'Products', '产品', settled),
  adminPage(
    'product',
    'product/YEARLY',
    'Subscription yearly',
    '按年订阅',
    '.price-room tbody a.name',
  ),
  adminPage('product-unknown', 'product/5', 'Product', '产品'),
];
