// The pages of prices and products.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const as = 'admin';
const settled = (page: Page) => page.locator('.price-figure').first();

export const pricePages: readonly PageCase[] = [
  {
    name: 'prices',
    address: '/app/PriceSetting',
    as,
    heading: { en: 'Price settings', zh: '价格设置' },
    settled,
  },
  {
    name: 'prices-faults',
    address: '/app/PriceSetting',
    as,
    heading: { en: 'Price settings', zh: '价格设置' },
    settled,
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
  {
    name: 'products',
    address: '/app/products',
    as,
    heading: { en: 'Products', zh: '产品' },
    settled,
  },
  {
    name: 'product',
    address: '/app/product/YEARLY',
    as,
    heading: { en: 'Subscription yearly', zh: '按年订阅' },
    settled: (page) => page.locator('.price-room tbody a.name').first(),
  },
  {
    name: 'product-unknown',
    address: '/app/product/5',
    as,
    heading: { en: 'Product', zh: '产品' },
  },
];
