// Sizes of a demo network: the full one, or a small one of the same kind for tests.

const DAY = 24 * 60 * 60 * 1_000;

export interface DemoSize {
  lockers: number;
  members: number;
  /** Approximate number of parcels; the actual number results from the simulated box histories. */
  parcels: number;
  /** Days of history. */
  days: number;
}

/** 40 lockers, some 2,000 boxes, 1,500 customers, 12 months of parcels (at least 30,000). */
export const WHOLE: DemoSize = { lockers: 40, members: 1_500, parcels: 33_000, days: 365 };
export const SMALL: DemoSize = { lockers: 12, members: 40, parcels: 400, days: 12 };

/** The start of the history, epoch milliseconds. */
export const beginning = (now: number, size: DemoSize): number => now - size.days * DAY;
