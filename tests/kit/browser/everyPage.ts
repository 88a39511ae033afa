// Every page, what is visible once it has loaded, and what can be opened over it.
import type { Page } from 'playwright';
import { adminPage, doorPage, on, over, ROWS, type PageCase } from './pageCase.ts';
import { LOCKER_FORM_PAGES } from '../screens/lockerFormPages.ts';
import { LOG_PAGE, SETTING_PAGES } from '../screens/settingPages.ts';
import { accountPages } from '../pages/account.ts';
import { gatewayPages } from '../pages/gateways.ts';
import { auditPages } from '../pages/audit.ts';
import { casePages } from '../pages/cases.ts';
import { findingPages } from '../pages/finding.ts';
import { layers } from '../pages/layers.ts';
import { memberPages } from '../pages/members.ts';
import { providerPages } from '../pages/providers.ts';
import { pricePages } from '../pages/prices.ts';
import { parcelListPages } from '../pages/parcelLists.ts';
import { parcelPages } from '../pages/parcels.ts';
import { peoplePages } from '../pages/people.ts';
import { placePages } from '../pages/places.ts';
import { templatePages } from '../pages/templates.ts';
import { versionPages } from '../pages/versions.ts';
import { wallPages } from '../pages/wall.ts';
import { reportPages } from '../pages/reports.ts';
import { reservationPages } from '../pages/reservation.ts';
import { screenPages } from '../pages/screens.ts';
import { statisticsPages } from '../pages/statistics.ts';

const LOCKER = adminPage('box-info', 'box-info?id=1', '', '', '[data-box]');
const words = {
  en: { more: 'More actions for', export: 'Export', add: 'New parcel category' },
  zh: { more: '的更多操作', export: '导出', add: '新增包裹类别' },
};

/** The input for step 1 of the legacy designer, and where it goes. */
const legacyMessages = {
  en: {
    Harbour: 'Name',
    H1: 'Locker number',
    Ports: 'Operator$',
    '3': 'Free storage period',
    next: 'Next:',
  },
  zh: { Harbour: '名称', H1: '快递柜编号', Ports: '运营商$', '3': '免费保管时长', next: '下一步' },
};

const alerts = adminPage('alerts', 'alerts', 'Alerts', '告警', ROWS);
const form = (page: Page) => page.locator('form.form .MuiFormControl-root').first();
const legacyBox = adminPage('legacy-create', 'box', 'New legacy locker', '新增旧版快递柜', form);
const categories = adminPage(
  'categories',
  'parcelCategories',
  'Parcel categories',
  '包裹类别',
  ROWS,
);
const lockers = adminPage('lockers', 'lockers', 'Locker list', '快递柜列表', ROWS);

async function chooseFree(page: Page): Promise<void> {
  const free = page.locator('[data-box].free');
  for (const place of [0, 1]) await free.nth(place).click({ modifiers: ['ControlOrMeta'] });
}

/** The pages in menu order, each followed by what opens over it. */
export const EVERY_PAGE: readonly PageCase[] = [
  doorPage('sign-in', 'login', 'Sign in', '登录', '.demo'),
  doorPage('not-found', 'nothing', 'Page not found', '页面不存在'),
  doorPage('success', 'updatePdSuccess', 'Password changed', '密码已修改'),
  { ...doorPage('api', '', 'API reference', 'API reference', '.opblock'), address: '/docs' },
  ...accountPages,
  adminPage('dashboard', 'dashboard', 'Dashboard', '仪表盘', '.ring svg path'),
  ...wallPages,
  lockers,
  {
    ...lockers,
    name: 'lockers-none',
    address: `/app/lockers?filter=${encodeURIComponent('{"lockerName":"nowhere"}')}`,
    settled: (page) => page.locator('.page [role="search"] ~ *').first(),
  },
  ...over(lockers, {
    'lockers-export': on('desk', (page, language) =>
      page.getByRole('button', { name: words[language].export }).click(),
    ),
    'lockers-disable': on('desk', (page) => page.getByRole('switch').first().click()),
  }),
  adminPage('groups', 'lockerGroups', 'Locker groups', '快递柜分组', ROWS),
  adminPage('group-create', 'lockerGroups/create', 'New locker group', '新增快递柜分组', form),
  adminPage('group-edit', 'lockerGroups/6', 'Edit City centres', '编辑“City centres”', form),
  adminPage('group-show', 'lockerGroups/6/show', 'City centres', 'City centres', '.facts-panel'),
  adminPage('legacy-lockers', 'legacyLockers', 'Legacy lockers', '旧版快递柜', ROWS),
  legacyBox,
  ...over(legacyBox, {
    'legacy-layout': async (page, language) => {
      const { next, ...entries } = legacyMessages[language];
      for (const [value, label] of Object.entries(entries))
        await page.getByLabel(new RegExp(`^${label}`)).fill(value);
      await page.getByRole('button', { name: next }).click();
      await page.locator('.leEditor').waitFor();
    },
  }),
  ...parcelListPages,
  ...placePages,
  ...parcelPages,
  ...versionPages,
  ...screenPages,
  ...reservationPages,
  ...casePages,
  ...gatewayPages,
  ...auditPages,
  ...memberPages,
  ...providerPages,
  ...pricePages,
  ...peoplePages,
  ...templatePages,
  ...reportPages,
  ...statisticsPages,
  ...findingPages,
  alerts,
  ...over(alerts, {
    'alerts-resolve': on('desk', async (page, language) => {
      await page.locator('tbody input.check').first().click();
      const resolve = { en: 'Resolve', zh: '解决' }[language];
      await page.getByRole('button', { name: resolve }).first().click();
      await form(page).waitFor();
    }),
  }),
  adminPage('alert-show', 'alerts/1/show', '', '', '.time-line > li'),
  adminPage('alert-recipients', 'alertRecipients', 'Alert recipients', '告警接收人', form),
  categories,
  ...over(categories, {
    'category-create': async (page, language) => {
      await page.getByRole('button', { name: words[language].add, exact: true }).click();
      await form(page).waitFor();
    },
    'category-edit': on('desk', async (page) => {
      await page.locator('.row-acts button').first().click();
      await form(page).waitFor();
    }),
  }),
  ...over(lockers, {
    'lockers-row-menu': (page, language) =>
      page.getByRole('button', { name: words[language].more }).first().click(),
    'lockers-filters': on('phone', (page) =>
      page.locator('[role="search"] > .MuiButton-root').click(),
    ),
    menu: on('phone', (page) => page.locator('.top .RaAppBar-menuButton').click()),
    keys: on('desk', (page) => page.keyboard.press('Shift+Slash')),
  }),
  LOCKER,
  ...over(LOCKER, {
    'box-info-chosen': chooseFree,
    'box-info-card': on('desk', (page) => page.locator('[data-box].stored').first().hover()),
  }),
  ...LOCKER_FORM_PAGES,
  adminPage('box-info-missing', 'box-info', 'Boxes', '格口'),
  adminPage('box-info-unknown', 'box-info?id=999999', 'Boxes', '格口'),
  LOG_PAGE,
  ...SETTING_PAGES,
  ...layers,
];
