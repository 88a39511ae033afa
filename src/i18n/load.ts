// Loads one language's messages: separate chunks per language, pre-sign-in and custom pages.
import type * as en from './en/catalogue.ts';
import type { pages } from './en/pages.ts';
import type * as customPages from './en/customPages.ts';
import type { Language } from '../../domain/limits.ts';
import type { Messages } from './messages.ts';

export type Catalogue = Messages<typeof en>;
export type PageWords = Messages<typeof pages>;
export type PageMessages = Messages<typeof customPages>;

interface Loaders {
  /** Messages of the pages before sign-in. */
  readonly pages: () => Promise<{ readonly pages: PageWords }>;
  /** Messages of the rarer ones, including those shared with sign-in. */
  readonly signInPages: () => Promise<{ readonly signInPages: PageWords }>;
  /** Messages for every page after sign-in. */
  readonly catalogue: () => Promise<Catalogue>;
  /** Additional messages of custom pages. */
  readonly customPages: () => Promise<PageMessages>;
}

const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: {
    pages: () => import('./en/pages.ts'),
    signInPages: () => import('./en/signInPages.ts'),
    catalogue: () => import('./en/catalogue.ts'),
    customPages: () => import('./en/customPages.ts'),
  },
  zh: {
    pages: () => import('./zh/pages.ts'),
    signInPages: () => import('./zh/signInPages.ts'),
    catalogue: () => import('./zh/catalogue.ts'),
    customPages: () => import('./zh/customPages.ts'),
  },
};

export const loadSignInMessages = async (language: Language): Promise<PageWords> =>
  (await LOADERS[language].signInPages()).signInPages;

export const loadCatalogue = (language: Language): Promise<Catalogue> =>
  LOADERS[language].catalogue();

export const loadPageMessages = (language: Language): Promise<PageMessages> =>
  LOADERS[language].customPages();

export const loadPageWords = async (language: Language): Promise<PageWords> =>
  (await LOADERS[language].pages()).pages;
