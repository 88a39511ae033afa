// Fetches the words of one language: each language is a chunk of its own, and so are the pages before sign-in and those made by hand.
import type { en } from './en/catalogue.ts';
import type { pages } from './en/pages.ts';
import type { rooms } from './en/rooms.ts';
import type { Messages } from './messages.ts';

export type Catalogue = Messages<typeof en>;
export type PageWords = Messages<typeof pages>;
export type PageMessages = Messages<typeof rooms>;

/** What the rarer pages before sign-in say, with what they share with signing in. */
export const loadDoorWords = async (language: 'en' | 'zh'): Promise<PageWords> =>
  language === 'zh' ? (await import('./zh/door.ts')).door : (await import('./en/door.ts')).door;

/** What every page of the signed-in product may say. */
export const loadCatalogue = async (language: 'en' | 'zh'): Promise<Catalogue> =>
  language === 'zh'
    ? (await import('./zh/catalogue.ts')).zh
    : (await import('./en/catalogue.ts')).en;

/** What the pages made by hand say besides. */
export const loadPageMessages = async (language: 'en' | 'zh'): Promise<PageMessages> =>
  language === 'zh' ? (await import('./zh/rooms.ts')).rooms : (await import('./en/rooms.ts')).rooms;

/** The words of the pages before sign-in. */
export const loadPageWords = async (language: 'en' | 'zh'): Promise<PageWords> =>
  language === 'zh' ? (await import('./zh/pages.ts')).pages : (await import('./en/pages.ts')).pages;
