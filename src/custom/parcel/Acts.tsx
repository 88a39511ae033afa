// What can be done to the parcel: buttons at the right of its number; at the thumb on a phone.
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { ParcelInfo } from '../../../contract/parcels.ts';
import { Icon } from '../../engine/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { ChangeExpiry } from './ChangeExpiry.tsx';
import { ChangeNumber } from './ChangeNumber.tsx';
import { Confirmed } from './Confirmed.tsx';
import { newCasePlace } from '../parts/newCase.ts';
import { UnlockDialog } from '../parts/remoteUnlock/UnlockDialog.tsx';
import { deedsFor, OFFERS, type Deed } from './deeds.ts';
import { useOpenBox } from './useOpenBox.ts';

/** At the thumb, before the rest: what is done most often, and what is done in a hurry. */
const AT_HAND: readonly Deed[] = [
  'openBox',
  'resendPin',
  'changeExpiry',
  'cancel',
  'changeNumber',
  'openCase',
];

/** What is done on another page leads there. */
function placeOf(deed: Deed, { ordersId }: ParcelInfo): string | undefined {
  return deed === 'openCase' ? newCasePlace({ ordersId }) : undefined;
}

const useWords = ({ boxName }: ParcelInfo) => {
  const translate = useTranslate();
  return (deed: Deed) => translate(`parcel.${deed}.label`, { box: boxName ?? '' });
};

interface FaceProps {
  readonly parcel: ParcelInfo;
  readonly deed: Deed;
  readonly onBegin: (deed: Deed) => void;
}

function Face({ parcel, deed, onBegin }: FaceProps) {
  const words = useWords(parcel);
  const { icon, grave } = OFFERS[deed];
  const className = grave ? 'btn danger-line' : 'btn';
  const face = (
    <>
      <Icon name={icon} />
      {words(deed)}
    </>
  );
  const to = placeOf(deed, parcel);
  if (to !== undefined)
    return (
      <Link className={className} to={to} state={{ within: true }}>
        {face}
      </Link>
    );
  return (
    <button type="button" className={className} onClick={() => onBegin(deed)}>
      {face}
    </button>
  );
}

function More({ parcel, deeds, onBegin }: Omit<FaceProps, 'deed'> & { deeds: readonly Deed[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const words = useWords(parcel);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('parcel.more');
  const choose = (deed: Deed) => {
    setAnchor(null);
    const to = placeOf(deed, parcel);
    if (to !== undefined) void navigate(to, { state: { within: true } });
    else onBegin(deed);
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
        {deeds.map((deed) => (
          <MenuItem key={deed} onClick={() => choose(deed)}>
            {words(deed)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** The dialog of an act that has begun. */
function Asking({
  deed,
  parcel,
  onLeave,
}: {
  deed: Deed;
  parcel: ParcelInfo;
  onLeave: () => void;
}) {
  const asked = { parcel, onLeave };
  if (deed === 'changeExpiry') return <ChangeExpiry {...asked} />;
  if (deed === 'changeNumber') return <ChangeNumber {...asked} />;
  if (deed === 'openBox' || deed === 'openCase') return null;
  return <Confirmed deed={deed} {...asked} />;
}

/** Nothing where nothing may be done. */
export function Acts({ parcel }: { readonly parcel: ParcelInfo }) {
  const mayUse = useMayUse();
  const phone = usePhone();
  const [begun, setBegun] = useState<{ deed: Deed; parcel: ParcelInfo }>();
  const { begin, locker, unlock } = useOpenBox(parcel);
  const deeds = deedsFor(parcel, mayUse);
  // What was asked of the parcel as it was shown then, and a dialog stays while the page asks again.
  const onBegin = (deed: Deed) => (deed === 'openBox' ? begin() : setBegun({ deed, parcel }));
  const ordered = phone ? AT_HAND.filter((deed) => deeds.includes(deed)) : deeds;
  const faces = phone ? ordered.slice(0, 2) : ordered;
  const rest = ordered.slice(faces.length);
  return (
    <>
      {faces.length > 0 && (
        <div className={phone ? 'parcel-dock' : 'parcel-acts'}>
          {faces.map((deed) => (
            <Face key={deed} parcel={parcel} deed={deed} onBegin={onBegin} />
          ))}
          {rest.length > 0 && <More parcel={parcel} deeds={rest} onBegin={onBegin} />}
        </div>
      )}
      {locker && <UnlockDialog unlock={unlock} locker={locker} />}
      {begun && <Asking {...begun} onLeave={() => setBegun(undefined)} />}
    </>
  );
}
