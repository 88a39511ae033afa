// An action for many rows sends each of them what was entered.
import { afterEach, expect, test, vi } from 'vitest';
import { lockerCalls } from '../../contract/lockers/lockers.ts';
import { AT_ONCE, runAction } from '../../src/engine/actions/runAction.ts';

afterEach(() => vi.restoreAllMocks());

test('also beyond those that are sent at once', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('gone'));
  const rows = Array.from({ length: 2 * AT_ONCE + 1 }, (_, place) => ({ lockerId: place + 1 }));
  const action = { endpoint: lockerCalls.setStatus, with: (row: { lockerId: number }) => row };
  await runAction(action as never, rows, { lockerStatus: 'DISABLE' });
  const sent = fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as object);
  expect(sent).toHaveLength(rows.length);
  for (const body of sent) expect(body).toMatchObject({ lockerStatus: 'DISABLE' });
});
