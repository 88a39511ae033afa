// Looking for anything by what somebody typed or scanned: what it may be, and when something found is just that.
import { readParcelNumber } from './parcels/reservation.ts';

/** So many of a kind are found at once: whoever needs more looks through the list. */
export const FOUND_MAX = 5;

/** The longest text that is looked for. */
export const SOUGHT_MAX = 200;

/** A text as names are compared: no matter which capitals, how many blanks, how wide its signs are. */
const plainly = (text: string): string =>
  text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Whether the text is one of these values and no more than it: "Enter goes to the first exact hit". */
export const isJust = (text: string, ...values: readonly (string | null | undefined)[]): boolean =>
  values.some((value) => value && plainly(value) === plainly(text));

/** Whether the text is this number of a parcel or a booking, however it was typed. */
export const isNumber = (text: string, number: string | null | undefined): boolean =>
  Boolean(number) && readParcelNumber(number ?? '') === readParcelNumber(text);

/** Whether the text can be a telephone number, or begin one. */
export const looksLikeMobile = (text: string): boolean =>
  /^\+?[\s()-]*\d[\d\s()-]*$/.test(text.trim());

/** A name as it is looked for: in small letters and without its blanks, because Chinese writes none. */
export const bareName = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

export interface SoughtBox {
  /** The locker's name or number, or a part of its name. */
  readonly locker: string;
  /** How the box's name begins. */
  readonly box: string;
}

/** What says which box: 'a box such as "LK12-A07"', the locker's name or number, a sign between, the box's name. */
const BOX = /^(.+?)[\s\-–—/,:·]+([\p{L}\d]{1,8})$/u;

/** The locker and the box that a text may name; undefined where it names none. */
export function soughtBox(text: string): SoughtBox | undefined {
  const [, locker, box] = BOX.exec(text.trim()) ?? [];
  return locker && box ? { locker, box } : undefined;
}
