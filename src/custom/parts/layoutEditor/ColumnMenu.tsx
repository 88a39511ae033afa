// The menu of a column, and of the box it was opened at.
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import {
  cellAt,
  isEmptyColumn,
  isMarked,
  isStanding,
  type CellPlace,
  type Layout,
} from '../../../../domain/layout.ts';
import { isNumbered, startsSeries } from '../../../../domain/layoutNumbers.ts';
import { Icon, type IconName } from '../../../engine/Icon.tsx';
import { addBelow, copyBelow, deleteOrRestore, type Deed } from './doing.ts';
import { sizeToAdd } from './keys.ts';
import { letterOf } from './said.ts';
import type { Editing } from './useEditing.ts';
import { sayer, type Say } from './words.ts';

export interface OpenColumn {
  column: number;
  /** What it was opened at. */
  anchor: HTMLElement;
  /** The cell it was opened at; a column's head is none. */
  place: CellPlace | undefined;
}

interface Entry {
  words: string;
  icon: IconName | null;
  deed: Deed | undefined;
  /** For what is on or off. */
  checked?: boolean;
}

const after = (command: Deed['command'], column: number): Deed => ({
  command,
  then: { column, row: 0 },
});

/** What can be done to the column; what cannot now is there and says so. */
function columnEntries(layout: Layout, column: number, say: Say, sizesOnly: boolean): Entry[] {
  const cells = layout.columns[column]?.cells ?? [];
  const row = cells.findIndex(isNumbered);
  const at = { column, row };
  const end = layout.columns.findLastIndex((one) => !isEmptyColumn(one)) + 1;
  const empty = isEmptyColumn(layout.columns[column]);
  const move = (to: number): Deed | undefined =>
    layout.columns[to] && after({ do: 'moveColumn', column, to }, to);
  const series: Entry = {
    words: say('columnMenu.series'),
    icon: null,
    deed: column > 0 && row >= 0 ? { command: { do: 'toggleSeries', at }, then: at } : undefined,
    checked: row >= 0 && startsSeries(layout, at),
  };
  return [
    {
      words: say('columnMenu.copy'),
      icon: 'copy',
      deed: empty ? undefined : after({ do: 'copyColumn', column }, end),
    },
    {
      words: say(empty ? 'columnMenu.close' : 'columnMenu.delete'),
      icon: 'trash',
      deed: after({ do: 'deleteColumn', column }, column),
    },
    { words: say('columnMenu.left'), icon: 'left', deed: move(column - 1) },
    { words: say('columnMenu.right'), icon: 'right', deed: move(column + 1) },
    ...(sizesOnly ? [] : [series]),
  ];
}

function boxEntries(editing: Editing, place: CellPlace, say: Say): Entry[] {
  const now = editing.now();
  const box = cellAt(now.layout, place);
  if (!box) return [];
  const size = sizeToAdd(now, place);
  const standing = isStanding(box);
  return [
    {
      words: say('tools.add'),
      icon: 'plus',
      deed: size && addBelow(now.layout, place, size),
    },
    { words: say('tools.copy'), icon: 'copy', deed: standing ? copyBelow(place) : undefined },
    {
      words: say(isMarked(box) ? 'tools.restore' : 'tools.delete'),
      icon: isMarked(box) ? 'undo' : 'trash',
      deed: deleteOrRestore(now.layout, place),
    },
  ];
}

interface ColumnMenuProps {
  open: OpenColumn | undefined;
  layout: Layout;
  editing: Editing;
  sizesOnly: boolean;
  onClose: () => void;
  /** It is gone; whether something of it was done. */
  onGone: (done: boolean) => void;
}

/** The grid's one menu; closed while nothing is open. */
export function ColumnMenu({ open, layout, editing, sizesOnly, onClose, onGone }: ColumnMenuProps) {
  const done = useRef(false);
  const say = sayer(useTranslate());
  const item = ({ words, icon, deed, checked }: Entry) => (
    <MenuItem
      key={words}
      disabled={!deed}
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      onClick={() => {
        done.current = true;
        onClose();
        editing.run(deed);
      }}
    >
      <span className="menu-sign">
        {checked ? <Icon name="check" /> : icon && <Icon name={icon} />}
      </span>
      {words}
    </MenuItem>
  );
  const box = open?.place ? boxEntries(editing, open.place, say) : [];
  const letter = open ? letterOf(layout, open.column) : '';
  return (
    <Menu
      open={open !== undefined}
      anchorEl={open?.anchor ?? null}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{
        list: { 'aria-label': say('column', { letter }) },
        transition: {
          onExited: () => {
            onGone(done.current);
            done.current = false;
          },
        },
      }}
    >
      {box.map(item)}
      {box.length > 0 && <Divider component="li" />}
      {open && columnEntries(layout, open.column, say, sizesOnly).map(item)}
    </Menu>
  );
}
