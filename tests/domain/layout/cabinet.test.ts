// The geometry of a locker's front.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaOf,
  boxHeight,
  boxesBetween,
  boxesWithin,
  cabinetHeight,
  columnLetter,
  columnsOf,
} from '../../../domain/layout/cabinet.ts';
import { manyPlacedBoxes, placed } from '../boxes/placedBoxes.ts';

test.each([
  ['XS', 1],
  ['S', 1.5],
  ['M', 2],
  ['L', 3],
  ['DYNAMIC', 1],
  ['CONTROL', 4],
  ['SENT', 1],
  ['constructor', 1],
  [null, 1],
  [undefined, 1],
])('the height of a door %s is %d high (R9.26)', (name, height) => {
  expect(boxHeight(name)).toBe(height);
});

test.each([
  [0, 'A'],
  [1, 'B'],
  [25, 'Z'],
  [26, 'AA'],
  [27, 'AB'],
  [52, 'BA'],
])(
  'columns have the letters A to Z (R5.35) column %i is %s (R5.35, R9.28)',
  (positionX, letter) => {
    expect(columnLetter(positionX)).toBe(letter);
  },
);

describe('the place of a box on the grid', () => {
  test('boxes stand in their column from the top down, whatever order they come in (R2.66)', () => {
    const columns = columnsOf([placed(1, 0, 'XS'), placed(0, 1, 'L'), placed(0, 0, 'S')]);
    expect(columns.map(({ letter, height }) => [letter, height])).toEqual([
      ['A', 4.5],
      ['B', 1],
    ]);
    expect(columns[0]?.boxes.map(({ top, height }) => [top, height])).toEqual([
      [0, 1.5],
      [1.5, 3],
    ]);
    expect(cabinetHeight(columns)).toBe(4.5);
  });

  test('a column keeps its letter when the one before it is empty', () => {
    expect(columnsOf([placed(2, 0)]).map(({ letter }) => letter)).toEqual(['C']);
  });

  test('a locker without boxes has no height', () => {
    expect(columnsOf([])).toEqual([]);
    expect(cabinetHeight([])).toBe(0);
  });

  test('every box is drawn once, and each begins where the one above ends', () => {
    fc.assert(
      fc.property(manyPlacedBoxes, (boxes) => {
        const columns = columnsOf(boxes);
        const drawn = columns.flatMap((column) => column.boxes.map(({ box }) => box));
        expect(new Set(drawn)).toEqual(new Set(boxes));
        expect(drawn).toHaveLength(boxes.length);
        for (const column of columns) {
          const ends = column.boxes.map(({ top, height }) => top + height);
          expect(column.boxes.map(({ top }) => top)).toEqual([0, ...ends].slice(0, -1));
          expect(column.height).toBe(ends.at(-1));
        }
      }),
    );
  });
});

describe('boxes under a rectangle', () => {
  const [tall, small, low, beside] = [
    placed(0, 0, 'L'),
    placed(1, 0, 'XS'),
    placed(1, 1, 'M'),
    placed(2, 0, 'XS'),
  ];
  const columns = columnsOf([tall, small, low, beside]);

  test('a rectangle takes what it touches, not what it only borders on (R2.71)', () => {
    expect(boxesWithin(columns, { left: 0.5, right: 1.5, top: 0.5, bottom: 1 })).toEqual([
      tall,
      small,
    ]);
    expect(boxesWithin(columns, { left: 1, right: 2, top: 0, bottom: 3 })).toEqual([small, low]);
    expect(boxesWithin(columns, { left: 5, right: 6, top: 0, bottom: 3 })).toEqual([]);
  });

  test('from one box to another takes all that the rectangle around both touches', () => {
    expect(boxesBetween(columns, tall, small)).toEqual([tall, small, low]);
    expect(boxesBetween(columns, small, beside)).toEqual([small, beside]);
  });

  test('a box that is not on the front leads nowhere', () => {
    expect(areaOf(columns, placed(0, 0))).toBeUndefined();
    expect(boxesBetween(columns, tall, placed(0, 0))).toEqual([]);
  });

  test('it is the same both ways, holds both ends, and a box alone reaches itself only', () => {
    fc.assert(
      fc.property(manyPlacedBoxes, fc.nat(), fc.nat(), (boxes, one, other) => {
        fc.pre(boxes.length > 0);
        const front = columnsOf(boxes);
        const from = boxes[one % boxes.length]!;
        const to = boxes[other % boxes.length]!;
        const between = boxesBetween(front, from, to);
        expect(boxesBetween(front, to, from)).toEqual(between);
        expect(between).toContain(from);
        expect(between).toContain(to);
        expect(boxesBetween(front, from, from)).toEqual([from]);
      }),
    );
  });

  test('the rectangle around the whole front takes every box', () => {
    fc.assert(
      fc.property(manyPlacedBoxes, (boxes) => {
        const front = columnsOf(boxes);
        const all = { left: 0, right: front.length, top: 0, bottom: cabinetHeight(front) };
        expect(new Set(boxesWithin(front, all))).toEqual(new Set(boxes));
      }),
    );
  });
});
