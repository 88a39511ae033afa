// Boxes are added, copied, deleted, moved and resized in the door layout.
import { LAYOUT_MAX_ROWS } from '../../../domain/layout/bounds.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_LAYOUT, cellAt, gridSize } from '../../../domain/layout/layout.ts';
import { apply } from '../../../domain/layout/apply.ts';
import { changes, hasChanges } from '../../../domain/layout/changes.ts';
import { toBoxes } from '../../../domain/layout/wire.ts';
import { after, anyStored, at, drawn, manyCommands, names, stored, type } from './layouts.ts';

describe('a door is added and copied', () => {
  test('a box is added at the end of a column, and the layout begins empty (R4.52)', () => {
    expect(names(drawn(['M', 'L'], ['S']))).toEqual([['A01+', 'A02+'], ['B01+']]);
    expect(names(EMPTY_LAYOUT)).toEqual([]);
  });

  test('a box that is added between others moves them down and they are renumbered', () => {
    const layout = apply(stored(['S', 'M']), { do: 'addDoor', at: at(0, 1), type: type('L') });
    expect(names(layout)).toEqual([['A01', 'A02+', 'A03']]);
    expect(cellAt(layout, at(0, 1))?.boxTypeName).toBe('L');
  });

  test('a copy stands below its original, with its size and a port of its own (R4.53)', () => {
    const layout = apply(stored(['L', 'M'], ['S']), { do: 'copyDown', at: at(0, 0) });
    expect(names(layout)).toEqual([['A01', 'A02+', 'A03'], ['B01']]);
    const copy = { boxId: null, boxTypeName: 'L', boardNumber: 1, portNumber: 3 };
    expect(cellAt(layout, at(0, 1))).toMatchObject(copy);
  });

  test('a new column is wired to the next board, and its boxes to port after port', () => {
    const wires = toBoxes(drawn(['S', 'S'], ['S', 'CONTROL', 'S'])).map((box) => [
      box.boardNumber,
      box.portNumber,
    ]);
    const control = [null, null];
    expect(wires).toEqual([[1, 1], [1, 2], [2, 1], control, [2, 2]]);
  });
});

describe('a door is deleted', () => {
  test('an existing box is marked, keeps its id and its name, and the next ones are renumbered (R4.54)', () => {
    const layout = apply(stored(['M', 'M', 'M']), { do: 'deleteDoor', at: at(0, 1) });
    expect(names(layout)).toEqual([['A01', '-A02', 'A02']]);
    expect(cellAt(layout, at(0, 1))).toMatchObject({ boxId: 2, deleteFlag: true });
    expect(apply(layout, { do: 'restoreDoor', boxId: 2 })).toEqual(stored(['M', 'M', 'M']));
  });

  test('a new box leaves an empty cell, which is closed up when it is deleted in turn (R4.54)', () => {
    const emptied = apply(drawn(['S', 'M', 'L']), { do: 'deleteDoor', at: at(0, 1) });
    expect(names(emptied)).toEqual([['A01+', '', 'A02+']]);
    expect(names(apply(emptied, { do: 'deleteDoor', at: at(0, 1) }))).toEqual([['A01+', 'A02+']]);
  });

  test('a new box at the end leaves no trace: the layout is as before it', () => {
    fc.assert(
      fc.property(anyStored, fc.integer({ min: 0, max: 5 }), (layout, column) => {
        const row = layout.columns[column]?.cells.length ?? 0;
        const added = apply(layout, { do: 'addDoor', at: { column }, type: type('S') });
        expect(apply(added, { do: 'deleteDoor', at: { column, row } })).toEqual(layout);
      }),
    );
  });

  test('of a new box nothing is saved or shown as changed, and an existing one is never lost', () => {
    fc.assert(
      fc.property(anyStored, manyCommands, (before, commands) => {
        const layout = after(before, ...commands);
        const saved = toBoxes(layout);
        expect(saved.filter((box) => box.deleteFlag && box.boxId === null)).toEqual([]);
        const ids = (boxes: typeof saved) => new Set(boxes.flatMap(({ boxId }) => boxId ?? []));
        expect(ids(saved)).toEqual(ids(toBoxes(before)));
        const { added, deleted } = changes(before, layout);
        const staying = saved.filter((box) => !box.deleteFlag).length;
        expect(staying).toBe(toBoxes(before).length + added.length - deleted.length);
      }),
    );
  });
});

