// A state: a sign, a word, and a tint only where there is something to act on.
import { useTranslate } from 'react-admin';
import { Icon, type IconName } from '../Icon.tsx';
import { choiceKey } from './choice.tsx';
import { moment, shortMoment } from './clock.ts';
import type { Cell, Kind } from './kind.ts';
import { plain } from './plain.ts';

/** How a value is signed; without a tone it is normal, and grey is normal. */
export interface Sign {
  /** None for what is plain and empty. */
  readonly icon?: IconName;
  readonly tone?: 'alarm' | 'warn' | 'info' | 'neutral';
}

interface Options<R> {
  /** Since when the row is in its state, epoch milliseconds; said only of values with a tone. */
  readonly since?: (row: R) => number | null | undefined;
  /** Whether it is only what was last heard; said beside the badge. */
  readonly lastKnown?: (row: R) => boolean;
}

interface SinceProps {
  time: number;
  noun: string;
  field: string;
  value: string;
  place: Cell['place'];
}

function Since({ time, noun, field, value, place }: SinceProps) {
  const translate = useTranslate();
  const short = shortMoment(time);
  const sentence = translate(`resources.${noun}.since.${field}.${value}`, { time: short });
  return (
    <time className="small soft" dateTime={new Date(time).toISOString()} title={moment(time)}>
      {place === 'card' ? sentence : short}
    </time>
  );
}

/** A badge for each value of a list, e.g. `{ OFFLINE: { icon: 'offline', tone: 'alarm' } }`. */
export function badge<R>(signs: Readonly<Record<string, Sign>>, options: Options<R> = {}): Kind<R> {
  function Show({ value, row, noun, field, place }: Cell<R>) {
    const translate = useTranslate();
    const name = plain(value);
    const sign = signs[name];
    if (!sign) return null;
    const since = sign.tone ? options.since?.(row) : undefined;
    return (
      <span className="line">
        <span className={`badge ${sign.tone ?? 'plain'}`}>
          {sign.icon !== undefined && <Icon name={sign.icon} />}
          {translate(choiceKey(field, name))}
        </span>
        {options.lastKnown?.(row) === true && (
          <span className="small soft">{translate('engine.kinds.lastKnown')}</span>
        )}
        {typeof since === 'number' && (
          <Since time={since} noun={noun} field={field} value={name} place={place} />
        )}
      </span>
    );
  }
  return { Show };
}
