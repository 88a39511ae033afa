// Opens the box of a parcel from its page.
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { lockers } from '../../../contract/lockers/lockers.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { call } from '../../dataProvider/call.ts';
import { isOffline } from '../../dataProvider/callError.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { useRequest } from '../shared/useRequest.ts';
import { useUnlock } from '../shared/remoteUnlock/useUnlock.ts';
import { lockerKey, parcelKey } from './useParcel.ts';

/** `begin` opens the box, confirming first where a parcel is inside; `locker` is set once it began. */
export function useOpenBox({ ordersId, lockerId, boxId }: ParcelInfo) {
  const client = useQueryClient();
  const notify = useNotify();
  const showError = useFailure();
  const unlock = useUnlock(async () => {
    await client.invalidateQueries({ queryKey: parcelKey(ordersId) });
    await client.invalidateQueries({ queryKey: lockerKey(lockerId) });
  });
  const { send: begin, data: locker } = useRequest({
    mutationFn: () => call(lockers.one, { lockerId }),
    onSuccess: (now) => {
      client.setQueryData(lockerKey(lockerId), now);
      const box = now.boxList.find((one) => one.boxId === boxId);
      if (box) unlock.start([box]);
      else notify('boxInfo.errors.noGateId', { type: 'warning' });
    },
    onError: (error) => {
      if (isOffline(error)) notify('remoteUnlock.offline', { type: 'warning' });
      else showError(error);
    },
  });
  return { begin, locker, unlock };
}
