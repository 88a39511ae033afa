// Moves the clock of a process of a test run, which begins at the same moment whenever it is started, and goes on
// from there. Loaded by the setup of tests, by servers that tests start (node --import) and, as text, by pages.

/**
 * Puts a clock that is ahead of the real one in place of Date, once; timers keep the real time.
 * @param {number} aheadMs how far the clock is ahead; negative: behind. Milliseconds
 */
export function moveClock(aheadMs) {
  const MARK = Symbol.for('lockerdesk.movedClock');
  if (globalThis.Date[MARK] || aheadMs === 0) return;
  const Real = globalThis.Date;
  const now = () => Real.now() + aheadMs;
  const Moved = new Proxy(Real, {
    get: (real, key) => (key === 'now' ? now : key === MARK || Reflect.get(real, key)),
    apply: (real) => new real(now()).toString(),
    construct: (real, given, as) =>
      Reflect.construct(real, given.length === 0 ? [now()] : given, as === Moved ? real : as),
  });
  Real.prototype.constructor = Moved;
  globalThis.Date = Moved;
}

if (typeof process === 'object') moveClock(Number(process.env['CLOCK_AHEAD_MS'] ?? 0));
