// The words for react-admin: the first language is there before anything is drawn, the other is fetched when chosen.
import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { loadCatalogue } from './load.ts';

export type ProductI18n = I18nProvider;

const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'zh', name: '中文' },
];

const known = (locale: string) => (locale === 'zh' ? 'zh' : 'en');

/** Fetches the words of `language` and makes the provider of both. */
export async function createI18nProvider(
  language: 'en' | 'zh',
  load: typeof loadCatalogue = loadCatalogue,
): Promise<ProductI18n> {
  const first = await load(language);
  return polyglot(
    (locale) => (locale === language ? first : load(known(locale))),
    language,
    LOCALES,
  );
}
