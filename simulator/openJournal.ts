// A terminal's log, in memory; the oldest lines are dropped if nobody fetches them.
import type { Input } from '../contract/endpoint.ts';
import type { terminals } from '../contract/terminals/terminals.ts';
import type { Pace } from './pace.ts';

/** A line as it is sent. */
export type Line = Input<typeof terminals.logs>['lines'][number];

export interface Journal {
  note(level: Line['level'], message: string): void;
  /** The oldest lines not sent yet, up to this number; they stay until dropped. */
  pending(most: number): Line[];
  /** This many of the oldest lines were sent. */
  drop(count: number): void;
}

/** Maximum lines that a terminal keeps. */
const KEPT = 2_000;

export function openJournal({ now }: Pick<Pace, 'now'>): Journal {
  let lines: Line[] = [];
  return {
    note: (level, message) => {
      lines.push({ time: now(), level, message });
      if (lines.length > KEPT) lines.shift();
    },
    pending: (most) => lines.slice(0, most),
    drop: (count) => {
      lines = lines.slice(count);
    },
  };
}
