// The menu of a column, and of the box it was opened at.
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { memo, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { CellPlace, Layout } from '../../../../../domain/layout/layout.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { boxEntries, columnEntries, type Entry } from './columnEntries.ts';
import { letterOf } from '../describeChange.ts';
import type { Editing } from '../useEditing.ts';
import { sayer } from '../texts.ts';

export interface OpenColumn {
  /** As it was when the menu was opened. */
  layout: Layout;
  column: number;
  /** What it was opened at. */
  anchor: HTMLElement;
  /** The cell it was opened at; undefined at a column's head. */
  place: CellPlace | undefined;
}

interface ColumnMenuProps {
  /** The target of the last opening; undefined before the first. */
  menu: OpenColumn | undefined;
  open: boolean;
  editing: Editing;
  sizesOnly: boolean;
  onClose: () => void;
  /** Called on closing, with whether an action ran. */
  onGone: (done: boolean) => void;
}

/** The grid's single menu. It does not re-render for its own action: it closes once the result is rendered. */
export const ColumnMenu = memo(function ColumnMenu(props: ColumnMenuProps) {
  const { menu, open, editing, sizesOnly, onClose, onGone } = props;
  const done = useRef(false);
  const say = sayer(useTranslate());
  const item = ({ label, icon, action, checked }: Entry) => (
    <MenuItem
      key={label}
      disabled={!action}
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={checked}
      onClick={() => {
        if (done.current) return;
        done.current = true;
        editing.run(action);
        requestAnimationFrame(onClose);
      }}
    >
      <span className="menu-sign">
        {checked ? <Icon name="check" /> : icon && <Icon name={icon} />}
      </span>
      {label}
    </MenuItem>
  );
  if (!menu) return null;
  const box = menu.place ? boxEntries(editing, menu.place, say) : [];
  const letter = letterOf(menu.layout, menu.column);
  return (
    <Menu
      open={open}
      anchorEl={menu.anchor}
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
      {columnEntries(menu.layout, menu.column, say, sizesOnly).map(item)}
    </Menu>
  );
});
