// Who stands at a synthetic locker: a name, and the mobile number that is entered at its screen.
import type { Hand } from './report.ts';
import { oneOf } from './arrivals.ts';

const FIRST = ['Anna', 'Christos', 'Despina', 'Elena', 'Giorgos', 'Marios', 'Nikos', 'Sofia'];
const LAST = ['Charalambous', 'Demetriou', 'Georgiou', 'Ioannou', 'Kyriakou', 'Savva'];

/** Somebody, by chance. */
export function somebody(random: () => number): Hand {
  const digits = String(Math.floor(random() * 999_999)).padStart(6, '0');
  return {
    userName: `${oneOf(FIRST, random) ?? ''} ${oneOf(LAST, random) ?? ''}`,
    userMobile: `99${digits}`,
  };
}
