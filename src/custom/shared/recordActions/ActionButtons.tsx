// The actions of a record's page: buttons, and those that do not fit in a menu.
import { IconButton } from '../../../ui/IconButton.tsx';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon, type IconName } from '../../../ui/Icon.tsx';

export interface RecordAction<A> {
  readonly action: A;
  readonly label: string;
  readonly icon: IconName;
  readonly grave?: boolean;
  /** The next step. */
  readonly primary?: boolean;
  /** An action on another page is a link. */
  readonly to: string | undefined;
}

interface Props<A> {
  readonly actions: readonly RecordAction<A>[];
  readonly onBegin: (action: A) => void;
}

function Face<A>({ action: { action, label, icon, grave, primary, to }, onBegin }: FaceProps<A>) {
  const className = grave ? 'btn danger-line' : primary ? 'btn primary' : 'btn';
  const face = (
    <>
      <Icon name={icon} />
      {label}
    </>
  );
  return to === undefined ? (
    <button type="button" className={className} onClick={() => onBegin(action)}>
      {face}
    </button>
  ) : (
    <Link className={className} to={to} state={{ within: true }}>
      {face}
    </Link>
  );
}

interface FaceProps<A> extends Pick<Props<A>, 'onBegin'> {
  readonly action: RecordAction<A>;
}

function More<A>({ actions, onBegin, label }: Props<A> & { label: string }) {
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = ({ action, to }: RecordAction<A>) => {
    setAnchor(null);
    if (to === undefined) onBegin(action);
    else void navigate(to, { state: { within: true } });
  };
  return (
    <>
      <IconButton
        icon="dots"
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem key={action.label} onClick={() => choose(action)}>
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** @param most the number of actions with a button of their own */
export function ActionButtons<A extends string>({
  actions,
  onBegin,
  most,
  more,
}: Props<A> & { readonly most: number; readonly more: string }) {
  const rest = actions.slice(most);
  return (
    <>
      {actions.slice(0, most).map((action) => (
        <Face key={action.action} action={action} onBegin={onBegin} />
      ))}
      {rest.length > 0 && <More actions={rest} onBegin={onBegin} label={more} />}
    </>
  );
}
