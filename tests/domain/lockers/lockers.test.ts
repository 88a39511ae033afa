// Whether a locker is in service and can be reached, and when a remote open has waited too long.
import { describe, expect, test } from 'vitest';
import {
  LOCKER_STATUSES,
  SITUATIONS,
  opposite,
  shownSituation,
  situation,
} from '../../../domain/lockers/lockers.ts';
import {
  HEARTBEAT_EVERY_MS,
  HEARTBEAT_OFFLINE_AFTER_MS,
  OPEN_TIMEOUT_MS,
  TASK_STATUSES,
  hasOpenTimedOut,
  isTaskOver,
} from '../../../domain/terminals/terminals.ts';

const now = 1_700_000_000_000;
const silence = HEARTBEAT_OFFLINE_AFTER_MS;

test('the status of a locker is turned over and twice leads back (R3.16, R4.16)', () => {
  expect(opposite('ENABLE')).toBe('DISABLE');
  for (const status of LOCKER_STATUSES) expect(opposite(opposite(status))).toBe(status);
});

describe('the situation of a locker', () => {
  test.each([
    ['OFFLINE', null, 'NEVER_CONNECTED'],
    ['OFFLINE', now, 'OFFLINE'],
    ['OFFLINE', undefined, 'OFFLINE'],
    ['ONLINE', now, 'ONLINE'],
    ['EXCEPTION', now, 'EXCEPTION'],
  ] as const)(
    '%s with a heartbeat at %s is shown as %s',
    (lockerSituation, heartbeatTime, shown) => {
      expect(shownSituation({ lockerSituation, heartbeatTime })).toBe(shown);
    },
  );

  test.each([
    [now, false, 'ONLINE'],
    [now, true, 'EXCEPTION'],
    [now - silence, false, 'ONLINE'],
    [now - silence - 1, false, 'OFFLINE'],
    [now - silence - 1, true, 'OFFLINE'],
    [null, false, 'OFFLINE'],
    [undefined, true, 'OFFLINE'],
    [0, false, 'OFFLINE'],
  ] as const)('heartbeat at %s, exception %s: %s (R3.15)', (heartbeat, exception, expected) => {
    expect(SITUATIONS).toContain(expected);
    expect(situation(heartbeat, now, exception, silence)).toBe(expected);
  });

  test('one lost heartbeat makes no locker offline', () => {
    expect(HEARTBEAT_OFFLINE_AFTER_MS).toBeGreaterThan(2 * HEARTBEAT_EVERY_MS);
  });
});

describe('a remote open is asked for until it ends', () => {
  test('SUCCESS and FAILED end it, nothing else does (R4.13)', () => {
    expect(TASK_STATUSES.filter(isTaskOver)).toEqual(['SUCCESS', 'FAILED']);
  });

  test('an open that nobody answers does not wait for ever', () => {
    expect(hasOpenTimedOut(now, now + OPEN_TIMEOUT_MS)).toBe(false);
    expect(hasOpenTimedOut(now, now + OPEN_TIMEOUT_MS + 1)).toBe(true);
  });
});
