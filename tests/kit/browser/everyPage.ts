// Every page, what is visible once it has loaded, and what can be opened over it.
import type { Page } from 'playwright';
import { adminPage, ROWS, type PageCase } from './pageCase.ts';
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

const LOCKER = { name: 'box-info', address: '/app/box-info?id=1', as: 'admin' } as const;
const ANY_LOCKER = { en: '', zh: '' };
const BOXES = { en: 'Boxes', zh: '格口' };
const LIST = { en: 'Locker list', zh: '快递柜列表' };
const GROUPS = { en: 'Locker groups', zh: '快递柜分组列表' };
const CATEGORIES = { en: 'Parcel categories', zh: '包裹类别列表' };
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
const legacyBox = {
  address: '/app/box',
  as: 'admin',
  heading: { en: 'New legacy locker', zh: '新增旧版快递柜' },
};

const boxes = (page: Page) => page.locator('[data-box]').first();
const ALERTS = { en: 'Alerts', zh: '告警' };
const form = (page: Page) => page.locator('form.form .field').first();
const categories = { address: '/app/parcelCategories', as: 'admin', heading: CATEGORIES };
const lockers = { address: '/app/lockers', as: 'admin', heading: LIST, settled: ROWS };

async function chooseFree(page: Page): Promise<void> {
  const free = page.locator('[data-box].free');
  for (const place of [0, 1]) await free.nth(place).click({ modifiers: ['ControlOrMeta'] });
}

/** The pages in menu order, each followed by what opens over it. */
export const EVERY_PAGE: readonly PageCase[] = [
  {
    name: 'sign-in',
    address: '/page/login',
    heading: { en: 'Sign in', zh: '登录' },
    settled: (page) => page.locator('.demo'),
  },
  {
    name: 'not-found',
    address: '/page/nothing',
    heading: { en: 'Page not found', zh: '页面不存在' },
  },
  {
    name: 'success',
    address: '/page/updatePdSuccess',
    heading: { en: 'Password changed', zh: '密码已修改' },
  },
  ...accountPages,
  adminPage('dashboard', 'dashboard', 'Dashboard', '仪表盘', '.ring svg path'),
  ...wallPages,
  { name: 'lockers', ...lockers },
  {
    name: 'lockers-none',
    ...lockers,
    address: `/app/lockers?filter=${encodeURIComponent('{"lockerName":"nowhere"}')}`,
    settled: (page) => page.locator('.page [role="search"] ~ *').first(),
  },
  {
    name: 'lockers-export',
    ...lockers,
    only: 'desk',
    open: (page, language) => page.getByRole('button', { name: words[language].export }).click(),
  },
  {
    name: 'lockers-disable',
    ...lockers,
    only: 'desk',
    open: (page) => page.getByRole('switch').first().click(),
  },
  { name: 'groups', address: '/app/lockerGroups', as: 'admin', heading: GROUPS, settled: ROWS },
  adminPage('group-create', 'lockerGroups/create', 'New locker group', '新增快递柜分组', form),
  adminPage('group-edit', 'lockerGroups/6', 'Edit City centres', '编辑 City centres', form),
  adminPage('group-show', 'lockerGroups/6/show', 'City centres', 'City centres', '.facts-panel'),
  adminPage('legacy-lockers', 'legacyLockers', 'Legacy lockers', '旧版快递柜列表', ROWS),
  { name: 'legacy-create', ...legacyBox, settled: form },
  {
    name: 'legacy-layout',
    ...legacyBox,
    settled: form,
    open: async (page, language) => {
      const { next, ...entries } = legacyMessages[language];
      for (const [value, label] of Object.entries(entries))
        await page.getByLabel(new RegExp(`^${label}`)).fill(value);
      await page.getByRole('button', { name: next }).click();
      await page.locator('.leEditor').waitFor();
    },
  },
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
  { name: 'alerts', address: '/app/alerts', as: 'admin', heading: ALERTS, settled: ROWS },
  {
    name: 'alerts-resolve',
    address: '/app/alerts',
    as: 'admin',
    heading: ALERTS,
    settled: ROWS,
    only: 'desk',
    open: async (page, language) => {
      await page.locator('tbody input.check').first().click();
      const resolve = { en: 'Resolve', zh: '解决' }[language];
      await page.getByRole('button', { name: resolve }).first().click();
      await form(page).waitFor();
    },
  },
  adminPage('alert-show', 'alerts/1/show', '', '', '.time-line > li'),
  adminPage('alert-recipients', 'alertRecipients', 'Alert recipients', '告警接收人', form),
  { name: 'categories', ...categories, settled: ROWS },
  {
    name: 'category-create',
    ...categories,
    settled: ROWS,
    open: async (page, language) => {
      await page.getByRole('button', { name: words[language].add, exact: true }).click();
      await form(page).waitFor();
    },
  },
  {
    name: 'category-edit',
    ...categories,
    settled: ROWS,
    only: 'desk',
    open: async (page) => {
      await page.locator('.row-acts button').first().click();
      await form(page).waitFor();
    },
  },
  {
    name: 'lockers-row-menu',
    ...lockers,
    open: (page, language) =>
      page.getByRole('button', { name: words[language].more }).first().click(),
  },
  {
    name: 'lockers-filters',
    ...lockers,
    only: 'phone',
    open: (page) => page.locator('[role="search"] > .btn').click(),
  },
  {
    name: 'menu',
    ...lockers,
    only: 'phone',
    open: (page) => page.locator('header.top > .btn').first().click(),
  },
  { name: 'keys', ...lockers, only: 'desk', open: (page) => page.keyboard.press('?') },
  { ...LOCKER, heading: ANY_LOCKER, settled: boxes },
  { ...LOCKER, name: 'box-info-chosen', heading: ANY_LOCKER, settled: boxes, open: chooseFree },
  {
    ...LOCKER,
    name: 'box-info-card',
    heading: ANY_LOCKER,
    settled: boxes,
    only: 'desk',
    open: (page) => page.locator('[data-box].stored').first().hover(),
  },
  ...LOCKER_FORM_PAGES,
  { ...LOCKER, name: 'box-info-missing', address: '/app/box-info', heading: BOXES },
  { ...LOCKER, name: 'box-info-unknown', address: '/app/box-info?id=999999', heading: BOXES },
  LOG_PAGE,
  ...SETTING_PAGES,
  ...layers,
];
