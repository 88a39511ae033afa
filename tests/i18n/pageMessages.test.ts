// The words of the pages made by hand come with the first such page; where they did not come they are fetched again.
import { expect, it } from 'vitest';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { loadCatalogue, loadPageMessages } from '../../src/i18n/load.ts';

it('words that did not arrive are fetched again when a page next asks for them', async () => {
  let away = true;
  const words = await createI18nProvider('en', loadCatalogue, (language) =>
    away ? Promise.reject(new Error('not there')) : loadPageMessages(language),
  );
  await expect(words.withPages()).rejects.toThrow('not there');
  expect(words.hasPages()).toBe(false);
  away = false;
  await words.withPages();
  expect(words.hasPages()).toBe(true);
  await words.changeLocale('zh');
  expect(words.translate('historyCheck.title')).not.toMatch(/historyCheck|[a-z]/i);
});

it('of two languages chosen in one moment the later stays, whichever arrives first', async () => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const words = await createI18nProvider('en', async (language) => {
    if (language === 'zh') await held;
    return loadCatalogue(language);
  });
  const first = words.changeLocale('zh');
  await words.changeLocale('en');
  arrive();
  await first;
  expect(words.getLocale()).toBe('en');
  expect(words.translate('app.brand')).toMatch(/[a-z]/);
});

it('a language whose words do not arrive leaves the former one whole', async () => {
  const words = await createI18nProvider('en', loadCatalogue, (language) =>
    language === 'zh' ? Promise.reject(new Error('not there')) : loadPageMessages(language),
  );
  await words.withPages();
  await expect(words.changeLocale('zh')).rejects.toThrow('not there');
  expect(words.getLocale()).toBe('en');
  expect(words.translate('app.brand')).toMatch(/[a-z]/);
});
