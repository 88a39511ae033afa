// What opens over pages on every screen: menus, selections, questions, faults of a form, and toasts.
import type { Page } from 'playwright';
import { sentenceOf } from '../../resources/messages.ts';
import { adminPage, on, over, ROWS, type Open, type PageCase } from '../browser/pageCase.ts';

type Language = 'en' | 'zh';

/** A text that begins a control's name. */
const begins = (language: Language, key: string) => new RegExp(`^${sentenceOf(language, key)}`);

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function openAdding(page: Page, language: Language): Promise<void> {
  const add = { en: 'New parcel category', zh: '新增包裹类别' }[language];
  await page.getByRole('button', { name: add, exact: true }).click();
  await dialog(page).getByRole('textbox').first().waitFor();
}

async function select(page: Page): Promise<void> {
  await page.locator(':is(tbody, .cards) input.check').nth(4).click();
  await page.locator('.bulk').waitFor();
}

/** Opens a tool of the list. */
const tool =
  (label: string): Open =>
  async (page, language) => {
    await button(page, begins(language, label)).click();
    const inside = ':is(.MuiPopover-paper, .MuiDrawer-paper) :is(button, input)';
    await page.locator(inside).first().waitFor();
  };

const boxes = (page: Page) => page.locator('[data-box].free').first();

export const layers: readonly PageCase[] = [
  ...over(adminPage('', 'lockers', 'Locker list', '快递柜列表', ROWS), {
    'user-menu': async (page) => {
      await page.locator('.account button').click();
      await page.getByRole('menuitem').first().waitFor();
    },
    bell: async (page) => {
      await page.locator('.top .bell').click();
      await page.locator(':not(.MuiModal-hidden) > .MuiPopover-paper').waitFor();
    },
    'lockers-selected': select,
    'lockers-selected-disable': async (page, language) => {
      await select(page);
      await page
        .locator('.bulk')
        .getByRole('button', {
          name: sentenceOf(language, 'resources.lockers.actions.disable.label'),
        })
        .click();
      await dialog(page).waitFor();
    },
    'lockers-columns': on('desk', tool('engine.columns.label')),
    'lockers-queries': on('desk', tool('engine.queries.label')),
  }),
  ...over(adminPage('', 'parcelCategories', 'Parcel categories', '包裹类别', ROWS), {
    'category-faults': async (page, language) => {
      await openAdding(page, language);
      await dialog(page)
        .getByRole('button', { name: sentenceOf(language, 'engine.form.save') })
        .click();
      await page.locator('.Mui-error').first().waitFor();
    },
    'category-leave': async (page, language) => {
      await openAdding(page, language);
      await dialog(page).getByRole('textbox').first().fill('Cartons');
      await page.keyboard.press('Escape');
      const name = sentenceOf(language, 'engine.leave.title');
      await page.getByRole('dialog', { name }).waitFor();
    },
    'category-delete': async (page, language) => {
      await button(page, { en: 'More actions for', zh: '的更多操作' }[language]).first().click();
      await page
        .getByRole('menuitem', { name: sentenceOf(language, 'engine.actions.remove.label') })
        .click();
      await dialog(page).waitFor();
    },
  }),
  ...over(adminPage('', 'box-info?id=1', '', '', boxes), {
    'box-unlock': async (page) => {
      await page.locator('[data-box].free').first().click();
      await page.locator('.boxActions input').fill('A test');
      await page.locator('.boxActions button:has(+ .states)').click();
      await dialog(page).waitFor();
    },
    'box-tapped': on('phone', async (page) => {
      await page.locator('[data-box].stored').first().tap();
      await page.locator('.boxSheet').waitFor();
    }),
  }),
  ...over(
    adminPage('', 'AssignParcel', 'Reserve for a customer', '为客户预约', (page) =>
      page.getByRole('combobox').first(),
    ),
    {
      'reserve-options': async (page) => {
        await page.getByRole('combobox').first().fill('a');
        await page.getByRole('option').nth(1).waitFor();
      },
    },
  ),
  ...over(adminPage('', 'parcels', 'Parcels', '包裹列表', ROWS), {
    'parcels-sheet': on('phone', async (page, language) => {
      await button(page, begins(language, 'engine.filter.button')).click();
      await dialog(page).waitFor();
    }),
  }),
];
