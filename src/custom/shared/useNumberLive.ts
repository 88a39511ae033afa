// Whether a parcel with this number has a box already: told before the save, which the server would refuse.
import { useTranslate } from 'react-admin';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { holdsBox } from '../../../domain/parcels/parcelMoves.ts';
import { readParcelNumber } from '../../../domain/parcels/reservation.ts';
import { useCall } from '../../engine/useCall.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useDebounced } from '../../ui/useDebounced.ts';

/** Idle time in milliseconds before a number is looked up. */
const PAUSE = 250;
/** The filter is a prefix: the number itself sorts first, once for each of its stays. */
const STAYS = 20;

/** The message; undefined while the number is free, unknown, or the user's own parcel's. */
export function useNumberLive(typed: string, own?: string): string | undefined {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const [parcelNumber] = useDebounced(readParcelNumber(typed), PAUSE);
  const { data: isLive = false } = useCall(
    ['numberLive', parcelNumber],
    parcels.list,
    { parcelNumber, page: 0, size: STAYS, sort: 'parcelNumber,asc' },
    {
      enabled: canAccess(parcels.list) && parcelNumber !== '' && parcelNumber !== own,
      select: ({ content }) =>
        content.some((one) => one.parcelNumber === parcelNumber && holdsBox(one.ordersStatus)),
    },
  );
  if (!isLive || parcelNumber !== readParcelNumber(typed) || parcelNumber === own) return undefined;
  return translate('problems.codes.PARCEL_NUMBER_LIVE', { parcelNumber });
}
