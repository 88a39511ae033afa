// The words for react-admin: the first language is there before anything is drawn, the other is fetched when chosen.
import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { countsIn } from './counts.ts';
import { loadCatalogue, loadPageMessages, type PageMessages } from './load.ts';

export interface ProductI18n extends I18nProvider {
  /** Changes the language once all messages are loaded; of two changes at a time the later one wins. */
  changeLocale(locale: string, options?: unknown): Promise<void>;
  /** Settles once the pages made by hand can be read, in every language from then on. Rejects when the words do not come; asked again, they are fetched again. */
  withPages(): Promise<void>;
  /** Whether they can be read now. */
  hasPages(): boolean;
}

const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'zh', name: '中文' },
];

const known = (locale: string) => (locale === 'zh' ? 'zh' : 'en');

/** Whether the pages made by hand say this; of the resources, only those that nothing else speaks of. */
function isOfPages(words: PageMessages, key: string): boolean {
  const [room = '', resourceName = ''] = key.split('.', 2);
  return room === 'resources'
    ? Object.hasOwn(words.resources, resourceName)
    : Object.hasOwn(words, room);
}

/** Fetches the words of `language` and makes the provider of both. */
export async function createI18nProvider(
  language: 'en' | 'zh',
  load: typeof loadCatalogue = loadCatalogue,
  loadPages: typeof loadPageMessages = loadPageMessages,
): Promise<ProductI18n> {
  const first = await load(language);
  const frame: I18nProvider = polyglot(
    (locale) => (locale === language ? first : load(known(locale))),
    language,
    LOCALES,
    countsIn(() => frame.getLocale()),
  );
  let rooms: { readonly words: PageMessages; readonly said: I18nProvider } | undefined;
  let asked: Promise<void> | undefined;
  let chosen: string = language;
  const fetchPages = async () => {
    const locale = known(frame.getLocale());
    const words = await loadPages(locale);
    const counts = countsIn(() => locale);
    rooms = { words, said: polyglot(() => ({ ...words, ra: first.ra }), locale, LOCALES, counts) };
    // Another language was chosen while these words were on their way.
    if (known(frame.getLocale()) !== locale) await fetchPages();
  };
  return {
    ...frame,
    translate: (key, options) =>
      (rooms && isOfPages(rooms.words, key) ? rooms.said : frame).translate(key, options),
    async changeLocale(locale, options) {
      chosen = locale;
      // Nothing changes before everything is there: no page is drawn in two languages.
      await Promise.all([load(known(locale)), asked && loadPages(known(locale))]);
      if (chosen !== locale) return;
      await frame.changeLocale(locale, options);
      if (asked) await fetchPages();
    },
    hasPages: () => rooms !== undefined,
    withPages: () =>
      (asked ??= fetchPages().catch((error: unknown) => {
        asked = undefined;
        throw error;
      })),
  };
}
