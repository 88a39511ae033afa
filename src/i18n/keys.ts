// The keys of all messages as a type: a literal key that the English catalogue lacks does not compile.
import type { en } from './en/catalogue.ts';
import type { door } from './en/door.ts';
import type { pages } from './en/pages.ts';
import type { rooms } from './en/rooms.ts';

/** `a.b.c` of every text; an index signature, as react-admin's messages have, names none. */
type Paths<T, Path extends string = ''> = {
  [K in keyof T as string extends K ? never : K]: T[K] extends string
    ? `${Path}${K & (string | number)}`
    : Paths<T[K], `${Path}${K & (string | number)}.`>;
} extends infer Found
  ? Found[keyof Found]
  : never;

type Catalogue = typeof en | typeof rooms | typeof pages | typeof door;

/** Every key of the English catalogues. */
export type MessageKey = Extract<
  Catalogue extends infer C ? (C extends C ? Paths<C> : never) : never,
  string
>;

/**
 * A literal, also a template of literals, has to be a key. What is put together while the product runs (a `string`, or
 * a template with one in it) may be any.
 */
export type Known<K extends string> = Record<'', 1> extends Record<K, 1> ? K : MessageKey;

/** react-admin's `translate`, which knows the keys. */
export type Translate = <K extends string>(key: Known<K>, options?: object) => string;
