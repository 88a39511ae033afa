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
export const FORM = 'form.form .MuiFormControl-root';

/** A page before sign-in, by its path below /page. */
export const doorPage = (
  name: string,
  path: string,
  en: string,
  zh: string,
  settled?: PageCase['settled'],
): PageCase => ({
  name,
  address: `/page/${path}`,
  heading: { en, zh },
  ...(settled && { settled }),
});

/** A page of the administrator's, by its path below /app. */
export const adminPage = (...[name, path, ...rest]: Parameters<typeof doorPage>): PageCase => {
  return { ...doorPage(name, path, ...rest), address: `/app/${path}`, as: 'admin' };
};

export type Open = NonNullable<PageCase['open']>;
type Layer = Pick<PageCase, 'open' | 'only'>;

/** What opens over a page, by the names of the screenshots. */
export const over = (
  page: Omit<PageCase, 'name'>,
  layers: Readonly<Record<string, Open | Layer>>,
) =>
  Object.entries(layers).map(([name, layer]): PageCase => {
    return { ...page, name, ...(typeof layer === 'function' ? { open: layer } : layer) };
  });

/** What opens on one width alone. */
export const on = (only: NonNullable<PageCase['only']>, open: Open): Layer => ({ only, open });
