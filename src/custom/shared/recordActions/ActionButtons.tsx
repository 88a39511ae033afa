// The actions of a record's page: buttons, and those that do not fit in a menu.
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Icon, type IconName } from '../../../ui/Icon.tsx';

export interface RecordAction<A> {
  readonly action: A;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly grave?: boolean;
  /** Refused now: it explains itself when pressed. */
  readonly off?: boolean;
  /** The next step. */
  readonly primary?: boolean;
  /** An action on another page is a link. */
  readonly to: string | undefined;
}

interface Props<A> {
  readonly actions: readonly RecordAction<A>[];
  readonly onBegin: (action: A) => void;
}

function Face<A>({
  action: { action, label, icon, grave, off, primary, to },
  onBegin,
}: FaceProps<A>) {
  const look = {
    variant: primary ? 'contained' : 'outlined',
    color: grave ? 'error' : 'primary',
    startIcon: icon && <Icon name={icon} />,
    'aria-disabled': off,
  } as const;
  return to === undefined ? (
    <Button {...look} onClick={() => onBegin(action)}>
      {label}
    </Button>
  ) : (
    <Button {...look} component={Link} to={to} state={{ within: true }}>
      {label}
    </Button>
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
        color="primary"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="dots" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            aria-disabled={action.off}
            className={action.off ? 'faint' : ''}
            onClick={() => choose(action)}
          >
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
