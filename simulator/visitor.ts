// Generates visitors of a synthetic locker: a name and a mobile number.
import type { Hand } from './report.ts';
import { oneOf } from './arrivals.ts';

const FIRST = ['Anna', 'Christos', 'Despina', 'Elena', 'Giorgos', 'Marios', 'Nikos', 'Sofia'];
const LAST = ['Charalambous', 'Demetriou', 'Georgiou', 'Ioannou', 'Kyriakou', 'Savva'];

/** A random person. */
export function visitor(random: () => number): Hand {
  const digits = String(Math.floor(random() * 999_999)).padStart(6, '0');
  return {
    userName: `${oneOf(FIRST, random) ?? ''} ${oneOf(LAST, random) ?? ''}`,
    userMobile: `99${digits}`,
  };
}
