// The pages of locker screens: Marketing, a screen saver, contacts and tips.
import { adminPage, type PageCase } from '../browser/pageCase.ts';

const SAVER = 'bannerupload?screenSaverId';

export const screenPages: readonly PageCase[] = [
  adminPage('marketing', 'screenSavers', 'Marketing', '营销', '.thumbs img'),
  adminPage('screen-saver-new', 'bannerupload', 'New screen saver', '新建屏保', '.locker-choice'),
  adminPage(
    'screen-saver-edit',
    `${SAVER}=1`,
    'Edit Day and night',
    '编辑“Day and night”',
    '.picture-tile img',
  ),
  adminPage('screen-saver-unknown', `${SAVER}=999999`, 'Screen saver', '屏保'),
  adminPage('locker-content', 'lockerContent', 'Locker content', '快递柜内容', '.content-row'),
];
