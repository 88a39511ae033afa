// Loads the locker to change, once, and the existing lockers for the map.
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { PICKER_SIZE } from '../../../domain/limits.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { useCall } from '../../engine/useCall.ts';
import { READ_ONCE } from '../../engine/readOnce.ts';
import type { PlacedLocker } from '../shared/LockerMap/mapPoint.ts';

/** A locker as it is now; without an id none is loaded. */
export const useLocker = (lockerId: RecordId | undefined) =>
  useQuery({
    queryKey: ['lockerForm', lockerId],
    queryFn:
      lockerId === undefined
        ? skipToken
        : ({ signal }) => call(lockers.one, { lockerId }, { signal }),
    ...READ_ONCE,
  });

const NOBODY: readonly PlacedLocker[] = [];

/** The other lockers that have coordinates; empty while unknown: a point can be set without them. */
export function useOtherLockers(lockerId: RecordId | undefined): readonly PlacedLocker[] {
  const { data } = useCall(
    ['lockerForm', 'placed'],
    lockers.list,
    { size: PICKER_SIZE },
    READ_ONCE,
  );
  return useMemo(
    () =>
      data?.content.flatMap(({ lockerId: id, lockerName: name, latitude, longitude }) =>
        id === lockerId || latitude == null || longitude == null
          ? []
          : [{ name, latitude, longitude }],
      ) ?? NOBODY,
    [data, lockerId],
  );
}
