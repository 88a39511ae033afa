// The menu entries for a column, and for the box the menu was opened at.
import {
  cellAt,
  isEmptyColumn,
  isMarked,
  isStanding,
  type CellPlace,
  type Layout,
} from '../../../../../domain/layout/layout.ts';
import { isNumbered, startsSeries } from '../../../../../domain/layout/numbers.ts';
import type { IconName } from '../../../../ui/Icon.tsx';
import { addBelow, copyBelow, deleteOrRestore, type Action } from '../doing.ts';
import { sizeToAdd } from '../input/keys.ts';
import type { Editing } from '../useEditing.ts';
import type { Say } from '../texts.ts';

/** An entry; one without an action is disabled. */
export interface Entry {
  label: string;
  icon: IconName | null;
  action: Action | undefined;
  /** The state of a toggle. */
  checked?: boolean;
}

const after = (command: Action['command'], column: number): Action => ({
  command,
  then: { column, row: 0 },
});

/** The entries for the column; unavailable ones are disabled. */
export function columnEntries(
  layout: Layout,
  column: number,
  say: Say,
  sizesOnly: boolean,
): Entry[] {
  const cells = layout.columns[column]?.cells ?? [];
  const row = cells.findIndex(isNumbered);
  const at = { column, row };
  const end = layout.columns.findLastIndex((one) => !isEmptyColumn(one)) + 1;
  const empty = isEmptyColumn(layout.columns[column]);
  const move = (to: number): Action | undefined =>
    layout.columns[to] && after({ do: 'moveColumn', column, to }, to);
  const series: Entry = {
    label: say('columnMenu.series'),
    icon: null,
    action: column > 0 && row >= 0 ? { command: { do: 'toggleSeries', at }, then: at } : undefined,
    checked: row >= 0 && startsSeries(layout, at),
  };
  return [
    {
      label: say('columnMenu.copy'),
      icon: 'copy',
      action: empty ? undefined : after({ do: 'copyColumn', column }, end),
    },
    {
      label: say(empty ? 'columnMenu.close' : 'columnMenu.delete'),
      icon: 'trash',
      action: after({ do: 'deleteColumn', column }, column),
    },
    { label: say('columnMenu.left'), icon: 'left', action: move(column - 1) },
    { label: say('columnMenu.right'), icon: 'right', action: move(column + 1) },
    ...(sizesOnly ? [] : [series]),
  ];
}

/** The entries for the box; empty where there is none. */
export function boxEntries(editing: Editing, place: CellPlace, say: Say): Entry[] {
  const now = editing.now();
  const box = cellAt(now.layout, place);
  if (!box) return [];
  const size = sizeToAdd(now, place);
  const standing = isStanding(box);
  return [
    {
      label: say('tools.add'),
      icon: 'plus',
      action: size && addBelow(now.layout, place, size),
    },
    { label: say('tools.copy'), icon: 'copy', action: standing ? copyBelow(place) : undefined },
    {
      label: say(isMarked(box) ? 'tools.restore' : 'tools.delete'),
      icon: isMarked(box) ? 'undo' : 'trash',
      action: deleteOrRestore(now.layout, place),
    },
  ];
}
