// Actions for a customer: buttons at the right of the name; in one menu on a narrow phone.
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { SUPER_ADMIN } from '../../../domain/people/granting.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { newCasePlace } from '../shared/newCase.ts';
import { ChangeStatus, ResetMobile } from './ChangeStatus.tsx';
import { actionsFor, OFFERS, type Action } from './actions.ts';
import { reservePlace } from './routes.ts';
import { Remove } from './Remove.tsx';

/** As many as fit side by side on a phone. */
const ON_PHONE = 1;

/** An action on another page is a link. */
function placeOf(action: Action, { memberId }: MemberInfo): string | undefined {
  if (action === 'reserve') return reservePlace(memberId);
  return action === 'openCase' ? newCasePlace({ memberId }) : undefined;
}

/** R6.3: by the role in the session. */
function useEditFlag(): boolean {
  const { identity } = useGetIdentity();
  const roles: readonly string[] = identity?.['roles'] ?? [];
  return roles.includes(SUPER_ADMIN);
}

interface FaceProps {
  readonly member: MemberInfo;
  readonly action: Action;
  readonly onBegin: (action: Action) => void;
}

function Face({ member, action, onBegin }: FaceProps) {
  const translate = useTranslate();
  const { icon, grave } = OFFERS[action];
  const face = (
    <>
      <Icon name={icon} />
      {translate(`member.${action}.label`)}
    </>
  );
  const to = placeOf(action, member);
  if (to !== undefined)
    return (
      <Link className="btn" to={to} state={{ within: true }}>
        {face}
      </Link>
    );
  return (
    <button
      type="button"
      className={grave ? 'btn danger-line' : 'btn'}
      onClick={() => onBegin(action)}
    >
      {face}
    </button>
  );
}

function More({
  member,
  actions,
  onBegin,
}: Omit<FaceProps, 'action'> & { actions: readonly Action[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: Action) => {
    setAnchor(null);
    const to = placeOf(action, member);
    if (to === undefined) onBegin(action);
    else void navigate(to, { state: { within: true } });
  };
  return (
    <>
      <button
        type="button"
        className="btn icon-only"
        aria-label={translate('member.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="dots" />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {translate(`member.${action}.label`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The dialog of the current action. */
function Asking({ action, ...asked }: { action: Action; member: MemberInfo; onLeave: () => void }) {
  if (action === 'changeStatus') return <ChangeStatus {...asked} />;
  if (action === 'resetMobile') return <ResetMobile {...asked} />;
  return action === 'remove' ? <Remove {...asked} /> : null;
}

/** Nothing where no action is permitted. */
export function Actions({ member }: { readonly member: MemberInfo }) {
  const mayUse = useMayUse();
  const edit = useEditFlag();
  const phone = usePhone();
  const [begun, setBegun] = useState<{ action: Action; member: MemberInfo }>();
  const actions = actionsFor(mayUse, edit);
  // The dialog's values are of the customer as shown when it opened.
  const onBegin = (action: Action) => setBegun({ action, member });
  const faces = phone ? actions.slice(0, ON_PHONE) : actions;
  const rest = actions.slice(faces.length);
  return (
    <>
      {faces.map((action) => (
        <Face key={action} member={member} action={action} onBegin={onBegin} />
      ))}
      {rest.length > 0 && <More member={member} actions={rest} onBegin={onBegin} />}
      {begun && <Asking {...begun} onLeave={() => setBegun(undefined)} />}
    </>
  );
}
