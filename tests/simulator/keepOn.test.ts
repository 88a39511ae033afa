// A terminal goes on after failures, and leaves a server that is down in peace.
import { expect, it } from 'vitest';
import { keepOn, pauseAfter } from '../../simulator/keepOn.ts';
import type { Pace } from '../../simulator/pace.ts';

/** A pace that writes its waits down and ends them at once. */
function writtenPace(): Pace & { waits: number[] } {
  const waits: number[] = [];
  return { waits, wait: async (ms) => void waits.push(ms), random: () => 1, now: () => 0 };
}

it('waits longer after each failure, up to ten seconds, and starts anew after a success', async () => {
  const pace = writtenPace();
  const end = new AbortController();
  let step = 0;
  await keepOn(
    async () => {
      step += 1;
      if (step === 9) end.abort();
      if (step !== 7) throw new Error('nobody answers');
    },
    pace,
    end.signal,
  );
  expect(pace.waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 500, 1_000]);
});

it('spreads the terminals that lost their server at the same moment', () => {
  expect(pauseAfter(3, { ...writtenPace(), random: () => 0 })).toBe(1_000);
  expect(pauseAfter(3, writtenPace())).toBe(2_000);
});
