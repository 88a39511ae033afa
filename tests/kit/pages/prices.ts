// The pages of prices and products.
import type { Page } from 'playwright';
import { adminPage, type PageCase } from '../browser/pageCase.ts';

const settled = (page: Page) => page.locator('.price-figure').first();

export const pricePages: readonly PageCase[] = [
  adminPage('prices', 'PriceSetting', 'Price settings', '价格设置', settled),
  {
    ...adminPage('prices-faults', 'PriceSetting', 'Price settings', '价格设置', settled),
    open: async (page) => {
      await page.locator('#price-YEARLY-ratio').focus();
      await page.keyboard.type('120');
      await page.keyboard.press('Control+s');
      await page.locator('.msg.bad').first().waitFor();
    },
  },
  {
    name: 'prices-read',
    address: '/app/PriceSetting',
    as: 'viewer',
    heading: { en: 'Price settings', zh: '价格设置' },
    settled,
  },
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
