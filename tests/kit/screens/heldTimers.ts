// Longer timers, held until a step of a visit lets time pass: on no machine a toast goes or a page asks anew before that.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** From here on a timer is held; those of a test's patience are longer. In milliseconds. */
const [TIMEOUT_FROM, TIMEOUT_BELOW, INTERVAL_FROM] = [2_000, 30_000, 1_000];

type Run = (...given: unknown[]) => void;
interface Held {
  readonly run: () => void;
  readonly every?: number;
  due: number;
}

const held = new Map<unknown, Held>();

/** As Node's, which its users may let go of. */
function hold(timer: Omit<Held, 'due'>, ms: number): unknown {
  const handle = { unref: () => handle, ref: () => handle };
  held.set(handle, { ...timer, due: Date.now() + ms });
  return handle;
}

/** Until the end of the test, when every stubbed global is as it was. */
export function holdTimers(): void {
  held.clear();
  const { setTimeout: after, setInterval: each, clearTimeout: clear, clearInterval } = globalThis;
  vi.stubGlobal('setTimeout', (run: Run, ms = 0, ...given: unknown[]) =>
    ms >= TIMEOUT_FROM && ms < TIMEOUT_BELOW
      ? hold({ run: () => run(...given) }, ms)
      : after(run, ms, ...given),
  );
  vi.stubGlobal('setInterval', (run: Run, ms = 0, ...given: unknown[]) =>
    ms >= INTERVAL_FROM
      ? hold({ run: () => run(...given), every: ms }, ms)
      : each(run, ms, ...given),
  );
  vi.stubGlobal('clearTimeout', (of: never) => held.delete(of) || clear(of));
  vi.stubGlobal('clearInterval', (of: never) => held.delete(of) || clearInterval(of));
}

/** The clock goes on by so many seconds, and what is due by then runs. */
export function passSeconds(seconds: number): void {
  const now = Date.now() + seconds * 1_000;
  vi.setSystemTime(now);
  const due = [...held].filter(([, timer]) => timer.due <= now);
  for (const [handle, { every }] of due) {
    const timer = held.get(handle);
    if (every === undefined) held.delete(handle);
    else if (timer) timer.due = now + every;
  }
  act(() => due.forEach(([, { run }]) => run()));
}
