// The pages of locker screens: Marketing, a screen saver, contacts and tips.
import type { Page } from 'playwright';
import { adminPage, type PageCase } from '../browser/pageCase.ts';

const title = (en: string, zh: string) => ({ en, zh });
const saver = { address: '/app/bannerupload?screenSaverId=1', as: 'admin' };

export const screenPages: readonly PageCase[] = [
  adminPage('marketing', 'screenSavers', 'Marketing', '营销', '.thumbs img'),
  adminPage('screen-saver-new', 'bannerupload', 'New screen saver', '新增屏保', '.locker-choice'),
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
  adminPage('locker-content', 'lockerContent', 'Locker content', '快递柜内容', '.content-row'),
];
