// The menu on narrow screens: a drawer, which also has the switches of the wide top bar.
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../../ui/Icon.tsx';
import Drawer from '@mui/material/Drawer';
import { useDeferredValue, useEffect } from 'react';
import { useSidebarState, useTranslate } from 'react-admin';
import { Brand } from '../../../ui/Brand.tsx';
import { Appearance } from '../Appearance.tsx';
import { MainMenu } from './MainMenu.tsx';
import type { LoadedMenu } from './useMenu.ts';

/** Closes on navigation, Escape and an outside click. */
export function MenuDrawer({ loaded }: { readonly loaded: LoadedMenu }) {
  const translate = useTranslate();
  const [open, setOpen] = useSidebarState();
  // Beside the page, the menu counts as open: as a drawer it begins closed.
  useEffect(() => setOpen(false), [setOpen]);
  const shown = useDeferredValue(open, false);
  const onClose = () => setOpen(false);
  return (
    <Drawer
      open={shown}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': translate('app.menu.label'), role: 'dialog' } }}
    >
      <div className="side column drawer">
        <div className="brand row">
          <Brand />
          <span className="grow">{translate('app.brand')}</span>
          <IconButton aria-label={translate('app.menu.close')} onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </div>
        <div className="drawer-looks row">
          <Appearance />
        </div>
        <MainMenu loaded={loaded} onGo={onClose} />
      </div>
    </Drawer>
  );
}
