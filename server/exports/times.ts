// Formats times in the network's time zone.
import { localTime } from '../../domain/timeZone.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The last hour in the range of Date. */
const LAST_HOUR = 8.64e15 / HOUR;
/** Hours cached: eleven years. */
const HOURS_MAX = 100_000;

const toMinute = (time: number, timeZone: string): string => localTime(time, timeZone).slice(0, -3);

/** The formatted prefix by time zone and hour; empty if the minutes of an hour differ in prefix. */
const beginnings = new Map<string, Map<number, string>>();

function beginningOf(hour: number, timeZone: string): string {
  const known = beginnings.get(timeZone) ?? new Map<number, string>();
  beginnings.set(timeZone, known);
  const found = known.get(hour);
  if (found !== undefined) return found;
  const [first, last] = [hour * HOUR, (hour + 1) * HOUR - MINUTE].map((time) =>
    toMinute(time, timeZone),
  );
  const beginning = first?.slice(0, -2) ?? '';
  const isAlike = first === `${beginning}00` && last === `${beginning}59`;
  if (known.size >= HOURS_MAX) known.clear();
  known.set(hour, isAlike ? beginning : '');
  return isAlike ? beginning : '';
}

/**
 * Epoch milliseconds as 'YYYY-MM-DD HH:mm' in the time zone; empty for no time. Exports format millions: in zones at
 * whole hours from UTC, the formatter runs once per distinct hour.
 */
export function timeText(time: number | null | undefined, timeZone: string): string {
  if (time == null) return '';
  const hour = Math.floor(time / HOUR);
  const beginning = hour < LAST_HOUR ? beginningOf(hour, timeZone) : '';
  if (beginning === '') return toMinute(time, timeZone);
  const minute = Math.floor((time - hour * HOUR) / MINUTE);
  return minute < 10 ? `${beginning}0${minute}` : `${beginning}${minute}`;
}

/** Epoch milliseconds as 'YYYY-MM-DD' in the time zone. */
export const dateText = (time: number, timeZone: string): string =>
  timeText(time, timeZone).slice(0, 10);

/** Epoch milliseconds as 'YYYY-MM-DD HH:mm:ss' in the time zone. */
export const secondText = (time: number, timeZone: string): string =>
  `${timeText(time, timeZone)}:${String(Math.floor(time / 1_000) % 60).padStart(2, '0')}`;
