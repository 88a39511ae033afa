// The catalogues' own words, for tests that hold for every resource.
import * as englishFrame from '../../src/i18n/en/catalogue.ts';
import * as englishPages from '../../src/i18n/en/customPages.ts';
import * as chineseFrame from '../../src/i18n/zh/catalogue.ts';
import * as chinesePages from '../../src/i18n/zh/customPages.ts';

/** The words of the frame and of the rooms; each has some of resources. */
const together = <F extends { resources: object }, R extends { resources: object }>(
  frame: F,
  customPages: R,
) => ({ ...frame, ...customPages, resources: { ...frame.resources, ...customPages.resources } });

const en = together(englishFrame, englishPages);
const zh = together(chineseFrame, chinesePages);

const foundAt = (language: 'en' | 'zh', key: string): string => {
  const found = key
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      language === 'en' ? en : zh,
    );
  return typeof found === 'string' ? found : '';
};

/** The words of a key, the singular where there are two; empty when the catalogue has none. */
export const saidOf = (language: 'en' | 'zh', key: string): string =>
  (foundAt(language, key).split('||||')[0] ?? '').trim();

/** The sentence of a key with its placeholders filled in, the plural unless `smart_count` is 1. */
export function sentenceOf(
  language: 'en' | 'zh',
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const forms = foundAt(language, key).split('||||');
  const sentence = forms.at(values['smart_count'] === 1 ? 0 : -1) ?? '';
  return sentence.trim().replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
