// What becomes of a report that a parcel was laid in: nothing that may lie in a box is dropped.
import { describe, expect, it } from 'vitest';
import { PARCEL_STATUSES } from '../../../domain/parcels/parcels.ts';
import { isRecordable, verdictOn } from '../../../domain/parcels/strays.ts';

describe('a reported deposit', () => {
  it.each([
    ['is awaited and fits', { fits: true, liesThere: false, goneSince: null }, 'RECORD'],
    ['says what is recorded', { fits: false, liesThere: true, goneSince: null }, 'KNOWN'],
    ['is not awaited', { fits: false, liesThere: false, goneSince: null }, 'STRAY'],
    ['is older than its leaving', { fits: false, liesThere: false, goneSince: 11 }, 'KNOWN'],
    ['is as old as its leaving', { fits: false, liesThere: false, goneSince: 10 }, 'KNOWN'],
    ['came after its leaving', { fits: false, liesThere: false, goneSince: 9 }, 'STRAY'],
  ] as const)('that %s', (_, known, verdict) => {
    expect(verdictOn({ time: 10, ...known })).toBe(verdict);
  });

  it('can be recorded under its booking where the parcel was never laid in before, or is in the warehouse', () => {
    expect(PARCEL_STATUSES.filter(isRecordable)).toEqual([
      'RESERVED',
      'CANCELED',
      'WAREHOUSE_STORED',
      'FAILED_DEPOSIT',
    ]);
    expect(isRecordable(null)).toBe(false);
  });
});
