// What opens over pages on every screen: menus, selections, questions, faults of a form, and toasts.
import type { Page } from 'playwright';
import { sentenceOf } from '../../resources/messages.ts';
import { ROWS, type PageCase } from '../browser/pageCase.ts';

type Language = 'en' | 'zh';
type Layer = Pick<PageCase, 'open' | 'only'>;

/** A text that begins a control's name. */
const begins = (language: Language, key: string) => new RegExp(`^${sentenceOf(language, key)}`);

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function openAdding(page: Page, language: Language): Promise<void> {
  const add = { en: 'New parcel category', zh: '新增包裹类别' }[language];
  await page.getByRole('button', { name: add, exact: true }).click();
  await dialog(page).locator('.field input').first().waitFor();
}

async function select(page: Page): Promise<void> {
  await page.locator(':is(tbody, .cards) input.check').nth(4).click();
  await page.locator('.bulk').waitFor();
}

/** A number of layers over the same page. */
const over = (page: Omit<PageCase, 'name' | 'open'>, layers: Readonly<Record<string, Layer>>) =>
  Object.entries(layers).map(([name, layer]): PageCase => ({ ...page, name, ...layer }));

const boxes = (page: Page) => page.locator('[data-box].free').first();

export const layers: readonly PageCase[] = [
  ...over(
    {
      address: '/app/lockers',
      as: 'admin',
      heading: { en: 'Locker list', zh: '快递柜列表' },
      settled: ROWS,
    },
    {
      'user-menu': {
        open: async (page) => {
          await page.locator('.account').click();
          await page.getByRole('menuitem').first().waitFor();
        },
      },
      bell: {
        open: async (page) => {
          await page.locator('header.top .bell').click();
          await page.locator('.MuiPopover-paper').waitFor();
        },
      },
      'lockers-selected': { open: select },
      'lockers-selected-disable': {
        open: async (page, language) => {
          await select(page);
          await page
            .locator('.bulk')
            .getByRole('button', {
              name: sentenceOf(language, 'resources.lockers.actions.disable.label'),
            })
            .click();
          await dialog(page).waitFor();
        },
      },
      'lockers-columns': {
        only: 'desk',
        open: async (page, language) => {
          await button(page, begins(language, 'engine.columns.label')).click();
          await page.locator('.MuiPopover-paper, .MuiDrawer-paper').waitFor();
        },
      },
      'lockers-queries': {
        only: 'desk',
        open: async (page, language) => {
          await button(page, begins(language, 'engine.queries.label')).click();
          await page.locator('.MuiPopover-paper, .MuiDrawer-paper').waitFor();
        },
      },
    },
  ),
  ...over(
    {
      address: '/app/parcelCategories',
      as: 'admin',
      heading: { en: 'Parcel categories', zh: '包裹类别列表' },
      settled: ROWS,
    },
    {
      'category-faults': {
        open: async (page, language) => {
          await openAdding(page, language);
          await dialog(page)
            .getByRole('button', { name: sentenceOf(language, 'engine.form.save') })
            .click();
          await page.locator('.msg.bad').first().waitFor();
        },
      },
      'category-leave': {
        open: async (page, language) => {
          await openAdding(page, language);
          await dialog(page).locator('.field input').first().fill('Cartons');
          await page.keyboard.press('Escape');
          const name = sentenceOf(language, 'engine.leave.title');
          await page.getByRole('dialog', { name }).waitFor();
        },
      },
      'category-delete': {
        open: async (page, language) => {
          await button(page, { en: 'More actions for', zh: '的更多操作' }[language])
            .first()
            .click();
          await page
            .getByRole('menuitem', { name: sentenceOf(language, 'engine.actions.remove.label') })
            .click();
          await dialog(page).waitFor();
        },
      },
    },
  ),
  ...over(
    { address: '/app/box-info?id=1', as: 'admin', heading: { en: '', zh: '' }, settled: boxes },
    {
      'box-toast': {
        open: async (page) => {
          await page.locator('.noneSelected button').first().click();
          const entry = page.getByRole('menuitem').first();
          await entry.or(page.locator('.toast')).first().waitFor();
          if (await entry.isVisible()) await entry.click();
          await page.locator('.toast').waitFor();
        },
      },
      'box-unlock': {
        open: async (page) => {
          await page
            .locator('[data-box].free')
            .first()
            .click({ modifiers: ['ControlOrMeta'] });
          await page.locator('.dock').locator('.btn.danger').locator('visible=true').click();
          await dialog(page).waitFor();
        },
      },
      'box-tapped': {
        only: 'phone',
        open: async (page) => {
          await page.locator('[data-box].stored').first().tap();
          await page.locator('.boxCard').waitFor();
        },
      },
    },
  ),
  ...over(
    {
      address: '/app/AssignParcel',
      as: 'admin',
      heading: { en: 'Reserve for a customer', zh: '为客户预约' },
      settled: (page) => page.locator('.field input').first(),
    },
    {
      'reserve-options': {
        open: async (page) => {
          await page.getByRole('combobox').first().fill('a');
          await page.getByRole('option').nth(1).waitFor();
        },
      },
    },
  ),
  ...over(
    {
      address: '/app/parcels',
      as: 'admin',
      heading: { en: 'Parcels', zh: '包裹列表' },
      settled: ROWS,
    },
    {
      'parcels-sheet': {
        only: 'phone',
        open: async (page, language) => {
          await button(page, begins(language, 'engine.filter.button')).click();
          await dialog(page).waitFor();
        },
      },
    },
  ),
];
