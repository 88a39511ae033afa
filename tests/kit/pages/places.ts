// The pages of provinces, districts, free boxes and box states.
import { adminPage, FORM, ROWS, type PageCase } from '../browser/pageCase.ts';

const title = (en: string, zh: string) => ({ en, zh });
const free = { address: '/app/free-boxes?id=3', as: 'admin' };

export const placePages: readonly PageCase[] = [
  adminPage('availability', 'availability', 'Availability', '格口空闲情况', ROWS),
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
  adminPage('box-states', 'boxStates', 'Box states', '格口状态', ROWS),
  adminPage('districts', 'districts', 'Districts', '区县列表', ROWS),
  adminPage('district-create', 'districts/create', 'New district', '新增区县', FORM),
  adminPage('provinces', 'provinces', 'Provinces', '省份列表', ROWS),
];
