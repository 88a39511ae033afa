// A time for people and machines.
import type { ComponentProps } from 'react';
import { moment } from './clock.ts';

interface Props extends ComponentProps<'time'> {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The whole time, unless it is worded otherwise. */
export const Time = ({ at, children = moment(at), ...time }: Props) => (
  <time {...time} dateTime={new Date(at).toISOString()}>
    {children}
  </time>
);
