// A page to look at: its address, its heading, and what is visible once it has loaded.
import type { Locator, Page } from 'playwright';

type Language = 'en' | 'zh';

export interface PageCase {
  /** The screenshot's file name. */
  readonly name: string;
  readonly address: string;
  /** The demo account to sign in; none for pages before sign-in. */
  readonly as?: string;
  /** Its only h1, in both languages. */
  readonly heading: Readonly<Record<Language, string>>;
  /** Visible once the page's data has loaded: the first of this selector, or what is located. */
  readonly settled?: string | ((page: Page) => Locator);
  /** Opens something over the page; `widths` are those where it exists. */
  readonly open?: (page: Page, language: Language) => Promise<void>;
  /** Only on a phone, or only on a desktop. */
  readonly only?: 'phone' | 'desk';
}

/** The rows of a list, as a table and as cards. */
export const ROWS = 'tbody a.name, .cards a.name';
/** The fields of a form. */
export const FORM = 'form.form .field';

/** A page of the administrator's, by its path below /app. */
export const adminPage = (
  name: string,
  path: string,
  en: string,
  zh: string,
  settled?: PageCase['settled'],
): PageCase => ({
  name,
  address: `/app/${path}`,
  as: 'admin',
  heading: { en, zh },
  ...(settled && { settled }),
});
