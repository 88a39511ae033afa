// The dock's actions on a narrow screen: the statuses in one menu, the rest in another.
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState, type MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import type { BoxWay } from './useBoxWays.tsx';
import type { DockAct } from './Dock.tsx';

interface PhoneDockActsProps {
  shown: readonly DockAct[];
  onClear: () => void;
  ways: readonly BoxWay[];
}

interface Entry {
  words: string;
  off?: boolean;
  run: () => void;
}

interface MenuButtonProps {
  label: string;
  entries: readonly Entry[];
  icon?: boolean;
}

/** A button that opens a menu of actions; as an icon it has the accessible name `label`. */
export function MenuButton({ label, entries, icon }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const opener = {
    'aria-label': label,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {icon ? (
        <IconButton {...opener}>
          <Icon name="dots" />
        </IconButton>
      ) : (
        <Button {...opener}>{label}</Button>
      )}
      <Menu anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {entries.map(({ words, off, run }) => (
          <MenuItem
            key={words}
            aria-disabled={off || undefined}
            className={off ? 'faint' : ''}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The dock on a phone: set status, unlock, and the rest. */
export function PhoneDockActions({ shown, onClear, ways }: PhoneDockActsProps) {
  const translate = useTranslate();
  const entry = ({ action, off, run }: DockAct): Entry => ({
    words: translate(`boxInfo.actions.${action}`),
    off,
    run,
  });
  const statuses = shown
    .filter(({ action }) => action === 'available' || action === 'lock')
    .map(entry);
  const rest = shown.filter(({ action }) => action === 'bottom').map(entry);
  rest.push(...ways.map(({ words, run }) => ({ words, run })));
  rest.push({ words: translate('boxInfo.dock.clear'), run: onClear });
  const open = shown.find(({ action }) => action === 'remoteOpen');
  return (
    <span className="line narrow">
      {statuses.length > 0 && (
        <MenuButton label={translate('boxInfo.dock.setStatus')} entries={statuses} />
      )}
      {open && (
        <Button
          variant="contained"
          color="error"
          startIcon={<Icon name="unlock" />}
          aria-disabled={open.off || undefined}
          onClick={open.run}
        >
          {translate('boxInfo.dock.unlockShort')}
        </Button>
      )}
      <MenuButton label={translate('boxInfo.dock.more')} entries={rest} icon />
    </span>
  );
}
