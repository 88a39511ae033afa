// Status badge: icon and text, with a tint only if action is needed.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useActions } from '../actions/useActions.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useCount } from '../../ui/useCount.ts';
import { choiceWord } from './choice.tsx';
import { moment, shortMoment } from './clock.ts';
import { Time } from './Time.tsx';
import type { AnyRow, Cell, FieldType } from './fieldType.ts';
import { plain } from './plain.ts';

/** Style of a value; without a tone it is normal (grey). */
export interface Sign {
  /** None for plain and empty values. */
  readonly icon?: IconName;
  readonly tone?: 'alarm' | 'warn' | 'info' | 'neutral';
}

interface Options<R> {
  /** Start of the row's state, in epoch milliseconds; shown only for values with a tone. */
  readonly since?: (row: R) => number | null | undefined;
  /** The action that a click starts, if it is offered for the row. */
  readonly does?: string;
  /** Whether the state has ended: the text remains, without its tint. */
  readonly over?: (row: R) => boolean;
  /** A count that belongs to the value, shown behind it. */
  readonly count?: (row: R) => number | undefined;
  /** Whether it is only the last known value; stated beside the badge. */
  readonly lastKnown?: (row: R) => boolean;
}

interface SinceProps {
  time: number;
  resourceName: string;
  field: string;
  value: string;
  place: Cell['place'];
}

function Since({ time, resourceName, field, value, place }: SinceProps) {
  const translate = useTranslate();
  const short = shortMoment(time);
  const sentence = translate(`resources.${resourceName}.since.${field}.${value}`, { time: short });
  return (
    <Time className="small soft" title={moment(time)} at={time}>
      {place === 'card' ? sentence : short}
    </Time>
  );
}

interface PressedProps {
  readonly does: string;
  readonly row: AnyRow;
  readonly className: string;
  readonly children: ReactNode;
}

/** A badge that links to its subject. */
function Pressed({ does, row, className, children }: PressedProps) {
  const { offered, start, messages } = useActions();
  if (!offered('row', row).includes(does)) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      className={`${className} pressed`}
      title={messages.label(does)}
      onClick={() => start(does, [row])}
    >
      {children}
    </button>
  );
}

/** A badge for each value of a list, e.g. `{ OFFLINE: { icon: 'offline', tone: 'alarm' } }`. */
export function badge<R>(
  signs: Readonly<Record<string, Sign>>,
  options: Options<R> = {},
): FieldType<R> {
  function Show({ value, row, resourceName, field, place }: Cell<R>) {
    const translate = useTranslate();
    const number = useCount();
    const name = plain(value);
    const count = options.count?.(row);
    const sign = signs[name];
    if (!sign) return null;
    const word = choiceWord(translate, resourceName, field, name);
    const tone = options.over?.(row) === true ? undefined : sign.tone;
    const since = tone ? options.since?.(row) : undefined;
    const className = `badge ${tone ?? 'plain'}`;
    const face = (
      <>
        {sign.icon !== undefined && <Icon name={sign.icon} />}
        {count === undefined
          ? word
          : translate('engine.kinds.counted', { what: word, count: number(count) })}
      </>
    );
    return (
      <span className="line">
        {options.does === undefined ? (
          <span className={className}>{face}</span>
        ) : (
          <Pressed does={options.does} row={row as AnyRow} className={className}>
            {face}
          </Pressed>
        )}
        {options.lastKnown?.(row) === true && (
          <span className="small soft">{translate('engine.kinds.lastKnown')}</span>
        )}
        {typeof since === 'number' && (
          <Since
            time={since}
            resourceName={resourceName}
            field={field}
            value={name}
            place={place}
          />
        )}
      </span>
    );
  }
  return { Show };
}
