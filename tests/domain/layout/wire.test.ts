// The door layout as boxes on the wire, what changed in it, and what stays the same object.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { box } from '../../../contract/boxes/boxes.ts';
import { EMPTY_LAYOUT, type Layout } from '../../../domain/layout/layout.ts';
import { apply } from '../../../domain/layout/apply.ts';
import { errorsIn } from '../../../domain/layout/errorsIn.ts';
import { renumber } from '../../../domain/layout/numbers.ts';
import { fromBoxes, toBoxes, withNames } from '../../../domain/layout/wire.ts';
import {
  after,
  anyCommand,
  anyLayout,
  anyStored,
  at,
  stored,
  storedBoxes,
  type,
} from './layouts.ts';

const staying = (layout: Layout) => toBoxes(layout).filter((one) => !one.deleteFlag);

describe('Saved and reloaded is the same', () => {
  test('any layout gives back the boxes it was read from', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const boxes = staying(layout);
        expect(toBoxes(fromBoxes(boxes))).toEqual(boxes);
        expect(toBoxes(fromBoxes(toBoxes(layout)))).toHaveLength(toBoxes(layout).length);
      }),
    );
  });

  test('a sound layout that is saved and read again is edited on as if it never had been', () => {
    fc.assert(
      fc.property(anyLayout, anyCommand, (layout, command) => {
        const kept = after(layout, { do: 'renumber' });
        const marked = kept.columns.some(({ cells }) => cells.some((cell) => cell?.deleteFlag));
        fc.pre(!marked && command.do !== 'restoreDoor' && errorsIn(kept).length === 0);
        const again = fromBoxes(staying(kept));
        const skipped = staying(kept).some((one) => one.skipNumber);
        fc.pre(!skipped);
        const names = (one: Layout) => staying(one).map(({ name }) => name);
        expect(names(apply(again, command))).toEqual(names(apply(kept, command)));
      }),
    );
  });

  test('what a stored box says beside its place is kept', () => {
    const said = {
      boxId: 5,
      name: 'A01',
      boxTypeId: 3,
      boxTypeName: 'M',
      status: 'FLAGGED',
      doorStatus: 'OPEN',
      openStatusFlag: true,
      positionX: 0,
      positionY: 0,
      boardNumber: 2,
      portNumber: 9,
      deviceId: 4,
      bottomFlag: true,
      skipNumber: false,
      lockType: 'PERIOD',
      expiryTime: 1_700_000_000_000,
      deleteFlag: false,
    } as const;
    expect(toBoxes(fromBoxes([said]))).toEqual([said]);
    expect(box.parse(toBoxes(fromBoxes([said]))[0])).toEqual(said);
  });

  test('what is left out is taken as nothing, and a type is known by its id', () => {
    expect(toBoxes(fromBoxes([{ boxTypeId: 2, positionX: 0, positionY: 0 }]))).toMatchObject([
      { boxId: null, name: '', boxTypeName: 'S', status: 'AVAILABLE', portNumber: null },
    ]);
    const unnamed = storedBoxes(['S', 'S']).map((one) => ({ ...one, name: null }));
    expect(errorsIn(fromBoxes(unnamed))).toEqual([]);
  });

  test('boxes that are deleted already are on no column, and a new one marked so is nothing', () => {
    const [first, second] = storedBoxes(['S', 'S']).map((one) => ({ ...one, deleteFlag: true }));
    const layout = fromBoxes([first!, { ...second!, boxId: null }]);
    expect(layout.columns).toEqual([]);
    expect(toBoxes(layout).map(({ boxId }) => boxId)).toEqual([1]);
  });

  test('a gap, two boxes on one place and a place far away come back as they came in', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            boxTypeId: fc.integer({ min: 1, max: 9 }),
            positionX: fc.integer({ min: -1, max: 30 }),
            positionY: fc.integer({ min: -1, max: 200 }),
          }),
          { maxLength: 12 },
        ),
        (boxes) => {
          const places = (list: readonly { positionX: number; positionY: number }[]) =>
            list.map(({ positionX, positionY }) => `${positionX}/${positionY}`).toSorted();
          expect(places(toBoxes(fromBoxes(boxes)))).toEqual(places(boxes));
        },
      ),
    );
  });
});

describe('A large layout is changed where it is changed', () => {
  const large = stored(...Array.from({ length: 26 }, () => Array<string>(40).fill('XS')));

  test.each([
    { do: 'changeType', at: at(7, 20), type: type('L') },
    { do: 'deleteDoor', at: at(7, 20) },
    { do: 'copyDown', at: at(7, 20) },
    { do: 'toggleSkipNumber', at: at(7, 20) },
    { do: 'setWiring', at: at(7, 20), wiring: { portNumber: 99 } },
    { do: 'toggleAccessible', at: at(7, 20) },
    { do: 'deleteColumn', column: 7 },
  ] as const)(
    'of 26 columns by 40 rows, $do leaves all other columns the objects they were',
    (command) => {
      const changed = apply(large, command);
      const same = changed.columns.filter((column, index) => column === large.columns[index]);
      expect(same).toHaveLength(25);
      expect(changed.columns[7]).not.toBe(large.columns[7]);
    },
  );

  test('the boxes above the changed one are the objects they were', () => {
    const changed = apply(large, { do: 'addDoor', at: at(7, 20), type: type('L') });
    const [before, now] = [large.columns[7]!.cells, changed.columns[7]!.cells];
    expect(now.slice(0, 20).every((cell, row) => cell === before[row])).toBe(true);
  });

  test('a command on a place where nothing can be done gives back the very layout', () => {
    expect(apply(EMPTY_LAYOUT, { do: 'renumber' })).toBe(EMPTY_LAYOUT);
    expect(renumber(large)).toBe(large);
    expect(apply(large, { do: 'deleteDoor', at: at(30, 0) })).toBe(large);
    expect(apply(large, { do: 'copyColumn', column: 3 })).toBe(large);
    expect(apply(large, { do: 'setWiring', at: at(0, 0), wiring: { portNumber: 1 } })).toBe(large);
    expect(apply(large, { do: 'setWiring', at: at(0, 0), wiring: { portNumber: -1 } })).toBe(large);
  });

  test.each(['boardNumber', 'portNumber'])('a box is wired to %s 0', (name) => {
    const changed = apply(large, { do: 'setWiring', at: at(0, 0), wiring: { [name]: 0 } });
    expect(changed.columns[0]!.cells[0]).toMatchObject({ [name]: 0 });
  });

  test('no command changes the layout it is given', () => {
    fc.assert(
      fc.property(anyStored, anyCommand, (layout, command) => {
        const before = structuredClone(layout);
        apply(layout, command);
        expect(layout).toEqual(before);
      }),
    );
  });
});

test('Boxes without a name (R4.59) are named as the editor names any layout, and named ones stay the same objects', () => {
  fc.assert(
    fc.property(anyLayout, (layout) => {
      const named = staying(renumber({ ...layout, removed: [], astray: [] }));
      expect(withNames(named)).toBe(named);
      const unnamed = named.map((one) => ({ ...one, name: '' }));
      expect(withNames(unnamed)).toEqual(staying(renumber(fromBoxes(unnamed))));
    }),
  );
});
