// The reservation state of both pages: locker, boxes, parcels, errors and booking.
import { useState } from 'react';
import { useEvent } from 'react-admin';
import type { Box } from '../../../contract/boxes/boxes.ts';
import type { ReservationError } from '../../../domain/parcels/reservation.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { useLockerBoxes, type WatchedBoxes } from '../shared/useLockerBoxes.ts';
import type { Entry } from './draft.ts';
import { errorsOf, formErrorsOf, type ParcelErrors } from './errors.ts';
import { takenOf } from './box/boxes.ts';
import { useBooking, type Booking } from './useBooking.ts';
import { useParcels, type Parcels } from './parcel/useParcels.ts';
import type { MemberInfo } from '../../../contract/people/members.ts';
import { PAYMENTS_FEATURE } from '../../../contract/parcels/payments.ts';
import { isSubscription } from '../../../domain/prices.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { useSchemePrices } from '../shared/useSchemePrices.ts';

/** The use of one box: cents, or until when a subscription covers it (epoch milliseconds). */
export type UseOfBox = { readonly cents: number } | { readonly coveredUntil: number };

/** Undefined where this server has no automatic charges, or does not report the cost. */
export function useUseOfBox({
  paymentScheme,
  endTimeUseLocker,
}: Pick<MemberInfo, 'paymentScheme' | 'endTimeUseLocker'>): UseOfBox | undefined {
  const { centsOf } = useSchemePrices();
  const [now] = useState(() => Date.now());
  if (!supports(PAYMENTS_FEATURE)) return undefined;
  if (isSubscription(paymentScheme) && (endTimeUseLocker ?? 0) > now)
    return { coveredUntil: endTimeUseLocker ?? 0 };
  const cents = centsOf('PER_USE');
  return cents === undefined ? undefined : { cents };
}

interface Options {
  readonly lockerId: RecordId | null;
  /** Whether a price can be set: only for registered customers. */
  readonly priced: boolean;
  /** The additional cost of using a box; undefined where unknown. */
  readonly use?: UseOfBox | undefined;
  readonly prefersAccessible: boolean;
  /** Message key of why nothing can be reserved for this person; null when it can. */
  readonly blocked: string | null;
  /** Errors in the person's contact data. */
  readonly contactErrors: readonly ReservationError[];
  readonly send: Parameters<typeof useBooking>[0]['send'];
}

export interface Reservation extends Pick<Options, 'priced' | 'use' | 'prefersAccessible'> {
  readonly parcels: Parcels;
  readonly watched: WatchedBoxes;
  readonly booking: Booking;
  /** How often the form was submitted with errors; above zero all errors show. */
  readonly tried: number;
  /** Message key of why nothing can be reserved now. */
  readonly blocked: string | null;
  /** Errors of the form as a whole, in the order of the checks. */
  readonly formErrors: readonly ReservationError[];
  readonly boxOf: (boxId: RecordId) => Box | undefined;
  readonly errorsOf: (entry: Entry) => ParcelErrors;
  /** Its box was taken meanwhile. */
  readonly isTaken: (entry: Entry) => boolean;
  readonly offerFor: (entry: Entry) => Box | undefined;
  /** The number of missing inputs. */
  readonly toFill: number;
  /** Books what can be booked; resolves to whether everything is booked. */
  readonly submit: () => Promise<boolean>;
  readonly reload: () => void;
}

/** The numbers that are booked or come before this box's in the form. */
const numbersBefore = ({ entries, booked }: Parcels, boxId: RecordId): string[] => [
  ...booked.map(({ parcelNumber }) => parcelNumber),
  ...entries
    .slice(
      0,
      entries.findIndex((entry) => entry.boxId === boxId),
    )
    .map(({ draft }) => draft.parcelNumber),
];

export function useReservation(options: Options): Reservation {
  const { lockerId, priced, use, prefersAccessible, send } = options;
  const parcels = useParcels();
  const watched = useLockerBoxes(lockerId);
  const { locker, refresh } = watched;
  const booking = useBooking({ parcels, locker, refresh, send });
  const boxes = takenOf(prefersAccessible, parcels, watched);
  const [tried, setTried] = useState(0);

  const errorsAt = ({ boxId, draft }: Entry): ParcelErrors =>
    errorsOf(draft, {
      boxId,
      boxTypeName: boxes.boxOf(boxId)?.boxTypeName ?? '-',
      priced,
      before: numbersBefore(parcels, boxId),
    });
  const { size, entries } = parcels;
  const { contactErrors } = options;
  const formErrors = formErrorsOf({ lockerId, contactErrors, size, count: entries.length });
  const toFill =
    formErrors.length +
    entries.reduce((sum, entry) => sum + Object.keys(errorsAt(entry)).length, 0);
  const disabled = locker?.lockerStatus === 'DISABLE' ? 'reservation.lockerDisabled' : null;
  const blocked = options.blocked ?? disabled;
  const submit = useEvent(async () => {
    if (blocked) return false;
    if (toFill > 0 || entries.some(boxes.isTaken)) {
      setTried((before) => before + 1);
      return false;
    }
    setTried(0);
    return booking.run();
  });
  const reload = useEvent(() => {
    booking.goOn();
    parcels.clear();
    setTried(0);
    void refresh();
  });
  return {
    priced,
    use,
    prefersAccessible,
    parcels,
    watched,
    booking,
    tried,
    blocked,
    formErrors,
    errorsOf: errorsAt,
    toFill,
    submit,
    reload,
    ...boxes,
  };
}
