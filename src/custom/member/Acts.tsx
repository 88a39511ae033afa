// What can be done for a customer: buttons at the right of the name; behind one button where a phone has no room.
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { MemberInfo } from '../../../contract/members.ts';
import { SUPER_ADMIN } from '../../../domain/granting.ts';
import { Icon } from '../../engine/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { newCasePlace } from '../parts/newCase.ts';
import { ChangeStatus } from './ChangeStatus.tsx';
import { deedsFor, OFFERS, type Deed } from './deeds.ts';
import { reservePlace } from './places.ts';
import { Remove } from './Remove.tsx';
import { ResetMobile } from './ResetMobile.tsx';

/** As many as stand side by side on a phone. */
const ON_PHONE = 1;

/** What is done on another page leads there. */
function placeOf(deed: Deed, { memberId }: MemberInfo): string | undefined {
  if (deed === 'reserve') return reservePlace(memberId);
  return deed === 'openCase' ? newCasePlace({ memberId }) : undefined;
}

/** 'Only SUPER_ADMIN sets the edit flag on customer detail': by the role that the session names. */
function useEditFlag(): boolean {
  const { identity } = useGetIdentity();
  const roles: readonly string[] = identity?.['roles'] ?? [];
  return roles.includes(SUPER_ADMIN);
}

interface FaceProps {
  readonly member: MemberInfo;
  readonly deed: Deed;
  readonly onBegin: (deed: Deed) => void;
}

function Face({ member, deed, onBegin }: FaceProps) {
  const translate = useTranslate();
  const { icon, grave } = OFFERS[deed];
  const face = (
    <>
      <Icon name={icon} />
      {translate(`member.${deed}.label`)}
    </>
  );
  const to = placeOf(deed, member);
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
      onClick={() => onBegin(deed)}
    >
      {face}
    </button>
  );
}

function More({ member, deeds, onBegin }: Omit<FaceProps, 'deed'> & { deeds: readonly Deed[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (deed: Deed) => {
    setAnchor(null);
    const to = placeOf(deed, member);
    if (to === undefined) onBegin(deed);
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
        {deeds.map((deed) => (
          <MenuItem key={deed} onClick={() => choose(deed)}>
            {translate(`member.${deed}.label`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The dialog of an act that has begun. */
function Asking({ deed, ...asked }: { deed: Deed; member: MemberInfo; onLeave: () => void }) {
  if (deed === 'changeStatus') return <ChangeStatus {...asked} />;
  if (deed === 'resetMobile') return <ResetMobile {...asked} />;
  return deed === 'remove' ? <Remove {...asked} /> : null;
}

/** Nothing where nothing may be done. */
export function Acts({ member }: { readonly member: MemberInfo }) {
  const mayUse = useMayUse();
  const edit = useEditFlag();
  const phone = usePhone();
  const [begun, setBegun] = useState<{ deed: Deed; member: MemberInfo }>();
  const deeds = deedsFor(mayUse, edit);
  // What was asked of the customer as they were shown then.
  const onBegin = (deed: Deed) => setBegun({ deed, member });
  const faces = phone ? deeds.slice(0, ON_PHONE) : deeds;
  const rest = deeds.slice(faces.length);
  return (
    <>
      {faces.map((deed) => (
        <Face key={deed} member={member} deed={deed} onBegin={onBegin} />
      ))}
      {rest.length > 0 && <More member={member} deeds={rest} onBegin={onBegin} />}
      {begun && <Asking {...begun} onLeave={() => setBegun(undefined)} />}
    </>
  );
}
