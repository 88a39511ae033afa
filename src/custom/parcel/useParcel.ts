// Loads one parcel, its timeline and the reason for its expiry, and runs its actions.
import { queryOptions } from '@tanstack/react-query';
import { PARCEL_HISTORY_FEATURE, parcelHistory } from '../../../contract/parcels/parcelHistory.ts';
import { parcels, type ParcelInfo } from '../../../contract/parcels/parcels.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { call } from '../../dataProvider/call.ts';
import { useCall } from '../../engine/useCall.ts';
import { useRecordAction } from '../shared/recordActions/useRecordAction.ts';
import { usePolling } from '../../dataProvider/usePolling.ts';
import { supports } from '../../dataProvider/capabilities.ts';

/** Polling interval while the page is visible. */
export const REFRESH_MS = 10_000;
/** The locker has a hundred boxes: it is read less often. */
const LOCKER_REFRESH_MS = 60_000;
/** Messages of the timeline progress without a live change. */
const HISTORY_MS = 60_000;

/** The client calls undocumented endpoints only where the server supports the feature. */
export const hasHistory = (): boolean => supports(PARCEL_HISTORY_FEATURE);

/** The query key of all data about a parcel. */
export const parcelKey = (ordersId: RecordId) => ['parcel', ordersId] as const;

/** Data of its locker and the boxes there. */
export const lockerKey = (lockerId: RecordId) => ['parcel', 'locker', lockerId] as const;

export const parcelQuery = ({ ordersId }: { readonly ordersId: RecordId }) =>
  queryOptions<ParcelInfo>({
    queryKey: [...parcelKey(ordersId), 'info'],
    queryFn: ({ signal }) => call(parcels.one, { ordersId }, { signal }),
  });

/** Its locker, where the user may see it; requested again, as the door and the terminal are shown. */
export function useLocker(lockerId: RecordId) {
  return useCall(
    lockerKey(lockerId),
    lockers.one,
    { lockerId },
    { refetchInterval: LOCKER_REFRESH_MS, enabled: useCanAccess()(lockers.one) },
  );
}

/** Its timeline. */
export const useHistory = (ordersId: RecordId) =>
  useCall(
    [...parcelKey(ordersId), 'history'],
    parcelHistory.one,
    { ordersId },
    { refetchInterval: usePolling(REFRESH_MS, HISTORY_MS), enabled: hasHistory() },
  );

/** The reason for its expiry time. */
export const useWhy = (ordersId: RecordId) =>
  useCall([...parcelKey(ordersId), 'why'], parcelHistory.why, { ordersId });

/** Runs an action; without a response, or after an error of the server, the dialog stays open. */
export const useParcelAction = (parcel: ParcelInfo, onEnd: () => void) =>
  useRecordAction<'resendPin' | 'changeNumber' | 'extend'>(
    {
      about: parcel.parcelNumber,
      messages: 'parcel',
      queryKey: parcelKey(parcel.ordersId),
      mayRepeat: (status) => status === 0 || status >= 500,
    },
    onEnd,
  );
