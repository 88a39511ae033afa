// A moment or a day as it is typed: digits alone, the signs between them come by themselves.
import { moment, momentOf } from '../clock.ts';

/** Where the parts of `YYYY-MM-DD HH:mm` end, and what stands before each. */
const PARTS = [
  ['', 0, 4],
  ['-', 4, 6],
  ['-', 6, 8],
  [' ', 8, 10],
  [':', 10, 12],
] as const;

/** Typed text in the form of a day or a moment, as far as it was typed. */
export function masked(typed: string, days: boolean): string {
  const digits = typed.replace(/\D/g, '').slice(0, days ? 8 : 12);
  return PARTS.map(([sign, from, to]) => {
    const part = digits.slice(from, to);
    return part === '' ? '' : sign + part;
  }).join('');
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && momentOf(`${text} 12:00`, 'UTC') !== undefined;

/** What typed text means. What means nothing yet is kept with a mark, so that nobody takes it for a value. */
export function valueOf(text: string, days: boolean): string | number | null {
  if (text === '') return null;
  if (days) return isDay(text) ? text : `${text}?`;
  return momentOf(text) ?? `${text}?`;
}

/** The text of a value. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return moment(value);
  return typeof value === 'string' ? value.replace('?', '') : '';
}
