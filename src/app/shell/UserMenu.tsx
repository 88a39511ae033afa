// Account menu: the user's name, role, and sign-out.
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { currentSession } from '../../authProvider/session.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { Icon } from '../../ui/Icon.tsx';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { leave, lock } from './leaving.ts';

const HELP = '?';

/** Initials of the first and last name. */
const initials = (name: string) => {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
};

function useAccount() {
  const translate = useTranslate();
  const session = currentSession();
  const roles = session?.roles.map(({ name }) => translate(`app.roles.${name}`, { _: name })) ?? [];
  const name = session?.nikename || session?.username || '';
  return { name, username: session?.username ?? '', roles: roles.join(', ') };
}

/** Opens below the name. */
export function UserMenu({ onHelp }: { readonly onHelp: () => void }) {
  const translate = useTranslate();
  const { name, username, roles } = useAccount();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const label = translate('app.user.menu', { name });
  return (
    <>
      <Button
        variant="text"
        className="account"
        endIcon={<Icon name="down" />}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="avatar">{initials(name)}</span>
        <span className="account-name">{name}</span>
      </Button>
      <Popover
        anchorEl={anchor ?? null}
        open={anchor !== undefined}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <div className="account-facts">
          <b>{name}</b>
          <span className="soft">{username}</span>
          <span className="soft">{roles}</span>
          <span className="soft small">
            {translate('app.user.times', { zone: knownCapabilities().timeZone })}
          </span>
        </div>
        <MenuList autoFocusItem>
          <MenuItem component={Link} to={pageUrl(routes.myAccount)} onClick={close}>
            <Icon name="people" />
            {translate('app.user.account')}
          </MenuItem>
          <MenuItem
            onClick={() => {
              close();
              onHelp();
            }}
          >
            <Icon name="keyboard" />
            <span className="grow">{translate('app.keys.open')}</span>
            <kbd className="kbd">{HELP}</kbd>
          </MenuItem>
          <MenuItem onClick={lock}>
            <Icon name="lock" />
            {translate('app.user.lock')}
          </MenuItem>
          <MenuItem onClick={leave}>
            <Icon name="signOut" />
            {translate('app.user.signOut')}
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}
