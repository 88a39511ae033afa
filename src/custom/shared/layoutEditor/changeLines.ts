// The differences from the stored layout, as lines.
import type { Layout, PlacedLayoutBox, Wiring } from '../../../../domain/layout/layout.ts';
import type { LayoutChanges } from '../../../../domain/layout/changes.ts';
import { columnNames } from '../../../../domain/layout/columnNames.ts';
import { sizeWord, type Say } from './texts.ts';

/** A line of the panel; for a box marked deleted it contains the box, to restore it. */
export interface ChangeLine {
  key: string;
  /** Computed only when shown: a changed series renames a thousand boxes. */
  text: () => string;
  deleted?: PlacedLayoutBox;
}

/** The kinds of change in panel order, with their icons; the first three are always shown. */
export const CHANGE_TYPES = [
  ['added', '+'],
  ['deleted', '−'],
  ['renumbered', '#'],
  ['resized', '↕'],
  ['moved', '⇄'],
  ['rewired', '⌁'],
  ['accessible', '♿'],
  ['skipNumber', '∅'],
] as const satisfies readonly (readonly [keyof LayoutChanges, string])[];

interface Texts {
  say: Say;
  terminal: string;
  comma: string;
  stored: Layout;
  layout: Layout;
}

const wiringText = ({ boardNumber, portNumber }: Wiring, say: Say): string =>
  boardNumber === null || portNumber === null
    ? say('changes.lines.noWiring')
    : say('changes.lines.wiring', { board: boardNumber, port: portNumber });

const LETTERS = 26;

function linesOfNew({ added, newColumns }: LayoutChanges, texts: Texts): ChangeLine[] {
  const { say, terminal, layout } = texts;
  const whole = new Set(newColumns.map(({ column }) => column));
  const names = columnNames(layout, LETTERS);
  const columns = newColumns.map(({ column, count }) => ({
    key: `column ${column}`,
    text: () =>
      say('changes.lines.column', { letter: names[column]?.letter ?? '', smart_count: count }),
  }));
  const boxes = added
    .filter(({ column }) => !whole.has(column))
    .map(({ column, row, box }) => {
      const size = sizeWord(box.boxTypeName, terminal);
      const name = size === terminal ? '' : box.name;
      const text = () => say('changes.lines.isNew', { name, size }).trim();
      return { key: `new ${column}.${row}`, text };
    });
  return [...columns, ...boxes];
}

/** All changes, the most serious first. */
export function changeLines(found: LayoutChanges, texts: Texts): ChangeLine[] {
  const { say, terminal, comma, stored } = texts;
  const before = columnNames(stored, LETTERS);
  const size = (name: string) => sizeWord(name, terminal);
  return [
    ...found.deleted.map((box) => ({
      key: `deleted ${box.boxId}`,
      text: () =>
        [size(box.boxTypeName), box.boardNumber !== null && wiringText(box, say)]
          .filter(Boolean)
          .join(comma),
      deleted: box,
    })),
    ...linesOfNew(found, texts),
    ...found.moved.map(({ box, from, to }) => ({
      key: `moved ${box.boxId}`,
      text: () =>
        from === to
          ? say('changes.lines.movedWithin', { name: box.name })
          : say('changes.lines.moved', { name: box.name, from: before[from]?.letter ?? '' }),
    })),
    ...found.resized.map(({ box, from, to }) => ({
      key: `resized ${box.boxId}`,
      text: () => say('changes.lines.resized', { name: box.name, from: size(from), to: size(to) }),
    })),
    ...found.rewired.map(({ box, from, to }) => ({
      key: `rewired ${box.boxId}`,
      text: () =>
        say('changes.lines.rewired', {
          name: box.name,
          from: wiringText(from, say),
          to: wiringText(to, say),
        }),
    })),
    ...found.accessible.map(({ box, to }) => ({
      key: `accessible ${box.boxId}`,
      text: () => say(`changes.lines.accessible${to ? 'On' : 'Off'}`, { name: box.name }),
    })),
    ...found.skipNumber.map(({ box, to }) => ({
      key: `skip ${box.boxId}`,
      text: () => say(`changes.lines.skipNumber${to ? 'On' : 'Off'}`, { name: box.name }),
    })),
    ...found.renumbered.map(({ box, from, to }) => ({
      key: `renumbered ${box.boxId}`,
      text: () => say('changes.lines.renumbered', { from, to }),
    })),
  ];
}
