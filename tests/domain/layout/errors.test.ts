// What is wrong with a door layout, where, and what puts it right.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_LAYOUT, cellAt, type Layout } from '../../../domain/layout/layout.ts';
import { apply } from '../../../domain/layout/apply.ts';
import { errorsIn } from '../../../domain/layout/errorsIn.ts';
import { fromBoxes, toBoxes } from '../../../domain/layout/wire.ts';
import { after, anyLayout, at, drawn, names, stored, storedBoxes, type } from './layouts.ts';

const keys = (layout: Layout) => errorsIn(layout).map(({ key }) => key);
/** The layout after the first fault's repair of this name. */
function repaired(layout: Layout, key: string): Layout {
  const repair = errorsIn(layout)[0]?.repairs.find((one) => one.key === key);
  return repair ? apply(layout, repair.command) : layout;
}

describe("'There must be no empty space between the two columns!'", () => {
  const gapped = apply(stored(['S', 'M'], ['L']), { do: 'copyColumn', column: 0, to: 3 });

  test('it is said of the run of empty columns, with two ways out (R5.32)', () => {
    expect(errorsIn(gapped)).toMatchObject([{ key: 'emptyColumn', column: 2, count: 1 }]);
    expect(names(repaired(gapped, 'closeColumns'))[2]).toEqual(['C01+', 'C02+']);
    expect(names(repaired(gapped, 'fillColumn'))[2]).toEqual(['C01+']);
  });

  test('several empty columns are one fault, and closed up at once', () => {
    const wide = apply(stored(['S']), { do: 'addDoor', at: { column: 4 }, type: type('S') });
    expect(errorsIn(wide)).toMatchObject([{ key: 'emptyColumn', column: 1, count: 3 }]);
    expect(names(repaired(wide, 'closeColumns'))).toEqual([['A01'], ['B01+']]);
  });

  test('a column of marked boxes alone is empty; closing it up keeps them marked', () => {
    const deleted = apply(stored(['S'], ['M', 'M'], ['L']), { do: 'deleteColumn', column: 1 });
    expect(names(deleted)).toEqual([['A01'], ['-B01', '-B02'], ['C01']]);
    expect(keys(deleted)).toEqual(['emptyColumn']);
    const closed = repaired(deleted, 'closeColumns');
    expect(names(closed)).toEqual([['A01'], ['B01']]);
    expect(closed.removed.map(({ boxId }) => boxId)).toEqual([2, 3]);
    expect(names(repaired(deleted, 'fillColumn'))[1]).toEqual(['-B01', '-B02', 'B01+']);
  });

  test('nor before the first column; after the last there is nothing to say', () => {
    const late = apply(EMPTY_LAYOUT, { do: 'addDoor', at: { column: 1 }, type: type('S') });
    expect(errorsIn(late)).toMatchObject([{ key: 'emptyColumn', column: 0, count: 1 }]);
    expect(keys(repaired(late, 'fillColumn'))).toEqual([]);
    expect(keys(apply(stored(['S'], ['M']), { do: 'deleteColumn', column: 1 }))).toEqual([]);
  });
});

describe('the doors of a column stand without a gap', () => {
  const gapped = apply(drawn(['S', 'M']), { do: 'dropType', at: at(0, 4), type: type('L') });

  test('it is said of the run of empty cells, with two ways out (R5.33)', () => {
    expect(errorsIn(gapped)).toMatchObject([{ key: 'gapInColumn', column: 0, row: 2, count: 2 }]);
    expect(names(repaired(gapped, 'closeGap'))).toEqual([['A01+', 'A02+', 'A03+']]);
    const filled = repaired(gapped, 'fillGap');
    expect(cellAt(filled, at(0, 2))?.boxTypeName).toBe('M');
    expect(errorsIn(filled)).toMatchObject([{ key: 'gapInColumn', row: 3, count: 1 }]);
  });

  test('from the top', () => {
    const low = apply(EMPTY_LAYOUT, { do: 'dropType', at: at(0, 1), type: type('L') });
    expect(errorsIn(low)).toMatchObject([{ key: 'gapInColumn', row: 0, count: 1 }]);
    expect(keys(repaired(low, 'fillGap'))).toEqual([]);
  });

  test('a marked box is no gap: what is below moves up when it is saved', () => {
    const marked = apply(stored(['S', 'M', 'L']), { do: 'deleteDoor', at: at(0, 1) });
    expect(keys(marked)).toEqual([]);
    expect(toBoxes(marked).filter((box) => !box.deleteFlag)).toMatchObject([
      { boxId: 1, positionY: 0 },
      { boxId: 3, positionY: 1 },
    ]);
  });
});

