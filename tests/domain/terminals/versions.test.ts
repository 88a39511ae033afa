// The tasks of a version: their statuses, who may still be cancelled, which times make sense.
import { describe, expect, test } from 'vitest';
import {
  cancelAllError,
  cancelError,
  errorAtEnd,
  isVersionTaskOver,
  readVersionStatus,
  shownTaskStatus,
  timesError,
  VERSION_STATUSES,
} from '../../../domain/terminals/versions.ts';

const UPGRADE = 1_000_000;
const task = (lockerVersionStatus: (typeof VERSION_STATUSES)[number]) => ({ lockerVersionStatus });

describe('the statuses of a task', () => {
  test('SUCCEED is read as SUCCEEDED, all others as they are (R4.43)', () => {
    expect(readVersionStatus('SUCCEED')).toBe('SUCCEEDED');
    expect(VERSION_STATUSES.map(readVersionStatus)).toEqual(VERSION_STATUSES);
  });

  test('what has succeeded, failed or been cancelled is over', () => {
    expect(VERSION_STATUSES.filter(isVersionTaskOver)).toEqual(['SUCCEEDED', 'FAILED', 'CANCELED']);
  });
});

test.each([
  ['FAILED', 'HELD_BACK', 'NOT_TRIED'],
  ['FAILED', 'NOT_FETCHED', 'NOT_TRIED'],
  ['FAILED', 'NO_REPORT', 'FAILED'],
  ['FAILED', null, 'FAILED'],
  ['SUCCEEDED', null, 'SUCCEEDED'],
  ['CREATED', undefined, 'CREATED'],
] as const)('a task that is %s by %s is shown as %s', (status, fault, shown) => {
  expect(shownTaskStatus(status, fault)).toBe(shown);
});

describe('Cancelling ends at the upgrade time (R4.46)', () => {
  test('a task that is made can be cancelled until the last moment before (R4.46)', () => {
    expect(cancelError(task('CREATED'), UPGRADE, UPGRADE - 1)).toBeUndefined();
    expect(cancelError(task('CREATED'), UPGRADE, UPGRADE)).toBe('upgradeTimePassed');
  });

  test('a task that is under way or over cannot be, whatever the time', () => {
    for (const status of VERSION_STATUSES.slice(1))
      expect(cancelError(task(status), UPGRADE, 0)).toBe('over');
  });

  test('a whole version can be cancelled while one of its tasks can', () => {
    expect(cancelAllError([task('CANCELED'), task('CREATED')], UPGRADE, 0)).toBeUndefined();
    expect(cancelAllError([task('CANCELED'), task('FAILED')], UPGRADE, 0)).toBe('over');
    expect(cancelAllError([], UPGRADE, 0)).toBe('over');
    expect(cancelAllError([task('CREATED')], UPGRADE, UPGRADE)).toBe('upgradeTimePassed');
  });
});

describe('The times of a version', () => {
  test('the failure time comes after the upgrade time', () => {
    expect(timesError(UPGRADE, UPGRADE, 0)).toBe('failureBeforeUpgrade');
    expect(timesError(UPGRADE, UPGRADE + 1, 0)).toBeUndefined();
  });

  test('an upgrade time that has come means at once; a failure time that has come would fail everything', () => {
    expect(timesError(UPGRADE, UPGRADE + 1, UPGRADE)).toBeUndefined();
    expect(timesError(UPGRADE, UPGRADE + 1, UPGRADE + 1)).toBe('failurePassed');
  });

  test('at the failure time it is said whether the terminal was silent, away, or never told', () => {
    expect(errorAtEnd({ handedOver: true, held: true })).toBe('NO_REPORT');
    expect(errorAtEnd({ handedOver: false, held: false })).toBe('NOT_FETCHED');
    expect(errorAtEnd({ handedOver: false, held: true })).toBe('HELD_BACK');
  });
});
