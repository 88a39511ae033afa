// Letters and numbers of the boxes in the door layout.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_LAYOUT, cellAt, isStanding } from '../../../domain/layout/layout.ts';
import { apply } from '../../../domain/layout/apply.ts';
import { isNumbered, readBoxName, renumber, startsSeries } from '../../../domain/layout/numbers.ts';
import { fromBoxes, toBoxes } from '../../../domain/layout/wire.ts';
import { after, anyLayout, at, drawn, names, stored, storedBoxes, type } from './layouts.ts';

const skip = (column: number, row: number) =>
  ({ do: 'toggleSkipNumber', at: at(column, row) }) as const;
const series = (column: number, row: number) =>
  ({ do: 'toggleSeries', at: at(column, row) }) as const;

describe('doors are renumbered after each change', () => {
  test('each column has its letter and numbers of at least two digits', () => {
    expect(names(drawn(['S', 'S'], ['S']))).toEqual([['A01+', 'A02+'], ['B01+']]);
    const long = drawn(Array<string>(60).fill('XS'), Array<string>(60).fill('XS'));
    expect(names(apply(long, series(1, 0)))[1]?.at(-1)).toBe('A120+');
  });

  test('a box that skips numbering is called by its type and the next one goes on', () => {
    const layout = apply(drawn(['S', 'M', 'L']), skip(0, 1));
    expect(names(layout)).toEqual([['A01+', 'M+', 'A02+']]);
    expect(names(apply(layout, skip(0, 1)))).toEqual([['A01+', 'A02+', 'A03+']]);
  });

  test('a stored name that is no number stays while its box skips numbering', () => {
    const boxes = storedBoxes(['S', 'CONTROL']).map((box) =>
      box.skipNumber ? { ...box, name: 'Screen' } : box,
    );
    const layout = apply(fromBoxes(boxes), { do: 'copyDown', at: at(0, 0) });
    expect(names(layout)).toEqual([['A01', 'A02+', 'Screen']]);
  });

  test('a column without numbers takes its letter, an empty one keeps it free', () => {
    expect(names(drawn(['S'], ['CONTROL'], ['S']))).toEqual([['A01+'], ['CONTROL+'], ['C01+']]);
    const gap = after(EMPTY_LAYOUT, { do: 'addDoor', at: { column: 2 }, type: type('S') });
    expect(names(gap)).toEqual([[], [], ['C01+']]);
  });

  test('letters begin at A without a gap where every column has a numbered box', () => {
    const second = apply(drawn(['S', 'S', 'S']), series(0, 1));
    expect(names(second)).toEqual([['A01+', 'B01+', 'B02+']]);
    expect(
      names(apply(second, { do: 'deleteDoor', at: at(0, 0) }))
        .flat()
        .filter(Boolean),
    ).toEqual(['A01+', 'A02+']);
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const { columns } = renumber(layout);
        fc.pre(columns.length > 0 && columns.every(({ cells }) => cells.some(isNumbered)));
        const letters = columns.flatMap(({ cells }) =>
          cells.filter(isNumbered).map((box) => readBoxName(box.name)!.letter),
        );
        const used = [...new Set(letters)];
        expect(used).toEqual(used.map((_, place) => place));
      }),
    );
  });

  test('within a series numbers are unique and without a gap, from 01, whatever was done (R4.59)', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const renumbered = renumber(layout);
        expect(renumber(renumbered)).toBe(renumbered);
        const read = renumbered.columns
          .flatMap(({ cells }) => cells.filter(isNumbered))
          .map((box) => readBoxName(box.name)!);
        const next = new Map<number, number>();
        for (const { letter, number } of read) {
          expect(number).toBe((next.get(letter) ?? 0) + 1);
          next.set(letter, number);
        }
        expect([...next.keys()]).toEqual([...next.keys()].toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('a new lettered series', () => {
  test('within a column the box begins the next letter, and later columns move on (R4.58)', () => {
    const layout = apply(stored(['S', 'S', 'S'], ['S']), series(0, 1));
    expect(names(layout)).toEqual([['A01', 'B01', 'B02'], ['C01']]);
    expect(startsSeries(layout, at(0, 1))).toBe(true);
    expect(apply(layout, series(0, 1))).toEqual(stored(['S', 'S', 'S'], ['S']));
  });

  test('on the first box of a column it lets the series before go on', () => {
    const layout = apply(stored(['S', 'S'], ['S', 'S'], ['S']), series(1, 0));
    expect(names(layout)).toEqual([['A01', 'A02'], ['A03', 'A04'], ['B01']]);
  });

  test('the very first series, a box without a number and an empty cell stay as they are', () => {
    const layout = drawn(['S', 'CONTROL']);
    expect(apply(layout, series(0, 0))).toBe(layout);
    expect(apply(layout, series(0, 1))).toBe(layout);
    expect(apply(layout, series(3, 3))).toBe(layout);
    expect(startsSeries(layout, at(0, 0))).toBe(true);
    expect(startsSeries(layout, at(3, 3))).toBe(false);
  });

  test.each(['deleteDoor', 'moved'] as const)('a series outlives its first box: %s', (how) => {
    const layout = apply(stored(['S', 'S', 'S'], ['S']), series(0, 1));
    const gone =
      how === 'moved'
        ? apply(layout, { do: 'moveDoor', from: at(0, 1), to: at(1, 1) })
        : apply(layout, { do: 'deleteDoor', at: at(0, 1) });
    expect(names(gone)[0]?.at(-1)).toBe('B01');
  });

  test('toggled twice, all boxes have the names they had', () => {
    fc.assert(
      fc.property(anyLayout, fc.nat(5), fc.nat(7), (layout, column, row) => {
        const before = renumber(layout);
        const once = apply(before, series(column, row));
        fc.pre(once !== before);
        expect(startsSeries(once, at(column, row))).not.toBe(startsSeries(before, at(column, row)));
        expect(names(apply(once, series(column, row)))).toEqual(names(before));
      }),
    );
  });
});

describe('The wire has no field for series: they are read from the names', () => {
  test('a series over two columns and one within a column are found again', () => {
    const layout = after(stored(['S', 'S'], ['S'], ['S', 'S']), series(1, 0), series(2, 1));
    const again = fromBoxes(toBoxes(layout));
    expect(names(again)).toEqual([['A01', 'A02'], ['A03'], ['B01', 'C01']]);
    expect(startsSeries(again, at(1, 0))).toBe(false);
    expect(startsSeries(again, at(2, 1))).toBe(true);
  });

  test('a layout that was saved and read again has the names it would be given anyway', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const again = fromBoxes(toBoxes(renumber(layout)).filter((box) => !box.deleteFlag));
        fc.pre(again.astray.length === 0);
        expect(names(renumber(again))).toEqual(names(again));
      }),
    );
  });

  test.each([
    ['A01', { letter: 0, number: 1 }],
    ['Z99', { letter: 25, number: 99 }],
    ['AB120', { letter: 27, number: 120 }],
    ['CONTROL', undefined],
    ['a01', undefined],
    ['', undefined],
  ])('%s', (name, read) => {
    expect(readBoxName(name)).toEqual(read);
  });

  test('names of another making are kept until the first change', () => {
    const boxes = storedBoxes(['S', 'S'], ['S']).map((box, index) => ({
      ...box,
      name: `Box ${index}`,
    }));
    const layout = fromBoxes(boxes);
    expect(names(layout)).toEqual([['Box 0', 'Box 1'], ['Box 2']]);
    const changed = apply(layout, { do: 'toggleAccessible', at: at(0, 0) });
    expect(names(changed)).toEqual([['A01', 'A02'], ['B01']]);
    expect(isStanding(cellAt(changed, at(0, 0)))).toBe(true);
  });
});