describe('Two boxes never share what tells them apart', () => {
  const clash = (change: object) =>
    fromBoxes(
      storedBoxes(['S', 'S'], ['S']).map((box, at) => (at === 1 ? { ...box, ...change } : box)),
    );

  test('one port opens one box', () => {
    const layout = clash({ portNumber: 1 });
    expect(errorsIn(layout)).toMatchObject([{ key: 'portTaken', ...at(0, 1), other: at(0, 0) }]);
    const right = repaired(layout, 'nextPort');
    expect(cellAt(right, at(0, 1))?.portNumber).toBe(2);
    expect(keys(right)).toEqual([]);
    expect(keys(clash({ portNumber: 1, deviceId: 7 }))).toEqual([]);
  });

  test('one name stands for one box', () => {
    const layout = clash({ name: 'A01' });
    expect(errorsIn(layout)).toMatchObject([{ key: 'nameTaken', ...at(0, 1), other: at(0, 0) }]);
    expect(keys(repaired(layout, 'renumber'))).toEqual([]);
  });

  test('one id is one box', () => {
    expect(errorsIn(clash({ boxId: 1 }))).toMatchObject([{ key: 'boxTwice', ...at(0, 1) }]);
  });

  test('one place holds one box; the other is put at the end of its column', () => {
    const layout = clash({ positionY: 0 });
    expect(errorsIn(layout)).toMatchObject([{ key: 'placeTaken', box: { boxId: 2 }, index: 0 }]);
    expect(names(repaired(layout, 'settle'))).toEqual([['A01', 'A02'], ['B01']]);
  });
});

describe('columns have the letters A to Z (R5.35)', () => {
  test.each([{ positionX: 26 }, { positionX: -1 }, { positionY: 1e9 }, { positionY: 0.5 }])(
    'a box outside the grid, at %o, is put at the end of the nearest column',
    (place) => {
      const layout = fromBoxes(
        storedBoxes(['S'], ['S']).map((box, at) => (at ? { ...box, ...place } : box)),
      );
      expect(errorsIn(layout)).toMatchObject([{ key: 'outsideGrid', box: { boxId: 2 } }]);
      expect(keys(repaired(layout, 'settle'))).toEqual([]);
      expect(toBoxes(repaired(layout, 'settle'))).toHaveLength(2);
    },
  );

  test('a series after Z is a fault at its first box, taken back there', () => {
    const wide = drawn(...Array.from({ length: 26 }, () => ['XS', 'XS']));
    expect(keys(wide)).toEqual([]);
    const more = apply(wide, { do: 'toggleSeries', at: at(25, 1) });
    expect(errorsIn(more)).toMatchObject([{ key: 'letterAfterZ', ...at(25, 1) }]);
    expect(repaired(more, 'toggleSeries')).toEqual(wide);
  });
});

test('a type that nobody knows is a fault', () => {
  const layout = fromBoxes([{ boxTypeId: 99, positionX: 0, positionY: 0 }]);
  expect(errorsIn(layout)).toMatchObject([{ key: 'unknownType', ...at(0, 0) }]);
});

describe('A box is never taken away from what is in it or promised it', () => {
  test.each(['OCCUPIED', 'EXPIRED', 'RESERVED'] as const)('%s', (status) => {
    const layout = fromBoxes(storedBoxes(['S', 'S'], ['S']).map((box) => ({ ...box, status })));
    const marked = apply(layout, { do: 'deleteDoor', at: at(0, 1) });
    expect(errorsIn(marked)).toMatchObject([{ key: 'boxInUse', box: { boxId: 2 } }]);
    expect(repaired(marked, 'restoreDoor')).toEqual(layout);
    const gone = after(
      marked,
      { do: 'deleteColumn', column: 0 },
      { do: 'closeColumns', column: 0 },
    );
    expect(keys(gone)).toEqual(['boxInUse', 'boxInUse']);
    expect(names(repaired(gone, 'restoreDoor'))).toEqual([['A01', 'A02']]);
  });

  test.each(['AVAILABLE', 'FLAGGED'] as const)('%s may go', (status) => {
    const layout = fromBoxes(storedBoxes(['S', 'S']).map((box) => ({ ...box, status })));
    expect(keys(apply(layout, { do: 'deleteDoor', at: at(0, 1) }))).toEqual([]);
  });
});

describe('Whatever is done', () => {
  /** Contiguous columns and rows, from the first, each place once: what the locker can be built from. */
  function isSound(layout: Layout): boolean {
    const boxes = toBoxes(layout).filter((box) => !box.deleteFlag);
    const places = boxes
      .map((box) => box.positionX * 1_000 + box.positionY)
      .toSorted((a, b) => a - b);
    const next = places.map((place, index) => {
      const before = places[index - 1];
      if (before === undefined) return 0;
      return place % 1_000 ? before + 1 : (Math.floor(before / 1_000) + 1) * 1_000;
    });
    return places.every((place, index) => place === next[index]);
  }

  test('the layout can be built, or says why not', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const found = keys(layout);
        const gapped = found.some((key) =>
          ['emptyColumn', 'gapInColumn', 'placeTaken', 'outsideGrid'].includes(key),
        );
        expect(isSound(layout)).toBe(!gapped);
      }),
      { numRuns: 300 },
    );
  });

  test('the offered repairs, taken one after the other, lead to a layout without faults', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        let now = layout;
        for (let step = 0; step < 60 && errorsIn(now).length > 0; step += 1) {
          const repair = errorsIn(now).flatMap(({ repairs }) => repairs)[0];
          if (!repair) break;
          now = apply(now, repair.command);
        }
        expect(keys(now)).toEqual([]);
      }),
    );
  });

  test('every offered repair does something', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        for (const { repairs } of errorsIn(layout)) {
          for (const { command } of repairs) expect(apply(layout, command)).not.toBe(layout);
        }
      }),
    );
  });
});
