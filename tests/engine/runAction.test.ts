// An action for many rows sends each of them what was entered.
import { afterEach, expect, test, vi } from 'vitest';
import { lockerCalls } from '../../contract/lockers/lockers.ts';
import { AT_ONCE, runAction } from '../../src/engine/actions/runAction.ts';

afterEach(() => vi.restoreAllMocks());

test('also beyond those that are sent at once', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue('gone');
  const rows = Array.from({ length: 2 * AT_ONCE + 1 }, (_, place) => ({ lockerId: place + 1 }));
  const action = { endpoint: lockerCalls.setStatus, with: (row: { lockerId: number }) => row };
  const left = vi.fn();
  await runAction(action as never, rows, { lockerStatus: 'DISABLE' }, left);
  expect(left.mock.calls.flat()).toEqual([2 * AT_ONCE + 1, AT_ONCE + 1, 1]);
  const sent = fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  expect(sent).toMatchObject(rows.map((row) => ({ ...row, lockerStatus: 'DISABLE' })));
});
