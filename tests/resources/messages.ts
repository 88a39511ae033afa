// The catalogues' own words, for tests that hold for every noun.
import { en } from '../../src/i18n/en/catalogue.ts';
import { zh } from '../../src/i18n/zh/catalogue.ts';

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
