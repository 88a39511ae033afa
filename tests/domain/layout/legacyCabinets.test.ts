// Legacy cabinets and mouths drawn as a door layout, and back.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOX_TYPES, LARGEST_BOX_TYPES, boxTypeName } from '../../../domain/boxes/boxTypes.ts';
import { boxHeight } from '../../../domain/layout/cabinet.ts';
import { EMPTY_LAYOUT } from '../../../domain/layout/layout.ts';
import { errorsIn } from '../../../domain/layout/errorsIn.ts';
import {
  LEGACY_SIZES,
  fromCabinets,
  legacyStatus,
  legacyTypeId,
  ownTypeId,
  toCabinets,
  type LegacyCabinet,
} from '../../../domain/layout/legacyCabinets.ts';
import { after, at, manyCommands, names } from './layouts.ts';

const [, S, M, , , XXL] = LEGACY_SIZES;

/** Stored cabinets of so many mouths each. */
function cabinets(...counts: number[]): LegacyCabinet[] {
  let number = 0;
  return counts.map((count, index) => ({
    id: 100 + index,
    number: index + 1,
    deleteFlag: false,
    mouths: Array.from({ length: count }, (_, row) => ({
      number: (number += 1),
      numberInCabinet: row + 1,
      mouthType: { id: M.boxTypeId },
      deleteFlag: false,
      status: 'ENABLE' as const,
    })),
  }));
}

describe('The sizes of the legacy designer (R3.31)', () => {
  test('are these, in this order', () => {
    expect(LEGACY_SIZES.map(({ name }) => name)).toEqual(['XS', 'S', 'M', 'L', 'XL', 'XXL']);
  });

  test('each is higher than the one before it', () => {
    expect(LEGACY_SIZES.map(({ name }) => boxHeight(name))).toEqual([1, 1.5, 2, 3, 4, 5]);
  });

  test("are the network's own by name: no XL becomes the chute that has its id", () => {
    expect(LEGACY_SIZES.map((size) => boxTypeName(ownTypeId(size.boxTypeId)!))).toEqual(
      LEGACY_SIZES.map(({ name }) => name),
    );
    for (const { boxTypeId } of [...BOX_TYPES, ...LARGEST_BOX_TYPES]) {
      expect(ownTypeId(legacyTypeId(boxTypeId)!)).toBe(boxTypeId);
    }
    expect(ownTypeId(70)).toBeUndefined();
    expect(legacyTypeId(70)).toBeUndefined();
  });

  test('a locker is drawn from nothing: mouths are numbered through, and from 1 in their cabinet', () => {
    const layout = after(
      EMPTY_LAYOUT,
      { do: 'addDoor', at: { column: 0 }, type: XXL },
      { do: 'addDoor', at: { column: 0 }, type: S },
      { do: 'copyColumn', column: 0 },
    );
    const said = toCabinets(layout).map(({ id, number, mouths }) => [
      id,
      number,
      mouths.map((mouth) => [mouth.number, mouth.numberInCabinet, mouth.mouthType.id]),
    ]);
    expect(said).toEqual([
      [
        null,
        1,
        [
          [1, 1, 6],
          [2, 2, 2],
        ],
      ],
      [
        null,
        2,
        [
          [3, 1, 6],
          [4, 2, 2],
        ],
      ],
    ]);
  });
});

describe('The legacy designer allows no gap (R5.36)', () => {
  test('a cabinet that is missing and a mouth that is missing are errorsIn where they are', () => {
    const [first, second] = cabinets(2, 2);
    const layout = fromCabinets([
      { ...first!, mouths: [first!.mouths[1]!] },
      { ...second!, number: 3 },
    ]);
    expect(errorsIn(layout)).toMatchObject([
      { key: 'emptyColumn', column: 1, count: 1 },
      { key: 'gapInColumn', column: 0, row: 0, count: 1 },
    ]);
  });

  test('a size that nobody knows is one too', () => {
    const [first] = cabinets(1);
    const mouths = first!.mouths.map((mouth) => ({ ...mouth, mouthType: { id: 70 } }));
    expect(errorsIn(fromCabinets([{ ...first!, mouths }]))).toMatchObject([{ key: 'unknownType' }]);
  });
});

