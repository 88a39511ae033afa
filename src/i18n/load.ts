// Loads one language's messages: separate chunks per language, pre-sign-in and custom pages.
import type { en } from './en/catalogue.ts';
import type { pages } from './en/pages.ts';
import type { customPages } from './en/customPages.ts';
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
  language === 'zh'
    ? (await import('./zh/catalogue.ts')).zh
    : (await import('./en/catalogue.ts')).en;

/** Additional messages of custom pages. */
export const loadPageMessages = async (language: 'en' | 'zh'): Promise<PageMessages> =>
  language === 'zh'
    ? (await import('./zh/customPages.ts')).customPages
    : (await import('./en/customPages.ts')).customPages;

/** Messages of the pages before sign-in. */
export const loadPageWords = async (language: 'en' | 'zh'): Promise<PageWords> =>
  language === 'zh' ? (await import('./zh/pages.ts')).pages : (await import('./en/pages.ts')).pages;
