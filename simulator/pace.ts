// Time and chance of the synthetic network, handed in so that a test can hold both.
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  /** Waits this many milliseconds; fails when the signal ends the wait. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A number from 0 to 1. */
  readonly random: () => number;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The world's own pace. */
export const realPace: Pace = {
  wait: (ms, signal) => sleep(ms, undefined, { signal }),
  random: Math.random,
  now: Date.now,
};

/** A number of milliseconds between two, by chance. */
export function between(pace: Pace, from: number, to: number): number {
  return Math.round(from + pace.random() * (to - from));
}
