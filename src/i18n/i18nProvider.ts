// react-admin's i18nProvider: one language is loaded before rendering, others on demand.
import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Language } from '../../domain/limits.ts';
import { SCREEN_LANGUAGES, screenLanguage } from '../../domain/screenLanguages.ts';
import { countsIn } from './counts.ts';
import { loadCatalogue, loadPageMessages, type PageMessages } from './load.ts';

export interface ProductI18n extends I18nProvider {
  /** Changes the language once all messages are loaded; of concurrent changes the latest one wins. */
  changeLocale(locale: string, options?: unknown): Promise<void>;
  /** Resolves once the messages of custom pages are loaded, for all languages from then on. Rejects if loading fails; another call retries. */
  withPages(): Promise<void>;
  /** Whether they are loaded. */
  hasPages(): boolean;
}

const LOCALES = Object.entries(SCREEN_LANGUAGES).map(([locale, { name }]) => ({ locale, name }));

/** Whether a key belongs to custom pages; of the resources, only those used nowhere else. */
function isOfPages(words: PageMessages, key: string): boolean {
  const [page = '', resourceName = ''] = key.split('.', 2);
  return page === 'resources'
    ? Object.hasOwn(words.resources, resourceName)
    : Object.hasOwn(words, page);
}

/** Loads the messages of `language` and creates the provider of all languages. */
export async function createI18nProvider(
  language: Language,
  load: typeof loadCatalogue = loadCatalogue,
  loadPages: typeof loadPageMessages = loadPageMessages,
): Promise<ProductI18n> {
  const first = await load(language);
  const frame: I18nProvider = polyglot(
    (locale) => (locale === language ? first : load(screenLanguage(locale))),
    language,
    LOCALES,
    countsIn(() => frame.getLocale()),
  );
  let customPages: { readonly words: PageMessages; readonly said: I18nProvider } | undefined;
  let asked: Promise<void> | undefined;
  let chosen: string = language;
  const fetchPages = async () => {
    const locale = screenLanguage(frame.getLocale());
    const words = await loadPages(locale);
    const counts = countsIn(() => locale);
    customPages = {
      words,
      said: polyglot(() => ({ ...words, ra: first.ra }), locale, LOCALES, counts),
    };
    // Another language was selected while these messages were loading.
    if (screenLanguage(frame.getLocale()) !== locale) await fetchPages();
  };
  return {
    ...frame,
    translate: (key, options) =>
      (customPages && isOfPages(customPages.words, key) ? customPages.said : frame).translate(
        key,
        options,
      ),
    async changeLocale(locale, options) {
      chosen = locale;
      // Switches only when all messages are loaded, so that no page mixes two languages.
      await Promise.all([load(screenLanguage(locale)), asked && loadPages(screenLanguage(locale))]);
      if (chosen !== locale) return;
      await frame.changeLocale(locale, options);
      if (asked) await fetchPages();
    },
    hasPages: () => customPages !== undefined,
    withPages: () =>
      (asked ??= fetchPages().catch((error: unknown) => {
        asked = undefined;
        throw error;
      })),
  };
}
