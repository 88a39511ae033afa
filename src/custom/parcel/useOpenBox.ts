// Opens the box of a parcel from its page.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { call } from '../../dataProvider/call.ts';
import { isOffline } from '../../dataProvider/callError.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { useUnlock } from '../shared/remoteUnlock/useUnlock.ts';
import { lockerKey, parcelKey } from './useParcel.ts';

/** `begin` opens the box, confirming first where a parcel is inside; `locker` is set once it began. */
export function useOpenBox({ ordersId, lockerId, boxId }: ParcelInfo) {
  const client = useQueryClient();
  const notify = useNotify();
  const showError = useFailure();
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
    else notify('boxInfo.errors.noGateId', { type: 'warning' });
  };
  const begin = async () => {
    try {
      await look();
    } catch (error) {
      if (isOffline(error)) notify('remoteUnlock.offline', { type: 'warning' });
      else showError(error);
    }
  };
  return { begin: () => void once(begin), locker, unlock };
}
