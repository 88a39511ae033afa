// One parcel, its time line and the reason of its expiry: asked for, and again while somebody looks.
import { useQuery } from '@tanstack/react-query';
import { PARCEL_HISTORY_FEATURE, parcelHistory } from '../../../contract/parcels/parcelHistory.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { call } from '../../dataProvider/call.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';

/** The page asks again this often while it can be seen. */
const REFRESH_MS = 10_000;

/** The client asks for nothing undocumented unless the server announces it. */
export const hasHistory = (): boolean =>
  knownCapabilities().features.includes(PARCEL_HISTORY_FEATURE);

/** What all that is known of a parcel is kept under. */
export const parcelKey = (ordersId: number) => ['parcel', ordersId] as const;

/** What is known of its locker and the boxes there. */
export const lockerKey = (lockerId: number) => ['parcel', 'locker', lockerId] as const;

/** The parcel. */
export const useParcel = (ordersId: number) =>
  useQuery({
    queryKey: [...parcelKey(ordersId), 'info'],
    queryFn: ({ signal }) => call(parcels.one, { ordersId }, { signal }),
    refetchInterval: REFRESH_MS,
  });

/** Its time line. */
export const useHistory = (ordersId: number) =>
  useQuery({
    queryKey: [...parcelKey(ordersId), 'history'],
    queryFn: ({ signal }) => call(parcelHistory.one, { ordersId }, { signal }),
    refetchInterval: REFRESH_MS,
    enabled: hasHistory(),
  });

/** Why it expires when it does. */
export const useWhy = (ordersId: number) =>
  useQuery({
    queryKey: [...parcelKey(ordersId), 'why'],
    queryFn: ({ signal }) => call(parcelHistory.why, { ordersId }, { signal }),
  });
