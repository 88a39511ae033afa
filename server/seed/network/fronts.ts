// Fronts of the demo's lockers: columns of equal height, written as one letter per box from the top.
import type { BoxTypeName } from '../../../domain/boxes/boxTypes.ts';
import type { Random } from '../randomFrom.ts';

const TYPES: Record<string, BoxTypeName> = { X: 'XS', S: 'S', M: 'M', L: 'L', K: 'CONTROL' };

/** The column with the terminal's screen. */
export const CONTROL_COLUMN = 'SSKMSSMM';

/** Every column is as high as sixteen XS boxes. */
export const COLUMNS = [
  'MMMMMMMM',
  'LLMMLL',
  'SSMLLMSS',
  'XXSSMMMLXX',
  'XXXSSMMSSMX',
  'XXXXSSMMMMX',
  'XXSSSSMMLX',
  'XXXXSSMLLX',
  'SSSSMMMMXX',
  'XXXXMMMLSS',
  'LLLLMM',
  'SSSSSSXMMM',
] as const;

/** A locker's columns from left to right, with the terminal in the middle. */
export function frontOf(columns: number, random: Random): BoxTypeName[][] {
  const middle = Math.floor((columns - 1) / 2);
  return Array.from({ length: columns }, (_, column) => {
    const built = column === middle ? CONTROL_COLUMN : random.pick(COLUMNS);
    return Array.from(built, (letter) => TYPES[letter] ?? 'M');
  });
}
