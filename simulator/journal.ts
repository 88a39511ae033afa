// What a terminal notes of its own life, in memory; the oldest lines go first where nobody asks for them.
import type { Input } from '../contract/endpoint.ts';
import type { terminals } from '../contract/terminals/terminals.ts';
import type { Pace } from './pace.ts';

/** A line as it is told. */
export type Line = Input<typeof terminals.logs>['lines'][number];

export interface Journal {
  note(level: Line['level'], message: string): void;
  /** The oldest lines that were not told yet, at most so many; they stay until they are dropped. */
  untold(most: number): Line[];
  /** So many of the oldest have been told. */
  drop(count: number): void;
}

/** Lines that a terminal keeps for whoever asks. */
const KEPT = 2_000;

export function openJournal({ now }: Pick<Pace, 'now'>): Journal {
  let lines: Line[] = [];
  return {
    note: (level, message) => {
      lines.push({ time: now(), level, message });
      if (lines.length > KEPT) lines.shift();
    },
    untold: (most) => lines.slice(0, most),
    drop: (count) => {
      lines = lines.slice(count);
    },
  };
}
