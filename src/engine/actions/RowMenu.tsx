// Action menu of a row, opened beside the pressed button.
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../../ui/Icon.tsx';
import type { AnyRow } from '../fields/fieldType.ts';
import { useActions } from './useActions.ts';
import { useTranslate } from 'react-admin';
import { idOf } from '../fields/plain.ts';
import { usePeek } from '../list/usePeek.ts';
import { usePhone } from '../usePhone.ts';

export interface OpenMenu {
  readonly button: HTMLElement;
  readonly row: AnyRow;
}

/** The list's only menu; closed while `menu` is undefined. */
export function RowMenu({ menu, onClose }: { menu: OpenMenu | undefined; onClose: () => void }) {
  const { resource, offered, start, messages } = useActions();
  const translate = useTranslate();
  const phone = usePhone();
  const [peeked, peek] = usePeek();
  const names = menu ? offered('row', menu.row) : [];
  const choose = (name: string) => {
    if (menu) start(name, [menu.row]);
    onClose();
  };
  return (
    <Menu
      open={menu !== undefined}
      anchorEl={menu?.button ?? null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': menu ? messages.nameOf(menu.row) : '' } }}
    >
      {menu && !phone && menu.row !== peeked && (
        <MenuItem
          onClick={() => {
            peek(idOf(menu.row));
            onClose();
          }}
        >
          <ListItemIcon>
            <Icon name="eye" />
          </ListItemIcon>
          {translate('app.keys.peekRow')}
        </MenuItem>
      )}
      {names.map((name) => {
        const icon = resource.actions[name]?.icon;
        const why = menu && messages.refusal(name, [menu.row]);
        return (
          <MenuItem
            key={name}
            aria-disabled={why !== undefined || undefined}
            title={why}
            onClick={() => choose(name)}
          >
            <ListItemIcon>{icon && <Icon name={icon} />}</ListItemIcon>
            {messages.label(name)}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
