// A relative time, past or future, that updates with the clock.
import { useTranslate } from 'react-admin';
import { spanOf } from '../../../domain/spanOf.ts';
import { moment } from '../../engine/fields/clock.ts';
import { Time } from '../../engine/fields/Time.tsx';
import { useClock } from '../shared/networkNow/useClock.ts';

const MINUTE = 60_000;

/** A time in the past or at hand: less than a minute is counted in seconds. */
const agoOf = (ms: number) =>
  ms < MINUTE
    ? { unit: 'seconds' as const, count: Math.floor(Math.max(0, ms) / 1000) }
    : spanOf(ms);

/** `12 s ago`, inside the sentence named by `message` (which takes `ago`). */
export function Ago({ time, message }: { time: number; message?: string }) {
  const translate = useTranslate();
  const { unit, count } = agoOf(useClock() - time);
  const ago = translate(`boxes.ago.${unit}`, { count });
  return (
    <Time title={moment(time)} at={time}>
      {message ? translate(message, { ago }) : ago}
    </Time>
  );
}

/** Time until a future moment, `in 4 h`; renders nothing once it has passed. */
export function Left({ time, now }: { time: number; now: number }) {
  const translate = useTranslate();
  if (time <= now) return null;
  const { unit, count } = spanOf(time - now);
  return <span className="small soft">{translate(`boxes.left.${unit}`, { count })}</span>;
}