describe('a type is dragged onto a door', () => {
  const layout = stored(['S', 'M']);

  test('a size dropped on a box changes it and nothing else of it (R4.55)', () => {
    const changed = apply(layout, { do: 'dropType', at: at(0, 1), type: type('L') });
    expect(cellAt(changed, at(0, 1))).toEqual({
      ...cellAt(layout, at(0, 1)),
      boxTypeId: type('L').boxTypeId,
      boxTypeName: 'L',
    });
  });

  test('a size dropped on an empty cell makes a box there, however far down', () => {
    const changed = apply(layout, { do: 'dropType', at: at(2, 1), type: type('XS') });
    expect(names(changed)).toEqual([['A01', 'A02'], [], ['', 'C01+']]);
  });

  test('a size dropped on a marked box brings it back in that size', () => {
    const back = after(
      layout,
      { do: 'deleteDoor', at: at(0, 0) },
      { do: 'dropType', at: at(0, 0), type: type('L') },
    );
    expect(names(back)).toEqual([['A01', 'A02']]);
    expect(cellAt(back, at(0, 0))).toMatchObject({ boxId: 1, boxTypeName: 'L' });
  });

  test('the control unit has neither number nor wire; what it becomes has both', () => {
    const control = apply(layout, { do: 'changeType', at: at(0, 0), type: type('CONTROL') });
    expect(names(control)).toEqual([['CONTROL', 'A01']]);
    expect(cellAt(control, at(0, 0))).toMatchObject({ skipNumber: true, portNumber: null });
    const back = apply(control, { do: 'changeType', at: at(0, 0), type: type('S') });
    expect(back).toEqual(layout);
  });
});

describe('a box is moved', () => {
  const layout = stored(['S', 'M', 'L'], ['XS']);

  test.each([
    [at(0, 0), at(0, 2), 'M L S|XS'],
    [at(0, 2), at(0, 0), 'L S M|XS'],
    [at(0, 1), at(1, 0), 'S L|M XS'],
    [at(0, 1), at(1, 50), 'S L|XS M'],
    [at(1, 0), at(2, 0), 'S M L||XS'],
  ])('from %o to %o', (from, to, sizes) => {
    const moved = apply(layout, { do: 'moveDoor', from, to });
    const read = moved.columns.map(({ cells }) => cells.map((cell) => cell?.boxTypeName).join(' '));
    expect(read.join('|')).toBe(sizes);
  });

  test('onto an empty cell it fills it', () => {
    const gapped = apply(layout, { do: 'dropType', at: at(1, 2), type: type('L') });
    const moved = apply(gapped, { do: 'moveDoor', from: at(0, 0), to: at(1, 1) });
    expect(names(moved)).toEqual([
      ['A01', 'A02'],
      ['B01', 'B02', 'B03+'],
    ]);
  });
});

describe('the grid', () => {
  test('an empty layout has 10 by 10 cells, a larger one a spare column and row, up to Z (R5.34, R9.27)', () => {
    expect(gridSize(EMPTY_LAYOUT)).toEqual({ columns: 10, rows: 10 });
    const tall = drawn(...Array.from({ length: 12 }, () => Array<string>(11).fill('XS')));
    expect(gridSize(tall)).toEqual({ columns: 13, rows: 12 });
    expect(gridSize(drawn(...Array.from({ length: 26 }, () => ['XS']))).columns).toBe(26);
  });

  test.each([at(26, 0), at(-1, 0), at(0, -1), at(0, LAYOUT_MAX_ROWS), at(0.5, 0), at(0, 1e9)])(
    'nothing is dropped outside the grid, at %o',
    (place) => {
      const layout = drawn(['S']);
      expect(apply(layout, { do: 'dropType', at: place, type: type('S') })).toBe(layout);
    },
  );

  test('a full column takes no more', () => {
    const full = drawn(Array<string>(LAYOUT_MAX_ROWS).fill('XS'));
    expect(apply(full, { do: 'copyDown', at: at(0, 0) })).toBe(full);
    expect(hasChanges(EMPTY_LAYOUT, full)).toBe(true);
  });
});
