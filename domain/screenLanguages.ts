// The languages of the screens; src/i18n/load.ts has their catalogues.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './limits.ts';

interface ScreenLanguage {
  /** As HTML names it. */
  readonly lang: string;
  /** In the language itself. */
  readonly name: string;
  readonly shortName: string;
  /** As dayjs names it. */
  readonly calendar: string;
}

export const SCREEN_LANGUAGES: Readonly<Record<Language, ScreenLanguage>> = {
  en: { lang: 'en', name: 'English', shortName: 'EN', calendar: 'en-gb' },
  zh: { lang: 'zh-CN', name: '中文', shortName: '中文', calendar: 'zh-cn' },
};

/** The language with this code; the default one for any other. */
export const screenLanguage = (code: unknown): Language =>
  LANGUAGES.find((known) => known === code) ?? DEFAULT_LANGUAGE;
