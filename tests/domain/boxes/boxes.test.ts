// What is shown of a box: its status, its colour, its open door.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notesOf } from '../../../domain/boxes/bookable.ts';
import {
  BOX_STATUSES,
  COLOUR_INDEXES,
  SHOWN_STATUSES,
  colourIndex,
  colourStatus,
  isOccupied,
  isOpen,
  readBoxStatus,
  showsLockColour,
  shownStatus,
} from '../../../domain/boxes/boxes.ts';

const now = 1_700_000_000_000;
const status = fc.constantFrom(...BOX_STATUSES);

describe('the statuses of a box and its display states (R3.20, R4.1, R4.2, R4.3)', () => {
  test.each([
    ['AVAILABLE', 'AVAILABLE'],
    ['OCCUPIED', 'STORED'],
    ['RESERVED', 'RESERVED'],
    ['LOCKED', 'LOCKED'],
    ['FLAGGED', 'FLAGGED'],
    ['EXPIRED', 'EXPIRED'],
  ] as const)('%s is shown as %s', (wire, shown) => {
    expect(shownStatus({ status: wire }, now)).toBe(shown);
  });

  test.each(Object.entries({ STORED: 'OCCUPIED', FINISHED: 'AVAILABLE', EXPIRED: 'EXPIRED' }))(
    'the display state %s is read as %s',
    (word, read) => {
      expect(readBoxStatus(word)).toBe(read);
    },
  );
});

describe('the legacy statuses (R4.8)', () => {
  test.each(Object.entries({ ENABLE: 'AVAILABLE', USED: 'OCCUPIED', LOCKED: 'LOCKED' }))(
    '%s is read as %s',
    (word, read) => {
      expect(readBoxStatus(word)).toBe(read);
    },
  );

  test('a status on the wire is read as itself', () => {
    expect(BOX_STATUSES.map(readBoxStatus)).toEqual(BOX_STATUSES);
  });

  test('an unknown word is never read as something else', () => {
    for (const word of ['', 'available', 'constructor', 'toString', '__proto__']) {
      expect(readBoxStatus(word)).toBeUndefined();
    }
  });
});

describe('a stored box whose time has passed (R4.4)', () => {
  test.each([
    [now - 1, 'EXPIRED'],
    [now, 'STORED'],
    [now + 1, 'STORED'],
    [null, 'STORED'],
    [undefined, 'STORED'],
  ] as const)('stored until %s', (expiryTime, shown) => {
    expect(shownStatus({ status: 'OCCUPIED', expiryTime }, now)).toBe(shown);
  });

  test('no other status expires', () => {
    fc.assert(
      fc.property(status, fc.integer({ max: now - 1 }), (wire, expiryTime) => {
        fc.pre(wire !== 'OCCUPIED');
        expect(shownStatus({ status: wire, expiryTime }, now)).toBe(
          shownStatus({ status: wire }, now),
        );
      }),
    );
  });
});

describe('a reserved box with a lock type has the colour of a lock (R4.5)', () => {
  test.each([
    ['RESERVED', 'PERIOD', true],
    ['RESERVED', '', false],
    ['RESERVED', null, false],
    ['AVAILABLE', 'PERIOD', false],
    ['OCCUPIED', 'PERIOD', false],
  ] as const)('%s with lock type %s: %s', (wire, lockType, lock) => {
    const box = { status: wire, lockType };
    expect(showsLockColour(box)).toBe(lock);
    expect(colourStatus(box, now)).toBe(lock ? 'LOCKED' : shownStatus(box, now));
  });
});

describe('the number of each colour (R2.67, R4.7)', () => {
  test('each status has its own', () => {
    const statuses = ['AVAILABLE', 'OCCUPIED', 'RESERVED', 'LOCKED', 'EXPIRED'] as const;
    const numbers = statuses.map((status) => colourIndex({ status }, now));
    expect(numbers).toEqual([0, 1, 2, 3, 6]);
  });

  test('a stored box past its time has 6, a reserved one with a lock type 3', () => {
    expect(colourIndex({ status: 'OCCUPIED', expiryTime: now - 1 }, now)).toBe(6);
    expect(colourIndex({ status: 'RESERVED', lockType: 'PERIOD' }, now)).toBe(3);
  });

  test('no two states share a colour', () => {
    expect(new Set(Object.values(COLOUR_INDEXES)).size).toBe(SHOWN_STATUSES.length);
  });
});

test('a stored or expired box holds a parcel', () => {
  expect(BOX_STATUSES.filter((wire) => isOccupied({ status: wire }))).toEqual([
    'OCCUPIED',
    'EXPIRED',
  ]);
});

test('an open door is marked (R3.21, R4.6)', () => {
  expect(isOpen({ doorStatus: 'OPEN' })).toBe(true);
  expect(isOpen({ doorStatus: 'CLOSED' })).toBe(false);
  expect(isOpen({ doorStatus: null })).toBe(false);
});

test.each([
  ['ONLINE', 'CLOSED', []],
  ['OFFLINE', null, ['LOCKER_OFFLINE']],
  ['EXCEPTION', 'OPEN', ['LOCKER_EXCEPTION', 'DOOR_OPEN']],
] as const)('a box of a locker that is %s, its door %s, is remarked on: %s', (...of) => {
  expect(notesOf(of[0], of[1])).toEqual(of[2]);
});
