// Actions for the parcel: buttons at the right of its number; at the bottom on a phone.
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { ChangeExpiry } from './ChangeExpiry.tsx';
import { ChangeNumber, Confirmed } from './ChangeNumber.tsx';
import { newCasePlace } from '../shared/newCase.ts';
import { UnlockDialog } from '../shared/remoteUnlock/UnlockDialog.tsx';
import { actionsFor, OFFERS, type Action } from './actions.ts';
import { useOpenBox } from './useOpenBox.ts';

/** At the bottom, before the rest: the most frequent action and the most urgent one. */
const AT_HAND: readonly Action[] = [
  'openBox',
  'resendPin',
  'changeExpiry',
  'cancel',
  'changeNumber',
  'openCase',
];

/** An action on another page is a link. */
function placeOf(action: Action, { ordersId }: ParcelInfo): string | undefined {
  return action === 'openCase' ? newCasePlace({ ordersId }) : undefined;
}

const useMessages = ({ boxName }: ParcelInfo) => {
  const translate = useTranslate();
  return (action: Action) => translate(`parcel.${action}.label`, { box: boxName ?? '' });
};

interface FaceProps {
  readonly parcel: ParcelInfo;
  readonly action: Action;
  readonly onBegin: (action: Action) => void;
}

function Face({ parcel, action, onBegin }: FaceProps) {
  const words = useMessages(parcel);
  const { icon, grave } = OFFERS[action];
  const className = grave ? 'btn danger-line' : 'btn';
  const face = (
    <>
      <Icon name={icon} />
      {words(action)}
    </>
  );
  const to = placeOf(action, parcel);
  if (to !== undefined)
    return (
      <Link className={className} to={to} state={{ within: true }}>
        {face}
      </Link>
    );
  return (
    <button type="button" className={className} onClick={() => onBegin(action)}>
      {face}
    </button>
  );
}

function More({
  parcel,
  actions,
  onBegin,
}: Omit<FaceProps, 'action'> & { actions: readonly Action[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = useMessages(parcel);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('parcel.more');
  const choose = (action: Action) => {
    setAnchor(null);
    const to = placeOf(action, parcel);
    if (to !== undefined) void navigate(to, { state: { within: true } });
    else onBegin(action);
  };
  return (
    <>
      <button
        type="button"
        className="btn icon-only"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="dots" />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {words(action)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The dialog of the current action. */
function Asking({
  action,
  parcel,
  onLeave,
}: {
  action: Action;
  parcel: ParcelInfo;
  onLeave: () => void;
}) {
  const asked = { parcel, onLeave };
  if (action === 'changeExpiry') return <ChangeExpiry {...asked} />;
  if (action === 'changeNumber') return <ChangeNumber {...asked} />;
  if (action === 'openBox' || action === 'openCase') return null;
  return <Confirmed action={action} {...asked} />;
}

/** Nothing where no action is permitted. */
export function Actions({ parcel }: { readonly parcel: ParcelInfo }) {
  const mayUse = useMayUse();
  const phone = usePhone();
  const [begun, setBegun] = useState<{ action: Action; parcel: ParcelInfo }>();
  const { begin, locker, unlock } = useOpenBox(parcel);
  const actions = actionsFor(parcel, mayUse);
  // The dialog uses the parcel as shown when it opened, and stays open while the page refetches.
  const onBegin = (action: Action) =>
    action === 'openBox' ? begin() : setBegun({ action, parcel });
  const ordered = phone ? AT_HAND.filter((action) => actions.includes(action)) : actions;
  const faces = phone ? ordered.slice(0, 2) : ordered;
  const rest = ordered.slice(faces.length);
  return (
    <>
      {faces.length > 0 && (
        <div className={phone ? 'parcel-dock' : 'parcel-acts'}>
          {faces.map((action) => (
            <Face key={action} parcel={parcel} action={action} onBegin={onBegin} />
          ))}
          {rest.length > 0 && <More parcel={parcel} actions={rest} onBegin={onBegin} />}
        </div>
      )}
      {locker && <UnlockDialog unlock={unlock} locker={locker} />}
      {begun && <Asking {...begun} onLeave={() => setBegun(undefined)} />}
    </>
  );
}
