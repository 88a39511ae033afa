// What comes next for a parcel, and what of an address its time line shows.
import { expect, test } from 'vitest';
import { maskAddress } from '../../../domain/people/masking.ts';
import { nextStep } from '../../../domain/parcels/parcelSteps.ts';
import { spanOf } from '../../../domain/spanOf.ts';
import { PARCEL_STATUSES } from '../../../domain/parcels/parcels.ts';

const ends = { reservationEnd: 10, expiryTime: 20 };

test('a booking ends, a deposited parcel expires, and nothing else happens by itself', () => {
  const next = PARCEL_STATUSES.map((status) => [status, nextStep(status, ends)?.what]);
  expect(next.filter(([, what]) => what)).toEqual([
    ['RESERVED', 'RESERVATION_END'],
    ['STORED', 'EXPIRY'],
  ]);
});

test('what has no end has no next step', () => {
  expect(nextStep('STORED', { ...ends, expiryTime: null })).toBeUndefined();
  expect(nextStep('RESERVED', { ...ends, reservationEnd: null })).toBeUndefined();
});

test.each([
  ['SMS', '0035799418123', '•••23'],
  ['SMS', '12345', '•••'],
  ['MAIL', 'andreas@mail.example', 'a•••@mail.example'],
  ['MAIL', 'ab@mail.example', 'a•••@mail.example'],
  ['MAIL', 'a@mail.example', '•••@mail.example'],
  ['MAIL', 'nonsense', '•••'],
] as const)('%s %s is shown as %s', (channel, address, masked) => {
  expect(maskAddress(channel, address)).toBe(masked);
});

test.each([
  [1, 1, 'minutes'],
  [59 * 60, 59, 'minutes'],
  [47 * 3_600, 47, 'hours'],
  [48 * 3_600, 2, 'days'],
])('%i s are %i %s', (seconds, count, unit) => {
  expect(spanOf(seconds * 1_000)).toEqual({ count, unit });
});
