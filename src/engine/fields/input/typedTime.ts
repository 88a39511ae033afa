// Input mask of a typed date or moment: inserts the separators.
import { tidy } from '../../../../domain/tidy.ts';
import { isDay, moment, momentOf } from '../clock.ts';

/** End of each part of `YYYY-MM-DD HH:mm`, and the separator before it. */
const PARTS = [
  ['', 0, 4],
  ['-', 4, 6],
  ['-', 6, 8],
  [' ', 8, 10],
  [':', 10, 12],
] as const;

/** Typed text formatted as a date or moment, possibly incomplete. */
export function masked(typed: string, days: boolean): string {
  const digits = tidy(typed)
    .replace(/\D/g, '')
    .slice(0, days ? 8 : 12);
  return PARTS.map(([sign, from, to]) => {
    const part = digits.slice(from, to);
    return part === '' ? '' : sign + part;
  }).join('');
}

/** Value of a typed text. Incomplete text is stored with a marker, so that it is not mistaken for a value. */
export function valueOf(text: string, days: boolean): string | number | null {
  if (text === '') return null;
  if (days) return isDay(text) ? text : `${text}?`;
  return momentOf(text) ?? `${text}?`;
}

export function textOf(value: unknown): string {
  if (typeof value === 'number') return moment(value);
  return typeof value === 'string' ? value.replace('?', '') : '';
}
