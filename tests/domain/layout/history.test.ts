// Undo and redo in the door layout, and what is shown as changed before saving.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_LAYOUT } from '../../../domain/layout/layout.ts';
import { changes, hasChanges } from '../../../domain/layout/changes.ts';
import type { LayoutCommand } from '../../../domain/layout/apply.ts';
import { beginHistory, perform, redo, undo } from '../../../domain/layout/history.ts';
import { after, anyStored, at, drawn, manyCommands, stored, type } from './layouts.ts';

describe('Undo and redo are exact', () => {
  test('every step back is the very layout that was there, and every step forth too', () => {
    fc.assert(
      fc.property(anyStored, manyCommands, (layout, commands) => {
        const steps = [beginHistory(layout)];
        for (const command of commands) {
          const next = perform(steps.at(-1)!, command);
          if (next !== steps.at(-1)) steps.push(next);
        }
        let history = steps.at(-1)!;
        for (const step of steps.toReversed()) {
          expect(history.present).toBe(step.present);
          history = undo(history);
        }
        expect(undo(history)).toBe(history);
        for (const step of steps) {
          expect(history.present).toBe(step.present);
          history = redo(history);
        }
        expect(redo(history)).toBe(history);
      }),
    );
  });

  const add: LayoutCommand = { do: 'addDoor', at: { column: 0 }, type: type('S') };

  test('a new step forgets what was undone', () => {
    const undone = undo(perform(beginHistory(EMPTY_LAYOUT), add));
    expect(perform(undone, { ...add, type: type('L') }).future).toEqual([]);
  });

  test('several commands are one step, and one that does nothing is none', () => {
    const history = perform(beginHistory(EMPTY_LAYOUT), add, add, add);
    expect(history.past).toEqual([EMPTY_LAYOUT]);
    expect(perform(history, { do: 'deleteDoor', at: at(9, 9) })).toBe(history);
  });
});

describe('What changed against the stored layout', () => {
  const before = stored(['S', 'M', 'L'], ['S', 'S']);

  test('nothing did', () => {
    const none = changes(before, before);
    expect(Object.values(none).every((list: unknown[]) => list.length === 0)).toBe(true);
    expect(hasChanges(before, before)).toBe(false);
  });

  test('a marked box and the one that takes its number', () => {
    const found = changes(before, after(before, { do: 'deleteDoor', at: at(0, 1) }));
    expect(found.deleted).toMatchObject([{ boxId: 2, name: 'A02', boardNumber: 1, portNumber: 2 }]);
    expect(found.renumbered).toMatchObject([{ ...at(0, 2), from: 'A03', to: 'A02' }]);
    expect(found.moved).toEqual([]);
  });

  test('a column of new boxes', () => {
    const found = changes(before, after(before, { do: 'copyColumn', column: 0 }));
    expect(found.added).toHaveLength(3);
    expect(found.newColumns).toEqual([{ column: 2, count: 3 }]);
    expect(found.renumbered).toEqual([]);
  });

  test('sizes, wires and marks, each with what was and what is', () => {
    const found = changes(
      before,
      after(
        before,
        { do: 'changeType', at: at(0, 0), type: type('L') },
        { do: 'setWiring', at: at(0, 1), wiring: { boardNumber: 4, portNumber: 7 } },
        { do: 'toggleAccessible', at: at(0, 2) },
        { do: 'toggleSkipNumber', at: at(1, 0) },
      ),
    );
    expect(found.resized).toMatchObject([{ box: { boxId: 1 }, from: 'S', to: 'L' }]);
    expect(found.rewired).toMatchObject([
      {
        box: { boxId: 2 },
        from: { boardNumber: 1, portNumber: 2 },
        to: { boardNumber: 4, portNumber: 7 },
      },
    ]);
    expect(found.accessible).toMatchObject([{ box: { boxId: 3 }, from: false, to: true }]);
    expect(found.skipNumber).toMatchObject([{ box: { boxId: 4 }, from: false, to: true }]);
  });

  test('a box in another column, and boxes that changed places within one', () => {
    const away = after(before, { do: 'moveDoor', from: at(0, 0), to: at(1, 2) });
    expect(changes(before, away).moved).toMatchObject([{ box: { boxId: 1 }, from: 0, to: 1 }]);
    const swapped = after(before, { do: 'moveDoor', from: at(0, 1), to: at(0, 0) });
    expect(changes(before, swapped).moved.map(({ box }) => box.boxId)).toEqual([2, 1]);
  });

  test('a box brought back unchanged is no change', () => {
    const back = after(before, { do: 'deleteDoor', at: at(0, 1) }, { do: 'restoreDoor', boxId: 2 });
    expect(hasChanges(before, back)).toBe(false);
    expect(hasChanges(EMPTY_LAYOUT, drawn(['S']))).toBe(true);
  });
});
