// What the columns of a door layout are called, and what is done to whole ones.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LAYOUT_MAX_COLUMNS } from '../../../domain/layout/bounds.ts';
import { EMPTY_LAYOUT, cellAt } from '../../../domain/layout/layout.ts';
import { changes, hasChanges } from '../../../domain/layout/changes.ts';
import { apply } from '../../../domain/layout/apply.ts';
import { columnNames } from '../../../domain/layout/columnNames.ts';
import { toBoxes } from '../../../domain/layout/wire.ts';
import { after, anyLayout, anyStored, at, manyCommands, names, stored, type } from './layouts.ts';

const letters = (...asked: Parameters<typeof columnNames>) =>
  columnNames(...asked).map(({ letter, goesOn }) => (goesOn ? `…${letter}` : letter));

describe('columns have the letters A to Z (R5.35)', () => {
  test('each by the number its first box has, those to come by the next letters (R5.35)', () => {
    expect(letters(EMPTY_LAYOUT, 3)).toEqual(['A', 'B', 'C']);
    expect(letters(stored(['S'], ['M']), 4)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('a column that goes on with a series has its letter', () => {
    const joined = apply(stored(['S', 'S'], ['M'], ['L']), { do: 'toggleSeries', at: at(1, 0) });
    expect(names(joined)).toEqual([['A01', 'A02'], ['A03'], ['B01']]);
    expect(letters(joined, 4)).toEqual(['A', '…A', 'B', 'C']);
  });

  test('an empty column has the letter it gives to what is put there', () => {
    fc.assert(
      fc.property(anyLayout, fc.nat(25), (layout, column) => {
        const found = columnNames(layout, 26)[column]!.letter;
        const cells = layout.columns[column]?.cells ?? [];
        fc.pre(cells.length === 0);
        const next = apply(layout, { do: 'addDoor', at: { column }, type: type('S') });
        expect(cellAt(next, at(column, 0))?.name).toMatch(new RegExp(`^${found}\\d+$`));
      }),
    );
  });
});

test('a column is copied up to the last letter, and not beyond (R9.28)', () => {
  const almost = stored(...Array.from({ length: LAYOUT_MAX_COLUMNS - 1 }, () => ['S']));
  const full = apply(almost, { do: 'copyColumn', column: 0, to: 1 });
  expect(full.columns).toHaveLength(LAYOUT_MAX_COLUMNS);
  for (const to of [0, 1, LAYOUT_MAX_COLUMNS - 1, LAYOUT_MAX_COLUMNS])
    expect(apply(full, { do: 'copyColumn', column: 0, to })).toBe(full);
});

describe('A column is moved', () => {
  test('to the place of another, which makes way, and all are lettered anew', () => {
    const moved = apply(stored(['S'], ['M'], ['L']), { do: 'moveColumn', column: 2, to: 0 });
    expect(toBoxes(moved).map(({ name, boxTypeName }) => `${name} ${boxTypeName}`)).toEqual([
      'A01 L',
      'B01 S',
      'C01 M',
    ]);
    expect(changes(stored(['S'], ['M'], ['L']), moved).moved).toHaveLength(3);
  });

  test('to no place where no column is, nor to its own', () => {
    const layout = stored(['S'], ['M']);
    for (const to of [-1, 0, 2, 0.5])
      expect(apply(layout, { do: 'moveColumn', column: 0, to })).toBe(layout);
  });

  test('and back: the layout is as it was', () => {
    fc.assert(
      fc.property(anyStored, fc.nat(4), fc.nat(4), (layout, column, to) => {
        const moved = apply(layout, { do: 'moveColumn', column, to });
        expect(apply(moved, { do: 'moveColumn', column: to, to: column })).toEqual(layout);
      }),
    );
  });
});

test('whether a save would change anything is what the boxes say, however it came about', () => {
  fc.assert(
    fc.property(anyStored, manyCommands, (before, commands) => {
      const layout = after(before, ...commands);
      const differs = JSON.stringify(toBoxes(before)) !== JSON.stringify(toBoxes(layout));
      expect(hasChanges(before, layout)).toBe(differs);
    }),
  );
});
