// Compares what a page shows with a file: what is recorded, or, where nothing is yet, what it shows once it stands still.
import { waitFor } from '@testing-library/react';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect } from 'vitest';
import { shownText } from './shownText.ts';

/** How long a page stands still before it is recorded. */
const STILL_MS = 1_500;

async function untilStill(): Promise<void> {
  let [before, since] = ['', performance.now()];
  await waitFor(() => {
    const now = shownText();
    if (now !== before) [before, since] = [now, performance.now()];
    expect(performance.now() - since).toBeGreaterThan(STILL_MS);
  });
}

function isSame(recorded: string): void {
  if (shownText() !== recorded) throw new Error('Not yet.');
}

/** @param file relative to the test's; at another moment than the usual one the demo network is another, and nothing is compared */
export async function expectRecorded(file: string): Promise<void> {
  if (process.env['TEST_MOMENT'] !== undefined) return;
  const path = resolve(dirname(expect.getState().testPath ?? ''), file);
  const recorded = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (recorded === undefined) await untilStill();
  else await waitFor(() => isSame(recorded)).catch(() => undefined);
  await expect(shownText()).toMatchFileSnapshot(path);
}
