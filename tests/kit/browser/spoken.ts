// The product's own texts in the language of a visit, so that a browser test says each sentence once for both.
import { createI18nProvider } from '../../../src/i18n/i18nProvider.ts';

/** The languages of the product. */
export const LANGUAGES = ['en', 'zh'] as const;

/** Translates a key as the page does, those of custom pages included. */
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Loads the texts of a language. */
export async function textsIn(language: (typeof LANGUAGES)[number]): Promise<Say> {
  const i18n = await createI18nProvider(language);
  await i18n.withPages();
  return (key, values) => i18n.translate(key, values);
}
