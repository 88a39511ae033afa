// How much of a demo network is made: the whole of it, or a small one of the same kind for tests.

const DAY = 24 * 60 * 60 * 1_000;

export interface DemoSize {
  lockers: number;
  members: number;
  /** About how many parcels; the true number follows from the lives of the boxes. */
  parcels: number;
  /** How many days of history. */
  days: number;
}

/** '40 lockers …, some 2,000 boxes, 1,500 customers, 12 months of parcels (at least 30,000)'. */
export const WHOLE: DemoSize = { lockers: 40, members: 1_500, parcels: 33_000, days: 365 };
export const SMALL: DemoSize = { lockers: 12, members: 40, parcels: 400, days: 12 };

/** The beginning of the history, epoch milliseconds. */
export const beginning = (now: number, size: DemoSize): number => now - size.days * DAY;
