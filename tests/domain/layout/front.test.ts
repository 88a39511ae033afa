// A locker's front in a few characters.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOX_STATUSES, colourStatus, isOpen } from '../../../domain/boxes/boxes.ts';
import { columnsOf } from '../../../domain/layout/cabinet.ts';
import { FRONT_COLUMN, decodeFront, encodeFront } from '../../../domain/layout/front.ts';
import { manyPlacedBoxes, placed } from '../boxes/placedBoxes.ts';

const now = 1_700_000_000_000;
const state = fc.record({
  status: fc.constantFrom(...BOX_STATUSES),
  expiryTime: fc.option(fc.integer({ min: now - 2, max: now + 2 })),
  lockType: fc.option(fc.constantFrom('', 'PERIOD')),
  doorStatus: fc.option(fc.constantFrom('OPEN', 'CLOSED')),
});
const locker = manyPlacedBoxes.chain((places) =>
  fc
    .array(state, { minLength: places.length, maxLength: places.length })
    .map((states) => states.map((of, at) => ({ ...places[at]!, ...of }))),
);

test('a column is a string, a box a size and a state, an open door a capital', () => {
  const boxes = [
    { ...placed(0, 0, 'XS'), status: 'AVAILABLE' },
    { ...placed(0, 1, 'S'), status: 'OCCUPIED', doorStatus: 'OPEN' },
    { ...placed(0, 2, 'M'), status: 'OCCUPIED', expiryTime: now - 1 },
    { ...placed(1, 0, 'L'), status: 'RESERVED' },
    { ...placed(1, 1, 'DYNAMIC'), status: 'RESERVED', lockType: 'PERIOD' },
    { ...placed(2, 0, 'CONTROL'), status: 'LOCKED' },
    { ...placed(2, 1, 'SENT'), status: 'FLAGGED', doorStatus: 'CLOSED' },
    { ...placed(2, 2, 'ROUND'), status: 'AVAILABLE' },
  ] as const;
  expect(encodeFront(boxes, now)).toEqual(['XaSSMe', 'LrDl', 'ClNfNa']);
});

test('reading a front back gives the size, the shown state and the door of every box', () => {
  fc.assert(
    fc.property(locker, (boxes) => {
      const front = encodeFront(boxes, now);
      expect(decodeFront(front)).toEqual(
        columnsOf(boxes).map((column) =>
          column.boxes.map(({ box }) => ({
            boxTypeName: box.boxTypeName,
            status: colourStatus(box, now),
            open: isOpen(box),
          })),
        ),
      );
      for (const column of front) expect(column).toMatch(FRONT_COLUMN);
    }),
  );
});

test('what cannot be read is left out, never guessed', () => {
  expect(decodeFront(['Xa??Ms', 'X', ''])).toEqual([
    [
      { boxTypeName: 'XS', status: 'AVAILABLE', open: false },
      { boxTypeName: 'M', status: 'STORED', open: false },
    ],
    [],
    [],
  ]);
  expect('Xa??').not.toMatch(FRONT_COLUMN);
});
