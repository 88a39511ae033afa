// The control-room wall.
import type { PageCase } from '../browser/pageCase.ts';

export const wallPages: readonly PageCase[] = [
  {
    name: 'wall',
    address: '/app-h/dashboard_v2',
    as: 'admin',
    heading: { en: 'Network now', zh: '全网实况' },
    settled: (page) => page.locator('.wall-map .map-cabinet').first(),
  },
];
