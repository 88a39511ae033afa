// A number with its thousands separated, standing right.
import { useLocale } from 'react-admin';
import type { Cell, Kind } from './kind.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale);
  formats.set(locale, made);
  return made;
}

function Show({ value }: Cell) {
  const locale = useLocale();
  return typeof value === 'number' ? formatOf(locale).format(value) : null;
}

export const number: Kind = { align: 'end', Show };
