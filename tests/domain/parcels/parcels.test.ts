// The states of a parcel, and what of it is shown.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LEGACY_ORDER_STATUSES,
  PARCEL_STATUSES,
  PARCEL_TYPES,
  PAY_STATUSES,
  legacyOrderStatus,
  maskPin,
  shownPayStatus,
} from '../../../domain/parcels/parcels.ts';

test('a parcel has nine states and three types, and is paid or unpaid', () => {
  expect(PARCEL_STATUSES.join(' ')).toBe(
    'RESERVED STORED FINISHED CANCELED WAREHOUSE_STORED ' +
      'WAREHOUSE_COLLECTED FAILED_DEPOSIT EXPIRED REMOVE',
  );
  expect(PARCEL_TYPES).toEqual(['DEPOSIT_PARCEL', 'RETURN_PARCEL', 'DELIVER_PARCEL']);
  expect(PAY_STATUSES).toEqual(['SUCCESS', 'WAIT']);
});

describe('The legacy statuses of an order', () => {
  test('all five, in their order (R4.35)', () => {
    expect(LEGACY_ORDER_STATUSES).toEqual([
      'IMPORTED',
      'IN_STORE',
      'CUSTOMER_TAKEN',
      'COURIER_TAKEN',
      'OPERATOR_TAKEN',
    ]);
  });

  test.each([
    ['RESERVED', null, 'IMPORTED'],
    ['STORED', null, 'IN_STORE'],
    ['EXPIRED', null, 'IN_STORE'],
    ['FINISHED', 'MEMBER', 'CUSTOMER_TAKEN'],
    ['FINISHED', 'COURIER', 'COURIER_TAKEN'],
    ['WAREHOUSE_COLLECTED', null, 'OPERATOR_TAKEN'],
    ['REMOVE', undefined, 'OPERATOR_TAKEN'],
    ['REMOVE', 'courier', 'COURIER_TAKEN'],
    ['STORED', 'COURIER', 'IN_STORE'],
    ['CANCELED', null, undefined],
    ['WAREHOUSE_STORED', null, undefined],
    ['FAILED_DEPOSIT', 'COURIER', undefined],
  ] as const)('%s, taken by %s: %s', (ordersStatus, collectUserType, legacy) => {
    expect(legacyOrderStatus({ ordersStatus, collectUserType })).toBe(legacy);
  });
});

describe('a PIN is masked (R3.33)', () => {
  test('nothing of a code is told, not even its length', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (pinCode) => {
        expect(maskPin(pinCode)).toBe('••••••');
      }),
    );
  });

  test('where there is no code, none is shown', () => {
    expect([maskPin(''), maskPin(null), maskPin(undefined)]).toEqual(['', '', '']);
  });
});

test.each([
  ['SUCCESS', false, 'FINISHED', 'SUCCESS'],
  ['SUCCESS', true, 'FINISHED', 'NOTHING_DUE'],
  ['WAIT', false, 'STORED', 'WAIT'],
  ['WAIT', true, 'RESERVED', 'WAIT'],
  ['WAIT', false, 'CANCELED', 'NOTHING_DUE'],
  ['SUCCESS', false, 'CANCELED', 'NOTHING_DUE'],
  ['WAIT', false, 'FAILED_DEPOSIT', 'NOTHING_DUE'],
  ['SUCCESS', false, undefined, 'SUCCESS'],
] as const)(
  'a parcel that is %s, without cost %s and %s is shown as %s',
  (status, nothingDue, ordersStatus, shown) => {
    expect(shownPayStatus(status, nothingDue, ordersStatus)).toBe(shown);
  },
);
