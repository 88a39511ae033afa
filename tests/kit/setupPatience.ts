// Lets vi.waitFor and vi.waitUntil wait as long as every other expectation: vitest has no setting for them.
import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

type Waiting = typeof vi.waitFor | typeof vi.waitUntil;

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
