// Public holidays of Cyprus for the current and the next year: fixed days, and those tied to Easter.
import type { Network } from '../network/emptyNetwork.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Month and day. */
const FIXED: readonly (readonly [number, number, string])[] = [
  [1, 1, 'New Year’s Day'],
  [1, 6, 'Epiphany'],
  [3, 25, 'Greek Independence Day'],
  [4, 1, 'Cyprus National Day'],
  [5, 1, 'Labour Day'],
  [8, 15, 'Assumption of Mary'],
  [10, 1, 'Cyprus Independence Day'],
  [10, 28, 'Ochi Day'],
  [12, 24, 'Christmas Eve'],
  [12, 25, 'Christmas Day'],
  [12, 26, 'Boxing Day'],
];

/** Offset in days from Easter Sunday. */
const MOVING: readonly (readonly [number, string])[] = [
  [-48, 'Green Monday'],
  [-2, 'Good Friday'],
  [0, 'Easter Sunday'],
  [1, 'Easter Monday'],
  [2, 'Easter Tuesday'],
  [50, 'Pentecost Monday'],
];

/** Orthodox Easter Sunday as epoch milliseconds (Meeus: the Julian date plus thirteen days, valid until 2099). */
export function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const sum = d + e + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1) + 13 * DAY;
}

const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The year's holidays by day; two on the same day are combined. */
export function publicHolidays(year: number): Map<string, string> {
  const easter = orthodoxEaster(year);
  const all = [
    ...FIXED.map(([month, day, name]) => [Date.UTC(year, month - 1, day), name] as const),
    ...MOVING.map(([days, name]) => [easter + days * DAY, name] as const),
  ].toSorted(([one], [other]) => one - other);
  const days = new Map<string, string>();
  for (const [time, name] of all) {
    const before = days.get(dayText(time));
    days.set(dayText(time), before === undefined ? name : `${before}, ${name}`);
  }
  return days;
}

/** Adds the holidays of this year and the next to the network, created when its history begins. */
export function buildHolidays(network: Network): void {
  const year = new Date(network.now).getUTCFullYear();
  const stamps = { creationTime: network.begin, lastUpdatedTime: network.begin };
  network.rows.holidays = [year, year + 1]
    .flatMap((one) => [...publicHolidays(one)])
    .map(([date, name], index) => ({ id: index + 1, date, name, ...stamps }));
}
