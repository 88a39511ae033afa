// The words for react-admin: the first language is there before anything is drawn, the other is fetched when chosen.
import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { countsIn } from './counts.ts';
import { loadCatalogue, loadRoomWords, type RoomWords } from './load.ts';

export interface ProductI18n extends I18nProvider {
  /** Settles once the pages made by hand can be read, in every language from then on. Rejects when the words do not come; asked again, they are fetched again. */
  withRooms(): Promise<void>;
  /** Whether they can be read now. */
  hasRooms(): boolean;
}

const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'zh', name: '中文' },
];

const known = (locale: string) => (locale === 'zh' ? 'zh' : 'en');

/** Whether the pages made by hand say this; of the nouns, only those that nothing else speaks of. */
function isOfRooms(words: RoomWords, key: string): boolean {
  const [room = '', noun = ''] = key.split('.', 2);
  return room === 'resources' ? Object.hasOwn(words.resources, noun) : Object.hasOwn(words, room);
}

/** Fetches the words of `language` and makes the provider of both. */
export async function createI18nProvider(
  language: 'en' | 'zh',
  load: typeof loadCatalogue = loadCatalogue,
  loadRooms: typeof loadRoomWords = loadRoomWords,
): Promise<ProductI18n> {
  const first = await load(language);
  const frame: I18nProvider = polyglot(
    (locale) => (locale === language ? first : load(known(locale))),
    language,
    LOCALES,
    countsIn(() => frame.getLocale()),
  );
  let rooms: { readonly words: RoomWords; readonly said: I18nProvider } | undefined;
  let asked: Promise<void> | undefined;
  const fetchRooms = async () => {
    const locale = known(frame.getLocale());
    const words = await loadRooms(locale);
    const counts = countsIn(() => locale);
    rooms = { words, said: polyglot(() => ({ ...words, ra: first.ra }), locale, LOCALES, counts) };
    // Another language was chosen while these words were on their way.
    if (known(frame.getLocale()) !== locale) await fetchRooms();
  };
  return {
    ...frame,
    translate: (key, options) =>
      (rooms && isOfRooms(rooms.words, key) ? rooms.said : frame).translate(key, options),
    async changeLocale(locale, options) {
      await frame.changeLocale(locale, options);
      if (asked) await fetchRooms();
    },
    hasRooms: () => rooms !== undefined,
    withRooms: () =>
      (asked ??= fetchRooms().catch((error: unknown) => {
        asked = undefined;
        throw error;
      })),
  };
}
