// A relative time, past or future, that updates with the clock.
import { useTranslate } from 'react-admin';
import { moment } from '../../engine/fields/clock.ts';
import { useClock } from '../shared/networkNow/useClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest unit that fits and its count; takes milliseconds. */
export function span(ms: number): {
  unit: 'seconds' | 'minutes' | 'hours' | 'days';
  count: number;
} {
  const most = Math.max(0, ms);
  if (most < MINUTE) return { unit: 'seconds', count: Math.floor(most / 1000) };
  if (most < HOUR) return { unit: 'minutes', count: Math.floor(most / MINUTE) };
  if (most < 2 * DAY) return { unit: 'hours', count: Math.floor(most / HOUR) };
  return { unit: 'days', count: Math.floor(most / DAY) };
}

/** `12 s ago`, inside the sentence named by `message` (which takes `ago`). */
export function Ago({ time, message }: { time: number; message?: string }) {
  const translate = useTranslate();
  const { unit, count } = span(useClock() - time);
  const ago = translate(`boxes.ago.${unit}`, { count });
  return (
    <time dateTime={new Date(time).toISOString()} title={moment(time)}>
      {message ? translate(message, { ago }) : ago}
    </time>
  );
}

/** Time until a future moment, `in 4 h`; renders nothing once it has passed. */
export function Left({ time, now }: { time: number; now: number }) {
  const translate = useTranslate();
  if (time <= now) return null;
  const { unit, count } = span(time - now);
  const shownUnit = unit === 'seconds' ? 'minutes' : unit;
  return (
    <span className="small soft">
      {translate(`boxes.left.${shownUnit}`, { count: Math.max(1, count) })}
    </span>
  );
}
