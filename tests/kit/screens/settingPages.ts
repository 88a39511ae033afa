// The pages of the network's settings and of a locker's log, for the tests of every page.
import { adminPage, FORM, type PageCase } from '../browser/pageCase.ts';

const LINES = '.logTable tbody tr, .cards .card';

export const LOG_PAGE = adminPage('locker-log', 'log?id=1', '', '', LINES);

export const SETTING_PAGES: readonly PageCase[] = [
  adminPage('lock-settings', 'lockSettings', 'Terminal settings', '终端设置', FORM),
  adminPage(
    'system-setting',
    'systemSetting',
    'System settings',
    '系统设置',
    '.sizeTable tbody tr',
  ),
  adminPage('holiday-setting', 'HolidaySetting', 'Holidays', '节假日', '.yearDays li'),
  adminPage('holidays', 'holidays', 'Holidays', '节假日列表', 'tbody tr, .cards .card'),
];
