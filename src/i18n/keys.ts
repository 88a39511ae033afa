// All message keys as a type: a literal key missing in the English catalogue does not compile.
import type * as en from './en/catalogue.ts';
import type { signInPages } from './en/signInPages.ts';
import type { pages } from './en/pages.ts';
import type * as customPages from './en/customPages.ts';

/** `a.b.c` for every text; an index signature, as in react-admin's messages, adds none. */
type Paths<T, Path extends string = ''> = {
  [K in keyof T as string extends K ? never : K]: T[K] extends string
    ? `${Path}${K & (string | number)}`
    : Paths<T[K], `${Path}${K & (string | number)}.`>;
} extends infer Found
  ? Found[keyof Found]
  : never;

type Catalogue = typeof en | typeof customPages | typeof pages | typeof signInPages;

/** Every key of the English catalogues. */
export type MessageKey = Extract<
  Catalogue extends infer C ? (C extends C ? Paths<C> : never) : never,
  string
>;

/**
 * A literal, or a template of literals, must be a key. A key built at runtime (a `string`, or a template containing one)
 * may be any.
 */
export type Known<K extends string> = Record<'', 1> extends Record<K, 1> ? K : MessageKey;

/** react-admin's `translate` with typed keys. */
export type Translate = <K extends string>(key: Known<K>, options?: object) => string;
