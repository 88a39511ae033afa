// A resource's texts in the catalogues.
import * as en from '../../../src/i18n/en/catalogue.ts';
import * as zh from '../../../src/i18n/zh/catalogue.ts';

interface Said {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Its name and its field labels in a language. */
export function fieldsSaid(language: 'en' | 'zh', resourceName: string): Said {
  const { resources } = language === 'en' ? en : zh;
  return (resources as unknown as Record<string, Said>)[resourceName] ?? { name: '', fields: {} };
}
