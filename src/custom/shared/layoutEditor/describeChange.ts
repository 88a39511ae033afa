// Screen reader announcements of what was done: 'Column H, 10 boxes added'.
import { cellAt, isMarked, type CellPlace, type Layout } from '../../../../domain/layout/layout.ts';
import type { LayoutCommand } from '../../../../domain/layout/apply.ts';
import { columnNames } from '../../../../domain/layout/columnNames.ts';
import { startsSeries } from '../../../../domain/layout/numbers.ts';
import type { Action } from './doing.ts';
import { sizeWord, type Say } from './texts.ts';

/** The layout before and after a change. */
interface Done {
  before: Layout;
  after: Layout;
}

export const letterOf = (layout: Layout, column: number): string =>
  columnNames(layout, column + 1)[column]?.letter ?? '';

const boxesIn = (layout: Layout): number =>
  layout.columns.reduce(
    (sum, { cells }) => sum + cells.filter((cell) => cell && !cell.deleteFlag).length,
    0,
  );

function copiedTo({ before, after }: Done): number {
  const at = after.columns.findIndex((column, index) => {
    const was = before.columns[index];
    return column !== was && column.cells.length > (was?.cells.length ?? 0);
  });
  return Math.max(0, at);
}

function describeColumn(
  done: Done,
  command: Extract<LayoutCommand, { column: number }>,
  say: Say,
): string {
  const { before, after } = done;
  const count = Math.abs(boxesIn(after) - boxesIn(before));
  switch (command.do) {
    case 'copyColumn': {
      const letter = letterOf(after, command.to ?? copiedTo(done));
      return say('said.columnAdded', { letter, smart_count: count });
    }
    case 'moveColumn': {
      const from = letterOf(before, command.column);
      return say('said.columnMoved', { from, letter: letterOf(after, command.to) });
    }
    default: {
      const letter = letterOf(before, command.column);
      return count === 0
        ? say('said.closed')
        : say('said.columnDeleted', { letter, smart_count: count });
    }
  }
}

function describeBox(
  { before, after }: Done,
  { command, then }: Action,
  say: Say,
  terminal: string,
): string {
  const at: CellPlace = 'at' in command ? { row: then.row, ...command.at } : then;
  const was = cellAt(before, at);
  const box = cellAt(after, at);
  const name = box?.name ?? was?.name ?? '';
  const size = sizeWord(box?.boxTypeName ?? '', terminal);
  const wiring = { board: box?.boardNumber ?? '–', port: box?.portNumber ?? '–' };
  switch (command.do) {
    case 'dropType':
    case 'changeType':
      if (!was) return say('said.added', { name, size });
      return `${isMarked(was) ? `${say('said.restored', { name })}. ` : ''}${say('said.resized', { name, size })}`;
    case 'deleteDoor':
      if (!was) return say('said.closed');
      return say(was.boxId === null ? 'said.emptied' : 'said.marked', { name: was.name });
    case 'moveDoor':
      return say('said.moved', { from: cellAt(before, command.from)?.name ?? '', name });
    case 'toggleSeries':
      return say(startsSeries(after, at) ? 'said.seriesBegins' : 'said.seriesGoesOn', { name });
    case 'toggleSkipNumber':
      return say(box?.skipNumber ? 'said.skips' : 'said.numbered', { name });
    case 'toggleAccessible':
      return say(box?.bottomFlag ? 'said.accessible' : 'said.notAccessible', { name });
    case 'setWiring':
      return say('said.wired', { name, ...wiring });
    case 'addDoor':
      return say('said.added', { name, size });
    default:
      return say('said.closed');
  }
}

/** Describes a change. */
export function describeChange(done: Done, action: Action, say: Say, terminal: string): string {
  const { command } = action;
  if ('column' in command) return describeColumn(done, command, say);
  switch (command.do) {
    case 'restoreDoor': {
      const boxes = done.after.columns.flatMap(({ cells }) => cells);
      const name = boxes.find((cell) => cell?.boxId === command.boxId)?.name ?? '';
      return say('said.restored', { name });
    }
    case 'settle':
    case 'renumber':
      return say('said.renumbered');
    case 'copyDown': {
      const copy = cellAt(done.after, action.then);
      const size = sizeWord(copy?.boxTypeName ?? '', terminal);
      return say('said.added', { name: copy?.name ?? '', size });
    }
    default:
      return describeBox(done, action, say, terminal);
  }
}
