// Actions for the parcel: buttons at the right of its number; at the bottom on a phone.
import { useState } from 'react';
import { useTranslate, useNotify } from 'react-admin';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { usePhone } from '../../ui/usePhone.ts';
import { ChangeExpiry } from './ChangeExpiry.tsx';
import { ChangeNumber, Confirmed } from './ChangeNumber.tsx';
import { newCaseUrl } from '../shared/newCase.ts';
import { ActionButtons } from '../shared/recordActions/ActionButtons.tsx';
import { UnlockDialog } from '../shared/remoteUnlock/UnlockDialog.tsx';
import { actionsFor, OFFERS, type Action } from './actions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import { call } from '../../dataProvider/call.ts';
import { isOffline } from '../../dataProvider/callError.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { useUnlock } from '../shared/remoteUnlock/useUnlock.ts';
import { lockerKey, parcelKey } from './useParcel.ts';

/** `begin` opens the box, confirming first where a parcel is inside; `locker` is set once it began. */
function useOpenBox({ ordersId, lockerId, boxId }: ParcelInfo) {
  const client = useQueryClient();
  const notify = useNotify();
  const tell = useFailure();
  const [locker, setLocker] = useState<LockerInfo>();
  const { once } = useOnce();
  const unlock = useUnlock(async () => {
    await client.invalidateQueries({ queryKey: parcelKey(ordersId) });
    await client.invalidateQueries({ queryKey: lockerKey(lockerId) });
  });
  const look = async () => {
    const now = await call(lockers.one, { lockerId });
    client.setQueryData(lockerKey(lockerId), now);
    setLocker(now);
    const box = now.boxList.find((one) => one.boxId === boxId);
    if (box) unlock.start([box]);
    else notify('boxInfo.faults.noGateId', { type: 'warning' });
  };
  const begin = async () => {
    try {
      await look();
    } catch (error) {
      if (isOffline(error)) notify('remoteUnlock.offline', { type: 'warning' });
      else tell(error);
    }
  };
  return { begin: () => void once(begin), locker, unlock };
}

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
  return action === 'openCase' ? newCaseUrl({ ordersId }) : undefined;
}

/** The dialog of the current action. */
function Asking({ action, ...asked }: { action: Action; parcel: ParcelInfo; onLeave: () => void }) {
  if (action === 'changeExpiry') return <ChangeExpiry {...asked} />;
  if (action === 'changeNumber') return <ChangeNumber {...asked} />;
  if (action === 'openBox' || action === 'openCase') return null;
  return <Confirmed action={action} {...asked} />;
}

/** Nothing where no action is permitted. */
export function Actions({ parcel }: { readonly parcel: ParcelInfo }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const phone = usePhone();
  const [begun, setBegun] = useState<{ action: Action; parcel: ParcelInfo }>();
  const { begin, locker, unlock } = useOpenBox(parcel);
  const actions = actionsFor(parcel, mayUse);
  // The dialog uses the parcel as shown when it opened, and stays open while the page refetches.
  const onBegin = (action: Action) =>
    action === 'openBox' ? begin() : setBegun({ action, parcel });
  const ordered = phone ? AT_HAND.filter((action) => actions.includes(action)) : actions;
  const faces = ordered.map((action) => ({
    ...OFFERS[action],
    action,
    label: translate(`parcel.${action}.label`, { box: parcel.boxName ?? '' }),
    to: placeOf(action, parcel),
  }));
  return (
    <>
      {faces.length > 0 && (
        <div className={phone ? 'parcel-dock' : 'parcel-acts'}>
          <ActionButtons
            actions={faces}
            most={phone ? 2 : faces.length}
            more={translate('parcel.more')}
            onBegin={onBegin}
          />
        </div>
      )}
      {locker && <UnlockDialog unlock={unlock} locker={locker} />}
      {begun && <Asking {...begun} onLeave={() => setBegun(undefined)} />}
    </>
  );
}
