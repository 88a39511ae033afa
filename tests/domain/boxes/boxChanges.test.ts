// What may be done to chosen boxes, and the faults that say why not.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  STATUS_AFTER,
  bookingName,
  checkBottomFlag,
  checkLayoutEdit,
  checkRemoteOpen,
  checkStatusChange,
  parcelsInside,
  standingBookings,
} from '../../../domain/boxes/boxChanges.ts';
import { BOX_STATUSES, type BoxStatus } from '../../../domain/boxes/boxes.ts';

const box = (boxId: number | null, status: BoxStatus = 'AVAILABLE') => ({ boxId, status });
const booking = (boxId: number, ordersStatus = 'RESERVED') => ({
  boxId,
  ordersStatus,
  bookNumber: `B${boxId}`,
});
const anyBox = fc.record({
  boxId: fc.option(fc.integer({ min: 1, max: 9 })),
  status: fc.constantFrom(...BOX_STATUSES),
});

test('No box is chosen: nothing selected is the fault of each act (R5.1)', () => {
  expect(checkStatusChange([], [], 'lock')).toEqual({ key: 'selectBox' });
  expect(checkBottomFlag([])).toEqual({ key: 'selectBox' });
  expect(checkRemoteOpen([])).toEqual({ key: 'selectBox' });
});

describe('An occupied box', () => {
  test.each(['OCCUPIED', 'EXPIRED'] as const)('%s (R4.10, R5.2)', (status) => {
    const full = box(2, status);
    expect(checkStatusChange([box(1), full], [], 'lock')).toEqual({
      key: 'occupied',
      boxes: [full],
    });
    expect(checkBottomFlag([box(1), full])).toEqual({ key: 'occupied', boxes: [full] });
  });

  test('it is said before a missing id and before a booking', () => {
    const full = box(1, 'OCCUPIED');
    expect(checkStatusChange([box(null), full, box(3, 'RESERVED')], [booking(3)], 'lock')).toEqual({
      key: 'occupied',
      boxes: [full],
    });
  });

  test('no occupied box is ever let through', () => {
    fc.assert(
      fc.property(fc.array(anyBox, { minLength: 1 }), (boxes) => {
        const full = parcelsInside(boxes);
        expect(checkBottomFlag(boxes)?.key === 'occupied').toBe(full.length > 0);
        expect(checkStatusChange(boxes, [], 'lock')?.key === 'occupied').toBe(full.length > 0);
      }),
    );
  });
});

describe('"Failed to get the gate id!" of a box without an id', () => {
  test('each act names the boxes without one (R8.11)', () => {
    const nameless = box(null);
    const fault = { key: 'noGateId', boxes: [nameless] };
    expect(checkStatusChange([box(1), nameless], [], 'lock')).toEqual(fault);
    expect(checkBottomFlag([nameless])).toEqual(fault);
    expect(checkRemoteOpen([nameless])).toEqual(fault);
  });

  test('a box whose id is 0 has one', () => {
    expect(checkRemoteOpen([box(0)])).toBeUndefined();
  });
});

describe('Boxes that may be set available or locked', () => {
  test('set available ends in AVAILABLE, lock in LOCKED (R4.9)', () => {
    expect(STATUS_AFTER).toEqual({ available: 'AVAILABLE', lock: 'LOCKED' });
  });

  test.each(['AVAILABLE', 'LOCKED', 'FLAGGED', 'RESERVED'] as const)(
    '%s with no booking may be set',
    (status) => {
      expect(checkStatusChange([box(1, status)], [booking(2)], 'lock')).toBeUndefined();
      expect(checkBottomFlag([box(1, status)])).toBeUndefined();
    },
  );
});

describe('a box is never promised twice', () => {
  test('a booking that stands is named, with the boxes it stands on', () => {
    const reserved = box(7, 'RESERVED');
    expect(checkStatusChange([box(1), reserved], [booking(7), booking(8)], 'lock')).toEqual({
      key: 'booked',
      boxes: [reserved],
      bookings: [booking(7)],
    });
  });

  test('of a flagged box with a booking the flag can be ended; it cannot be locked', () => {
    const flagged = box(7, 'FLAGGED');
    expect(checkStatusChange([flagged], [booking(7)], 'available')).toBeUndefined();
    expect(checkStatusChange([flagged], [booking(7)], 'lock')?.key).toBe('booked');
  });

  test.each(['STORED', 'FINISHED', 'CANCELED'])(
    'an order that is %s is no booking',
    (ordersStatus) => {
      expect(
        checkStatusChange([box(7, 'RESERVED')], [booking(7, ordersStatus)], 'lock'),
      ).toBeUndefined();
    },
  );

  test('the accessible mark of a booked box may be turned', () => {
    expect(checkBottomFlag([box(7, 'RESERVED')])).toBeUndefined();
  });

  test('a box without an id has no bookings', () => {
    expect(standingBookings(box(null), [{ boxId: null, ordersStatus: 'RESERVED' }])).toEqual([]);
  });

  test('a booking is called by its number, or else by its parcel', () => {
    expect(bookingName({ bookNumber: 'B1', parcelNumber: 'P1' })).toBe('B1');
    expect(bookingName({ bookNumber: null, parcelNumber: 'P1' })).toBe('P1');
    expect(bookingName({})).toBe('');
  });
});

test('A box that holds a parcel is opened after a confirmation: those boxes are told, and nothing is refused (R5.3)', () => {
  const boxes = BOX_STATUSES.map((status, at) => box(at, status));
  expect(checkRemoteOpen(boxes)).toBeUndefined();
  expect(parcelsInside(boxes).map(({ status }) => status)).toEqual(['OCCUPIED', 'EXPIRED']);
});

describe('A used or locked box blocks the editing of the layout (R5.4)', () => {
  test.each(['OCCUPIED', 'EXPIRED', 'LOCKED'] as const)('%s blocks (R5.4)', (status) => {
    const inUse = box(2, status);
    expect(checkLayoutEdit([box(1), inUse])).toEqual({ key: 'layoutInUse', boxes: [inUse] });
  });

  test('a reserved box blocks where it shows the lock colour', () => {
    const shown = { ...box(2, 'RESERVED'), lockType: 'PERIOD' };
    expect(checkLayoutEdit([shown])).toEqual({ key: 'layoutInUse', boxes: [shown] });
  });

  test.each(['AVAILABLE', 'RESERVED', 'FLAGGED'] as const)('%s does not', (status) => {
    expect(checkLayoutEdit([box(1, status)])).toBeUndefined();
  });
});
