// Loads one language's messages: separate chunks per language, pre-sign-in and custom pages.
import type * as en from './en/catalogue.ts';
import type { pages } from './en/pages.ts';
import type * as customPages from './en/customPages.ts';
import type { Messages } from './messages.ts';

export type Catalogue = Messages<typeof en>;
export type PageWords = Messages<typeof pages>;
export type PageMessages = Messages<typeof customPages>;

/** Messages of the rarer pages before sign-in, including those shared with sign-in. */
export const loadSignInMessages = async (language: 'en' | 'zh'): Promise<PageWords> =>
  language === 'zh'
    ? (await import('./zh/signInPages.ts')).signInPages
    : (await import('./en/signInPages.ts')).signInPages;

/** Messages for every page after sign-in. */
export const loadCatalogue = async (language: 'en' | 'zh'): Promise<Catalogue> =>
  language === 'zh' ? import('./zh/catalogue.ts') : import('./en/catalogue.ts');

/** Additional messages of custom pages. */
export const loadPageMessages = async (language: 'en' | 'zh'): Promise<PageMessages> =>
  language === 'zh' ? import('./zh/customPages.ts') : import('./en/customPages.ts');

/** Messages of the pages before sign-in. */
export const loadPageWords = async (language: 'en' | 'zh'): Promise<PageWords> =>
  language === 'zh' ? (await import('./zh/pages.ts')).pages : (await import('./en/pages.ts')).pages;
