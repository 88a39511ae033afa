// Days of Asia/Nicosia, found with nothing but the calendar of the language itself.
const HOUR = 60 * 60 * 1_000;

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Nicosia',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of a moment, `YYYY-MM-DD`. */
export const dayOf = (time: number): string => clock.format(time);

/** When a day begins: the first half hour of which the calendar shows that day. */
export function dayStart(day: string): number {
  let time = Date.parse(`${day}T00:00:00Z`) - 14 * HOUR;
  while (dayOf(time) < day) time += HOUR / 2;
  return time;
}

/** The day after, or as many days before or after. */
export const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10);

/** A full hour from 4 on, when clocks that change have changed: counted back from the next day. */
export const hourOf = (day: string, hour: number): number =>
  dayStart(daysFrom(day, 1)) - (24 - hour) * HOUR;

/** From the beginning of the first day to the last millisecond of the last one. */
export const spanOf = (first: string, last = first) => ({
  startTime: dayStart(first),
  endTime: dayStart(daysFrom(last, 1)) - 1,
});

/** Whole days between two days. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / (24 * HOUR));
