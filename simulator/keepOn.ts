// Repeats a step with exponential backoff, so that a server that is down is not flooded.
import type { Pace } from './pace.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** The pause after this many failures in a row, in milliseconds: doubling up to ten seconds, with jitter. */
export function pauseAfter(failures: number, pace: Pace): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return Math.round(pause * (0.5 + pace.random() / 2));
}

/** Repeats the step until the signal ends it; then resolves, and never rejects. */
export function keepOn(step: () => Promise<void>, pace: Pace, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let failures = 0;
    const attempt = async () => {
      try {
        await step();
        failures = 0;
      } catch {
        failures += 1;
        await pace.wait(pauseAfter(failures, pace), signal);
      }
    };
    const round = (): void => {
      if (signal.aborted) resolve();
      else attempt().then(round, round);
    };
    round();
  });
}
