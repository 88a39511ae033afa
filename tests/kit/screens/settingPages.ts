// The pages of the network's settings and of a locker's log, for the tests of every page.
import type { PageCase } from '../browser/everyPage.ts';

const admin = { as: 'admin' } as const;

export const LOG_PAGE: PageCase = {
  ...admin,
  name: 'locker-log',
  address: '/app/log?id=1',
  heading: { en: '', zh: '' },
  settled: (page) => page.locator('.logTable tbody tr, .cards .card').first(),
};

export const SETTING_PAGES: readonly PageCase[] = [
  {
    ...admin,
    name: 'lock-settings',
    address: '/app/lockSettings',
    heading: { en: 'Terminal settings', zh: '终端设置' },
    settled: (page) => page.locator('form.form .field').first(),
  },
  {
    ...admin,
    name: 'system-setting',
    address: '/app/systemSetting',
    heading: { en: 'System settings', zh: '系统设置' },
    settled: (page) => page.locator('.sizeTable tbody tr').first(),
  },
  {
    ...admin,
    name: 'holiday-setting',
    address: '/app/HolidaySetting',
    heading: { en: 'Holidays', zh: '节假日设置' },
    settled: (page) => page.locator('.yearDays li').first(),
  },
  {
    ...admin,
    name: 'holidays',
    address: '/app/holidays',
    heading: { en: 'Holidays', zh: '节假日列表' },
    settled: (page) => page.locator('tbody tr, .cards .card').first(),
  },
];
