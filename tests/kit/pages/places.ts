// The pages of provinces, districts, free boxes and box states.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const rows = (page: Page) => page.locator('tbody a.name, .cards a.name').first();
const form = (page: Page) => page.locator('form.form .field').first();
const title = (en: string, zh: string) => ({ en, zh });
const free = { address: '/app/free-boxes?id=3', as: 'admin' };

export const placePages: readonly PageCase[] = [
  {
    name: 'availability',
    address: '/app/availability',
    as: 'admin',
    heading: title('Availability', '格口空闲情况'),
    settled: rows,
  },
  {
    name: 'free-boxes',
    ...free,
    heading: title(
      'Free boxes of Limassol – Molos Car Park',
      'Limassol – Molos Car Park 的空闲格口',
    ),
    settled: (page) => page.locator('.size-chart path.recharts-curve').first(),
  },
  {
    name: 'free-boxes-missing',
    ...free,
    address: '/app/free-boxes',
    heading: title('Free boxes', '空闲格口'),
    settled: (page) => page.locator('.state'),
  },
  {
    name: 'box-states',
    address: '/app/boxStates',
    as: 'admin',
    heading: title('Box states', '格口状态'),
    settled: rows,
  },
  {
    name: 'districts',
    address: '/app/districts',
    as: 'admin',
    heading: title('Districts', '区县列表'),
    settled: rows,
  },
  {
    name: 'district-create',
    address: '/app/districts/create',
    as: 'admin',
    heading: title('New district', '新增区县'),
    settled: form,
  },
  {
    name: 'provinces',
    address: '/app/provinces',
    as: 'admin',
    heading: title('Provinces', '省份列表'),
    settled: rows,
  },
];
