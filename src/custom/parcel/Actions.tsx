// Actions for the parcel: buttons at the right of its number; at the bottom on a phone.
import { keepToastsClear } from '../../ui/toastOffset.ts';
import { useState } from 'react';
import { useTranslate, useNotify } from 'react-admin';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { usePageDialog } from '../../engine/dialogUrl.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { ChangeExpiry } from './ChangeExpiry.tsx';
import { ChangeNumber, Confirmed } from './ChangeNumber.tsx';
import { ResetPin } from './ResetPin.tsx';
import { newCaseUrl } from '../shared/newCase.ts';
import { ActionButtons } from '../shared/recordActions/ActionButtons.tsx';
import { UnlockDialog } from '../shared/remoteUnlock/UnlockDialog.tsx';
import { actionsFor, OFFERS, type Action } from './actions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import { call } from '../../dataProvider/call.ts';
import { isOffline } from '../../dataProvider/callError.ts';
import { useArrival } from '../../engine/actions/useArrival.ts';
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

interface Dialog {
  readonly action: Action;
  readonly parcel: ParcelInfo;
}

/** The dialog of the current action; it uses the parcel as shown when it opened, while the page refetches. */
function Asking({ action, parcel: now, onLeave }: Dialog & { onLeave: () => void }) {
  const [parcel] = useState(now);
  const asked = { parcel, onLeave };
  if (action === 'changeExpiry') return <ChangeExpiry {...asked} />;
  if (action === 'changeNumber') return <ChangeNumber {...asked} />;
  if (action === 'resendPin') return <ResetPin {...asked} />;
  if (action === 'openBox' || action === 'openCase') return null;
  return <Confirmed action={action} {...asked} />;
}

/** Nothing where no action is permitted. */
export function Actions({ parcel }: { readonly parcel: ParcelInfo }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const phone = usePhone();
  const [question, setQuestion] = useState<Action>();
  const { begin, locker, unlock } = useOpenBox(parcel);
  const actions = actionsFor(parcel, mayUse);
  const form = usePageDialog({
    changeExpiry: actions.includes('changeExpiry'),
    changeNumber: actions.includes('changeNumber'),
  });
  const onBegin = (action: Action) => {
    if (action === 'openBox') begin();
    else if (action === 'changeExpiry' || action === 'changeNumber') form.open(action);
    else setQuestion(action);
  };
  const begun = form.name ?? question;
  const onLeave = () => {
    setQuestion(undefined);
    form.close();
  };
  const notify = useNotify();
  // A door is opened from here only: a link never opens one.
  useArrival(true, (act) => {
    const action = actions.find((one) => one === act && one !== 'openBox' && one !== 'openCase');
    if (action) onBegin(action);
    else notify('engine.act.notNow', { type: 'warning' });
  });
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
        <div
          className={phone ? 'parcel-dock' : 'parcel-acts'}
          ref={phone ? keepToastsClear : undefined}
        >
          <ActionButtons
            actions={faces}
            most={phone ? 2 : faces.length}
            more={translate('parcel.more')}
            onBegin={onBegin}
          />
        </div>
      )}
      {locker && <UnlockDialog unlock={unlock} locker={locker} />}
      {begun && <Asking key={begun} action={begun} parcel={parcel} onLeave={onLeave} />}
    </>
  );
}
