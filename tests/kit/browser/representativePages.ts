// The pages that represent all layouts in `npm test`; `npm run test:full` audits every page.
import { EVERY_PAGE, type PageCase } from './everyPage.ts';

/** One of each layout: list, cards, dialog, form, record, settings, report, and each page with its own layout. */
const REPRESENTATIVE = new Set([
  'sign-in',
  'dashboard',
  'wall',
  'menu',
  'keys',
  'search-found',
  'lockers',
  'lockers-filters',
  'lockers-row-menu',
  'lockers-map',
  'category-create',
  'case-show',
  'box-info',
  'box-info-chosen',
  'box-info-card',
  'box-info-unknown',
  'locker-new',
  'locker-new-layout',
  'legacy-layout',
  'marketing',
  'reserve-chosen',
  'parcel-expired',
  'history-check',
  'warehouse',
  'customer',
  'customer-veiled',
  'role-edit',
  'template-mail',
  'prices',
  'email-gateway-faults',
  'provider',
  'report-filters',
  'report-period',
  'report-schedules',
  'statistics-usage',
  'free-boxes',
  'deployment-new',
  'audit-show',
  'my-account-password',
  'not-found',
]);

export const REPRESENTATIVE_PAGES: readonly PageCase[] = EVERY_PAGE.filter(({ name }) =>
  REPRESENTATIVE.has(name),
);

export const OTHER_PAGES: readonly PageCase[] = EVERY_PAGE.filter(
  ({ name }) => !REPRESENTATIVE.has(name),
);

const known = new Set(EVERY_PAGE.map(({ name }) => name));
const unknown = [...REPRESENTATIVE].filter((name) => !known.has(name));
if (unknown.length > 0) throw new Error(`No page is called ${unknown.join(', ')}.`);