test.each([
  ['AVAILABLE', 'ENABLE'],
  ['OCCUPIED', 'USED'],
  ['RESERVED', 'USED'],
  ['EXPIRED', 'USED'],
  ['LOCKED', 'LOCKED'],
  ['FLAGGED', 'LOCKED'],
] as const)('the legacy statuses (R4.8) %s is %s', (status, legacy) => {
  expect(legacyStatus(status)).toBe(legacy);
});

describe('What is stored', () => {
  test('is given back as it was, deleted mouths and cabinets too', () => {
    const [one, two, three] = cabinets(3, 2, 1);
    const mouths = one!.mouths.map((mouth, row) => ({
      ...mouth,
      deleteFlag: row === 2,
      status: row ? ('USED' as const) : ('LOCKED' as const),
    }));
    const gone = {
      ...three!,
      deleteFlag: true,
      mouths: three!.mouths.map((mouth) => ({ ...mouth, deleteFlag: true })),
    };
    const stored = [{ ...one!, mouths }, two!, gone];
    expect(toCabinets(fromCabinets(stored), stored)).toEqual(stored);
    expect(names(fromCabinets(stored))).toEqual([
      ['A01', 'A02'],
      ['B01', 'B02'],
    ]);
  });

  test('a mouth keeps its number, is marked when deleted, and a new one takes the next', () => {
    const stored = cabinets(2, 1);
    const layout = after(
      fromCabinets(stored),
      { do: 'deleteDoor', at: at(0, 0) },
      { do: 'addDoor', at: { column: 0 }, type: S },
    );
    const [first] = toCabinets(layout, stored);
    expect(first?.mouths.map((one) => [one.number, one.numberInCabinet, one.deleteFlag])).toEqual([
      [1, 1, true],
      [2, 1, false],
      [4, 2, false],
    ]);
  });

  test('a new mouth never takes the number of one that was deleted', () => {
    const [cabinet] = cabinets(3);
    const mouths = cabinet!.mouths.map((one) => ({ ...one, deleteFlag: one.number === 3 }));
    const stored = [{ ...cabinet!, mouths }];
    const layout = after(fromCabinets(stored), { do: 'addDoor', at: { column: 0 }, type: S });
    const [told] = toCabinets(layout, stored);
    expect(told?.mouths.map((one) => one.number).toSorted()).toEqual([1, 2, 3, 4]);
  });

  test('a cabinet is marked deleted with its mouths, and the next ones move left', () => {
    const stored = cabinets(1, 2, 1);
    const emptied = after(fromCabinets(stored), { do: 'deleteColumn', column: 1 });
    const said = (list: LegacyCabinet[]) => list.map((one) => [one.id, one.number, one.deleteFlag]);
    expect(said(toCabinets(emptied, stored))).toEqual([
      [100, 1, false],
      [101, 2, true],
      [102, 3, false],
    ]);
    const closed = toCabinets(after(emptied, { do: 'closeColumns', column: 1 }), stored);
    expect(said(closed)).toEqual([
      [100, 1, false],
      [102, 2, false],
      [101, 2, true],
    ]);
    expect(closed[2]?.mouths.every(({ deleteFlag }) => deleteFlag)).toBe(true);
  });

  test('whatever is done, each stored mouth is told once, and no two have one number', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }),
        manyCommands,
        (counts, commands) => {
          const stored = cabinets(...counts);
          const told = toCabinets(after(fromCabinets(stored), ...commands), stored).flatMap(
            ({ mouths }) => mouths.map(({ number }) => number),
          );
          expect(new Set(told).size).toBe(told.length);
          for (const { mouths } of stored) {
            for (const { number } of mouths) expect(told).toContain(number);
          }
        },
      ),
    );
  });
});
