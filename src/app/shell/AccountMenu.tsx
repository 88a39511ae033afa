// Account menu: the user's name and role, own account, keyboard help, lock and sign-out.
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Logout, UserMenu, useNavigate, useTranslate, useUserMenu } from 'react-admin';
import { currentSession } from '../../authProvider/session.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
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

interface ItemProps {
  readonly icon: IconName;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Closes the menu, then acts. */
function Item({ icon, onClick, children, ...fromMenu }: ItemProps) {
  const menu = useUserMenu();
  const choose = () => {
    menu?.onClose();
    onClick();
  };
  return (
    <MenuItem {...fromMenu} onClick={choose}>
      <Icon name={icon} />
      {children}
    </MenuItem>
  );
}

/** Opens below the name. */
export function AccountMenu({ onHelp }: { readonly onHelp: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { name, username, roles } = useAccount();
  return (
    <UserMenu
      className="account"
      label={translate('app.user.menu', { name })}
      icon={<span className="avatar">{initials(name)}</span>}
    >
      <ListSubheader component="div" className="account-facts">
        <b>{name}</b>
        <span>{username}</span>
        <span>{roles}</span>
        <span className="small">
          {translate('app.user.times', { zone: knownCapabilities().timeZone })}
        </span>
      </ListSubheader>
      <Item icon="people" onClick={() => navigate(pageUrl(routes.myAccount))}>
        {translate('app.user.account')}
      </Item>
      <Item icon="keyboard" onClick={onHelp}>
        <span className="grow">{translate('app.keys.open')}</span>
        <kbd className="kbd">{HELP}</kbd>
      </Item>
      <Item icon="lock" onClick={lock}>
        {translate('app.user.lock')}
      </Item>
      <Logout icon={<Icon name="signOut" />} onClick={leave} />
    </UserMenu>
  );
}
