// The line to the lockers: who waits for a task is woken by it, wherever it was made.
import { expect, it, vi } from 'vitest';
import { openTerminalLink } from '../../../server/outside/openTerminalLink.ts';

const HOUR = 60 * 60 * 1_000;
const nothing = async () => [];

it('wakes those who wait for this locker, and them alone', async () => {
  const link = openTerminalLink(nothing);
  const ended: number[] = [];
  const waits = [1, 2].map((lockerId) =>
    link.wait(lockerId, HOUR).then(() => ended.push(lockerId)),
  );
  link.wake(2);
  await waits[1];
  expect(ended).toEqual([2]);
  link.end();
  await Promise.all(waits);
});

it('finds tasks that another server made, with one question for all who wait', async () => {
  const look = vi.fn<() => Promise<number[]>>(async () => [7]);
  const link = openTerminalLink(look, 1);
  const other = link.wait(8, HOUR);
  expect(await link.wait(7, HOUR)).toBe(true);
  expect(look).toHaveBeenCalledWith([8, 7]);
  link.end();
  await other;
});

it('goes on looking after the database was away', async () => {
  const look = vi
    .fn<() => Promise<number[]>>(async () => [7])
    .mockRejectedValueOnce(new Error('away'));
  const link = openTerminalLink(look, 1);
  await link.wait(7, HOUR);
  expect(look).toHaveBeenCalledTimes(2);
  link.end();
});

it('ends a wait when its time is over, when the caller goes, and when the server stops', async () => {
  const link = openTerminalLink(nothing);
  const caller = new AbortController();
  const waits = [link.wait(1, 0), link.wait(1, HOUR, caller.signal), link.wait(1, HOUR)];
  caller.abort();
  const tooLate = link.wait(1, HOUR, caller.signal);
  link.end();
  const ended = await Promise.all([...waits, tooLate, link.wait(1, HOUR)]);
  expect(ended).toEqual([false, false, false, false, false]);
});
