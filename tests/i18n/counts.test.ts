// Numbers in sentences: counts are read with their thousands separated, names of things as they are.
import { beforeAll, expect, it } from 'vitest';
import { createI18nProvider, type ProductI18n } from '../../src/i18n/i18nProvider.ts';

let words: ProductI18n;
beforeAll(async () => {
  words = await createI18nProvider('en');
  await words.withPages();
});

const range = { first: 1001, last: 1010, total: 1643 };

it('a count has its thousands separated: below a list, at its top, on a page made by hand', () => {
  expect(words.translate('engine.pager.range', range)).toBe('1,001–1,010 of 1,643');
  expect(words.translate('resources.alerts.facts.all', { smart_count: 1643 })).toBe('1,643 alerts');
  expect(words.translate('dashboard.showAll', { count: 12345 })).toBe('Show all 12,345');
});

it('the form for one and for many is chosen by the number itself', () => {
  const alerts = (smart_count: number) =>
    words.translate('resources.alerts.facts.all', { smart_count });
  expect([alerts(1), alerts(2), alerts(1001)]).toEqual(['1 alert', '2 alerts', '1,001 alerts']);
});

it('what names a record or a year is no count, and text stays as it is', () => {
  expect(words.translate('auditSeals.where', { firstId: 1001, lastId: 1500, time: '' })).toContain(
    '1001 to 1500',
  );
  expect(words.translate('holidaySetting.toYear', { year: 2027 })).toContain('2027');
  expect(words.translate('ra.validation.maxValue', { max: 3600 })).toContain('3600');
  expect(words.translate('boxWays.booking', { number: '20008732' })).toContain('20008732');
});

it('in Chinese too, once it is chosen', async () => {
  await words.changeLocale('zh');
  expect(words.translate('engine.pager.range', range)).toContain('1,643');
  expect(words.translate('dashboard.showAll', { count: 12345 })).toContain('12,345');
});
