// Top bar of every page: search, alerts, switches and account.
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { AppBar, useI18nProvider, useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { memo, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { inDialog } from '../../ui/inDialog.ts';
import type { WithPages } from '../../engine/usePageMessages.ts';
import { startTyping, takeTyped } from '../search/typed.ts';
import '../search/find.css';
import { AccountMenu } from './AccountMenu.tsx';
import { AlertBell } from './AlertBell.tsx';
import { Appearance } from './Appearance.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';

const load = () => import('../search/Palette.tsx');
const Palette = lazyPart(load, () => null);
const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';

/** Keeps what is typed or scanned while the dialog is loading; where that fails, the page stays as it is. */
function SearchButton({ onHelp }: { readonly onHelp: () => void }) {
  const translate = useTranslate();
  const messages = useI18nProvider() as unknown as WithPages;
  const [open, setOpen] = useState(false);
  const start = async () => {
    startTyping();
    try {
      await Promise.all([load(), messages.withPages()]);
      setOpen(true);
    } catch (error) {
      takeTyped();
      throw error;
    }
  };
  useHotkeys('mod+k', () => void start(), {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
    ignoreEventWhen: inDialog,
  });
  return (
    <>
      <ButtonBase
        className="top-find"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => void start()}
      >
        <Icon name="search" />
        <span className="grow cut">{translate('app.search')}</span>
        <kbd className="kbd" aria-hidden="true">
          {KEYS}
        </kbd>
      </ButtonBase>
      {open && <Palette onHelp={onHelp} onClose={() => setOpen(false)} />}
    </>
  );
}

/** 56 px high, with the menu button on narrow screens. Not drawn again with each route. */
export const TopBar = memo(function TopBar({ onHelp }: { readonly onHelp: () => void }) {
  const translate = useTranslate();
  const tools = (
    <>
      <AlertBell />
      <div className="top-looks row">
        <Appearance />
        <IconButton
          aria-label={translate('app.keys.open')}
          title={translate('app.keys.open')}
          onClick={onHelp}
        >
          <Icon name="keyboard" />
        </IconButton>
      </div>
    </>
  );
  return (
    <AppBar
      alwaysOn
      className="top stays"
      color="inherit"
      position="static"
      toolbar={tools}
      userMenu={<AccountMenu onHelp={onHelp} />}
    >
      <ProgressBar />
      <b className="top-brand">{translate('app.brand')}</b>
      <SearchButton onHelp={onHelp} />
      <span className="grow" />
    </AppBar>
  );
});
