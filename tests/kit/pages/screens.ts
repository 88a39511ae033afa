// The pages of locker screens: Marketing, a screen saver, contacts and tips.
import type { Page } from 'playwright';
import type { PageCase } from '../browser/everyPage.ts';

const title = (en: string, zh: string) => ({ en, zh });
const saver = { address: '/app/bannerupload?screenSaverId=1', as: 'admin' };

export const screenPages: readonly PageCase[] = [
  {
    name: 'marketing',
    address: '/app/screenSavers',
    as: 'admin',
    heading: title('Marketing', '营销'),
    settled: (page: Page) => page.locator('.thumbs img').first(),
  },
  {
    name: 'screen-saver-new',
    address: '/app/bannerupload',
    as: 'admin',
    heading: title('New screen saver', '新增屏保'),
    settled: (page: Page) => page.locator('.locker-choice').first(),
  },
  {
    name: 'screen-saver-edit',
    ...saver,
    heading: title('Edit Day and night', '编辑“Day and night”'),
    settled: (page: Page) => page.locator('.picture-tile img').first(),
  },
  {
    name: 'screen-saver-unknown',
    ...saver,
    address: '/app/bannerupload?screenSaverId=999999',
    heading: title('Screen saver', '屏保'),
  },
  {
    name: 'locker-content',
    address: '/app/lockerContent',
    as: 'admin',
    heading: title('Locker content', '快递柜内容'),
    settled: (page: Page) => page.locator('.content-row').first(),
  },
];
