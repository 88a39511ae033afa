// Setup of every test: the run's clock, its seed of random inputs, and patience.
import { configureGlobal } from 'fast-check';
import { beforeEach, vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';
import { moveClock } from './movedClock.mjs';

configureGlobal({ seed: Number(process.env['PROPERTY_SEED']) });

// vitest puts the real clock back when a test that has set the time ends.
beforeEach(() => moveClock(Number(process.env['CLOCK_AHEAD_MS'] ?? 0)));

type Waiting = typeof vi.waitFor | typeof vi.waitUntil;

/** vitest has no setting for how long these wait. */
const patient = <F extends Waiting>(wait: F): F =>
  ((callback: never, options: number | { timeout?: number } = {}) =>
    wait(
      callback,
      typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options },
    )) as F;

// Files that share a worker share this object as well, so it is set, not wrapped again.
const MARK = Symbol.for('lockerdesk.patience');
if (!Reflect.has(vi, MARK)) {
  Reflect.set(vi, MARK, true);
  vi.waitFor = patient(vi.waitFor);
  vi.waitUntil = patient(vi.waitUntil);
}
