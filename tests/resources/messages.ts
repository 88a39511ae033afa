// The catalogues' own words, for tests that hold for every resource.
import { en as englishFrame } from '../../src/i18n/en/catalogue.ts';
import { customPages as englishPages } from '../../src/i18n/en/customPages.ts';
import { zh as chineseFrame } from '../../src/i18n/zh/catalogue.ts';
import { customPages as chinesePages } from '../../src/i18n/zh/customPages.ts';

/** The words of the frame and of the rooms; each has some of resources. */
const together = <F extends { resources: object }, R extends { resources: object }>(
  frame: F,
  customPages: R,
) => ({ ...frame, ...customPages, resources: { ...frame.resources, ...customPages.resources } });

const en = together(englishFrame, englishPages);
const zh = together(chineseFrame, chinesePages);

/** The words of a key, the singular where there are two; empty when the catalogue has none. */
export function saidOf(language: 'en' | 'zh', key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>(
      (part, name) => (part as Record<string, unknown> | undefined)?.[name],
      language === 'en' ? en : zh,
    );
  return typeof found === 'string' ? (found.split('||||')[0] ?? '').trim() : '';
}
