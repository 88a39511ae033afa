// Global search: interpretation of a typed or scanned text, and exact matches.
import { fold } from './fold.ts';
import { readParcelNumber } from './parcels/reservation.ts';

/** Maximum results per resource. */
export const FOUND_MAX = 5;

/** Maximum characters of a search text. */
export const SOUGHT_MAX = 200;

/** Whether the text equals one of these values, so that Enter opens it. */
export const isJust = (text: string, ...values: readonly (string | null | undefined)[]): boolean =>
  values.some((value) => value && fold(value) === fold(text));

/** Whether the text is this parcel or booking number, in any notation. */
export const isNumber = (text: string, number: string | null | undefined): boolean =>
  Boolean(number) && readParcelNumber(number ?? '') === readParcelNumber(text);

/** The terms of a text, without what separates them; a text without any is one. */
export const termsOf = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [text];

/** A name as searched, without spaces, as Chinese uses none. */
export const bareName = (text: string): string => fold(text).replaceAll(/\s/g, '');

export interface SoughtBox {
  /** The locker's name or number, or a part of its name. */
  readonly locker: string;
  /** The beginning of the box's name. */
  readonly box: string;
}

/** A box such as "LK12-A07": the locker's name or number, a separator, and the box's name. */
const BOX = /^(.+?)[\s\-–—/,:·]+([\p{L}\d]{1,8})$/u;

/** The locker and the box that a text may refer to; undefined if it does not. */
export function soughtBox(text: string): SoughtBox | undefined {
  const [, locker, box] = BOX.exec(text.trim()) ?? [];
  return locker && box ? { locker, box } : undefined;
}
