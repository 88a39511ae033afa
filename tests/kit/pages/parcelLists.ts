// The lists of parcels, bookings and orders.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const rows = (page: Page) => page.locator('tbody a.name, .cards a.name').first();
const list = (name: string, en: string, zh: string): PageCase => ({
  name,
  address: `/app/${name}`,
  as: 'admin',
  heading: { en, zh },
  settled: rows,
});
const parcels = list('parcels', 'Parcel list', '包裹列表');

export const parcelListPages: readonly PageCase[] = [
  parcels,
  {
    ...parcels,
    name: 'parcels-filters',
    only: 'desk',
    open: (page, language) =>
      page.getByRole('button', { name: { en: 'More filters', zh: '更多筛选' }[language] }).click(),
  },
  list('bookings', 'Bookings', '预约列表'),
  list('orders', 'Orders', '订单列表'),
];
