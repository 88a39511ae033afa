// The lists of parcels, bookings and orders.
import { adminPage, on, over, ROWS, type PageCase } from '../browser/pageCase.ts';

const list = (name: string, en: string, zh: string) => adminPage(name, name, en, zh, ROWS);
const parcels = list('parcels', 'Parcel list', '包裹列表');

export const parcelListPages: readonly PageCase[] = [
  parcels,
  ...over(parcels, {
    'parcels-filters': on('desk', (page, language) =>
      page.getByRole('button', { name: { en: 'Add a filter', zh: '添加筛选' }[language] }).click(),
    ),
  }),
  list('bookings', 'Bookings', '预约列表'),
  list('orders', 'Orders', '旧版订单'),
];
