// Time and randomness of the synthetic network, injected so that tests can control both.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  /** Waits this many milliseconds; rejects when the signal aborts the wait. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A number from 0 to 1. */
  readonly random: () => number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Real time and randomness. */
export const realPace: Pace = {
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
  random: Math.random,
  now: Date.now,
};

/** A random number of milliseconds between two bounds. */
export function between(pace: Pace, from: number, to: number): number {
  return Math.round(from + pace.random() * (to - from));
}
