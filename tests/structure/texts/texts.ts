// All texts of the catalogues by key, for tests that read them.
import * as enCustomPages from '../../../src/i18n/en/customPages.ts';
import * as en from '../../../src/i18n/en/catalogue.ts';
import { signInPages as enSignInPages } from '../../../src/i18n/en/signInPages.ts';
import type { Words } from '../../../src/i18n/messages.ts';
import * as zhCustomPages from '../../../src/i18n/zh/customPages.ts';
import * as zh from '../../../src/i18n/zh/catalogue.ts';
import { signInPages as zhSignInPages } from '../../../src/i18n/zh/signInPages.ts';

/** Key path, such as `a.b.c`, and text. */
export type Text = readonly [string, string];

export const flat = (words: Words, path = ''): Text[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  );

const all = (...catalogues: readonly object[]): Text[] => [
  ...new Map(catalogues.flatMap((one) => flat(one as Words))),
];

export const englishTexts = all(en, enCustomPages, enSignInPages);
export const chineseTexts = all(zh, zhCustomPages, zhSignInPages);
