// Moments and days in the network's time zone: the one place where screens format and parse them (decision 102).
import { dayAfter, localTime, momentShowing, startOfDay } from '../../../domain/timeZone.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';

/** A moment (epoch milliseconds) as `YYYY-MM-DD HH:mm:ss` in a time zone, by default the network's. */
export const momentToSecond = (time: number, timeZone = knownCapabilities().timeZone): string =>
  localTime(time, timeZone);

/** `YYYY-MM-DD HH:mm`. */
export const moment = (time: number, timeZone?: string): string =>
  momentToSecond(time, timeZone).slice(0, -3);

/** `HH:mm:ss`. */
export const clock = (time: number): string => momentToSecond(time).slice(-8);

/** Short form of a moment: `HH:mm` today, `MM-DD` this year, otherwise `YYYY-MM-DD`. */
export function shortMoment(time: number, now = Date.now(), timeZone?: string): string {
  const text = moment(time, timeZone);
  const today = moment(now, timeZone);
  if (text.slice(0, 10) === today.slice(0, 10)) return text.slice(11);
  return text.slice(0, 4) === today.slice(0, 4) ? text.slice(5, 10) : text.slice(0, 10);
}

/** A moment in a table: without the year if it is this year's. */
export function momentThisYear(time: number, now = Date.now(), timeZone?: string): string {
  const text = moment(time, timeZone);
  return text.slice(0, 4) === moment(now, timeZone).slice(0, 4) ? text.slice(5) : text;
}

export const hasPassed = (time: number, now = Date.now()): boolean => time <= now;

/** The day (`YYYY-MM-DD`) of a moment. */
export const dayOf = (time: number, timeZone?: string): string =>
  moment(time, timeZone).slice(0, 10);

/** The moment of `YYYY-MM-DD HH:mm` in a time zone, by default the network's; undefined if invalid. */
export function momentOf(
  text: string,
  timeZone = knownCapabilities().timeZone,
): number | undefined {
  const typed = Date.parse(`${text.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(typed)) return undefined;
  const found = momentShowing(typed, timeZone);
  // An hour skipped in spring, or a day that the month does not have, formats differently.
  return moment(found, timeZone) === text ? found : undefined;
}

/** Whether a number is a moment of the calendar. */
export const isMoment = (time: number): boolean => !Number.isNaN(new Date(time).getTime());

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => momentOf(`${text} 12:00`, 'UTC') !== undefined;

/** Start of a day (`YYYY-MM-DD`) in a time zone; its first moment if midnight is skipped. */
export const dayStart = (day: string, timeZone = knownCapabilities().timeZone): number =>
  startOfDay(Date.parse(day), timeZone);

/** The last moment of a day. */
export const dayEnd = (day: string, timeZone?: string): number =>
  dayStart(dayAfter(day, 1), timeZone) - 1;

export const daysBefore = (days: number, now = Date.now(), timeZone?: string): string =>
  dayAfter(dayOf(now, timeZone), -days);
