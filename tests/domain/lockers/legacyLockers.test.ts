// A locker in the words of the legacy calls: its status, its free period, and the boxes behind cabinets and mouths.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changes } from '../../../domain/layout/changes.ts';
import type { Layout, PlacedLayoutBox } from '../../../domain/layout/layout.ts';
import { errorsIn } from '../../../domain/layout/errorsIn.ts';
import { fromBoxes, toBoxes } from '../../../domain/layout/wire.ts';
import { fromCabinets, toCabinets } from '../../../domain/layout/legacyCabinets.ts';
import {
  cabinetsOf,
  layoutOf,
  lockerStatusOf,
  overdueTypeOf,
  wholeStatus,
  type NumberedBox,
} from '../../../domain/lockers/legacyLockers.ts';
import { after, anyStored, manyCommands, stored } from '../layout/layouts.ts';
import type { Numbered } from '../../../domain/recordId.ts';

/** The boxes as a database keeps them: numbered in the order in which they came. */
const numbered = (layout: Layout): NumberedBox[] =>
  (toBoxes(layout) as Numbered<PlacedLayoutBox>[]).map((box) => ({
    ...box,
    boxId: 500 + box.boxId!,
    number: box.boxId!,
  }));

const IDS = new Map([
  [1, 31],
  [2, 32],
]);

describe('the legacy statuses', () => {
  test('a locker out of service is LOCKED, one that holds parcels USED, any other ENABLE', () => {
    expect(wholeStatus('DISABLE', 3)).toBe('LOCKED');
    expect(wholeStatus('ENABLE', 3)).toBe('USED');
    expect(wholeStatus('ENABLE', 0)).toBe('ENABLE');
  });

  test('LOCKED takes a locker out of service, ENABLE puts it back', () => {
    expect(lockerStatusOf('LOCKED')).toBe('DISABLE');
    expect(lockerStatusOf('DISABLE')).toBe('DISABLE');
    expect(lockerStatusOf('ENABLE')).toBe('ENABLE');
  });
});

test('the overdue type says whether the free period is in days or hours (R3.96, R9.30)', () => {
  expect(overdueTypeOf({ freeDays: 3, freeHours: null })).toBe('DAY');
  expect(overdueTypeOf({ freeDays: null, freeHours: 48 })).toBe('HOUR');
  expect(overdueTypeOf({ freeDays: null, freeHours: null })).toBe('DAY');
});

describe('Cabinets over stored boxes', () => {
  test('are their columns from left to right, with what is known of each', () => {
    const boxes = numbered(stored(['S', 'M'], ['CONTROL', 'L']));
    boxes[0]!.status = 'RESERVED';
    const [first, second] = cabinetsOf(boxes, IDS);
    expect(first).toEqual({
      id: 31,
      number: 1,
      deleteFlag: false,
      mouths: [
        { number: 1, numberInCabinet: 1, mouthType: { id: 2 }, deleteFlag: false, status: 'USED' },
        {
          number: 2,
          numberInCabinet: 2,
          mouthType: { id: 3 },
          deleteFlag: false,
          status: 'ENABLE',
        },
      ],
    });
    expect(second?.mouths.map(({ mouthType }) => mouthType.id)).toEqual([9, 4]);
  });

  test('sent back as they are change no box, whatever the locker has', () => {
    fc.assert(
      fc.property(anyStored, (layout) => {
        const boxes = numbered(layout);
        const before = fromBoxes(boxes.map(({ number: _, ...box }) => box));
        const cabinets = cabinetsOf(boxes, IDS);
        const told = changes(before, layoutOf(cabinets, boxes));
        expect({ ...told, renumbered: [] }).toEqual(changes(before, before));
        expect(toCabinets(fromCabinets(cabinets), cabinets)).toEqual(cabinets);
      }),
    );
  });

  test('drawn anew in the designer, name the same boxes there and in the database', () => {
    fc.assert(
      fc.property(anyStored, manyCommands, (layout, commands) => {
        const boxes = numbered(layout);
        const cabinets = cabinetsOf(boxes, IDS);
        const drawn = after(fromCabinets(cabinets), ...commands);
        const saved = layoutOf(toCabinets(drawn, cabinets), boxes);
        const places = (one: Layout, lead: number) =>
          (toBoxes(one) as Numbered<PlacedLayoutBox>[])
            .filter((box) => box.boxId !== null && !box.deleteFlag)
            .map((box) => [box.boxId! - lead, box.positionX, box.positionY]);
        expect(places(saved, 500)).toEqual(places(drawn, 0));
      }),
      { numRuns: 60 },
    );
  });
});

describe('What cabinets ask for', () => {
  const boxes = numbered(stored(['S', 'M']));
  const [cabinet] = cabinetsOf(boxes, IDS);
  const mouth = (number: number, numberInCabinet: number, id = 3) => ({
    number,
    numberInCabinet,
    mouthType: { id },
    deleteFlag: false,
    status: 'ENABLE' as const,
  });

  test('a mouth that keeps its number keeps its wiring, its name and its marks', () => {
    const marked = boxes.map((box) => ({ ...box, bottomFlag: true, status: 'FLAGGED' as const }));
    const [first] = toBoxes(layoutOf([cabinet!], marked));
    expect(first).toMatchObject({
      boxId: 501,
      name: 'A01',
      boardNumber: 1,
      portNumber: 1,
      bottomFlag: true,
      status: 'FLAGGED',
    });
  });

  test('a new mouth has no id, and the next free port of its column', () => {
    const layout = layoutOf([{ ...cabinet!, mouths: [...cabinet!.mouths, mouth(3, 3, 6)] }], boxes);
    expect(toBoxes(layout).at(-1)).toMatchObject({
      boxId: null,
      boxTypeName: 'XXL',
      name: 'A03',
      boardNumber: 1,
      portNumber: 3,
    });
    expect(errorsIn(layout)).toEqual([]);
  });

  test('a mouth that is marked deleted marks its box; one that nobody speaks of is not in the layout', () => {
    const [first, second] = cabinet!.mouths;
    const said = [first!, { ...second!, deleteFlag: true }];
    const boxesOf = (mouths: typeof said) =>
      toBoxes(layoutOf([{ ...cabinet!, mouths }], boxes)).map((box) => [box.boxId, box.deleteFlag]);
    expect(boxesOf(said)).toEqual([
      [501, false],
      [502, true],
    ]);
    expect(boxesOf([first!])).toEqual([[501, false]]);
  });

  test('the number of a box that was taken off the layout is that of a new mouth', () => {
    const gone = boxes.map((box) => (box.number === 2 ? { ...box, deleteFlag: true } : box));
    const layout = layoutOf([{ ...cabinet!, mouths: [mouth(1, 1, 2), mouth(2, 2)] }], gone);
    expect(toBoxes(layout).map(({ boxId }) => boxId)).toEqual([501, null]);
  });

  test('one number for two mouths is a fault', () => {
    const twice = layoutOf([{ ...cabinet!, mouths: [mouth(1, 1, 2), mouth(1, 2)] }], boxes);
    expect(errorsIn(twice).map(({ key }) => key)).toContain('boxTwice');
  });
});
