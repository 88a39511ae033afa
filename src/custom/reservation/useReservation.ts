// The form of both pages: its values, the boxes of its locker, its errors, and the booking.
import { useEffect } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { DEFAULT_AREA_CODE } from '../../../domain/limits.ts';
import { readParcelNumber } from '../../../domain/parcels/reservation.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { CallError, isOffline } from '../../dataProvider/callError.ts';
import { useKeeping } from '../../engine/form/useKeeping.ts';
import { useKept } from '../../engine/form/useKept.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { useLockerBoxes } from '../shared/useLockerBoxes.ts';
import { takenOf } from './box/boxes.ts';
import { useParcels } from './parcel/useParcels.ts';
import type { UseOfBox } from './recipient/useUseOfBox.ts';
import { errorsOf, reservationResolver } from './reservationResolver.ts';
import { reserveParcel } from './reserveParcel.ts';
import { NO_PARCELS, recipientOf, UNTRIED, type ReservationValues } from './values.ts';

interface Options {
  /** The customer, for whom a price can be set; undefined for an unregistered recipient. */
  readonly memberId?: RecordId;
  /** The locker that is selected first. */
  readonly lockerId: RecordId | null;
  /** The additional cost of using a box; undefined where unknown. */
  readonly use?: UseOfBox | undefined;
  readonly prefersAccessible?: boolean;
  /** Message key of why nothing can be reserved for this person; null when it can. */
  readonly blocked?: string | null;
}

export type Reservation = ReturnType<typeof useReservation>;

export function useReservation({ memberId, use, prefersAccessible = false, ...options }: Options) {
  const notify = useNotify();
  const translate = useTranslate();
  const priced = memberId !== undefined;
  const initial: ReservationValues = {
    // R9.24: the area code for unregistered members is 00357, as for a forgotten password.
    memberAreaCode: DEFAULT_AREA_CODE,
    memberMobile: '',
    memberMail: '',
    served: '',
    lockerId: options.lockerId,
    size: null,
    ...NO_PARCELS,
  };
  const kept = useKept<ReservationValues>('reservation');
  const form: UseFormReturn<ReservationValues> = useForm<ReservationValues>({
    defaultValues: kept ?? initial,
    mode: 'onBlur',
    resolver: reservationResolver(priced, (path) => form.getFieldState(path).isTouched),
  });
  const values = useWatch({ control: form.control }) as ReservationValues;
  // A value may be the reason of an error at another field.
  useEffect(() => void form.trigger(), [form, values]);
  const isChanged = kept !== undefined || form.formState.isDirty;
  useKeeping('reservation', isChanged ? { ...values, ...UNTRIED } : undefined);
  const parcels = useParcels(form);
  const watched = useLockerBoxes(values.lockerId);
  const { locker, refresh } = watched;
  const boxes = takenOf(prefersAccessible, values, watched);
  const disabled = locker?.lockerStatus === 'DISABLE' ? 'reservation.lockerDisabled' : null;
  const blocked = options.blocked ?? disabled;
  const { busy, once } = useOnce();

  /** Books in order. Stops when the server does not respond, as later requests would fail too. */
  const bookAll = async (of: LockerInfo): Promise<boolean> => {
    const all = form.getValues('parcels');
    let count = 0;
    for (const parcel of all) {
      const { boxId } = parcel;
      try {
        const reserved = { locker: of, memberId, recipient: values };
        const { bookNumber = null } = await reserveParcel(parcel, reserved);
        const boxName = of.boxList.find((box) => box.boxId === boxId)?.name ?? '';
        const parcelNumber = readParcelNumber(parcel.parcelNumber);
        const booked = { boxId, boxName, parcelNumber, bookNumber };
        form.setValue('booked', [...form.getValues('booked'), booked]);
        parcels.remove(boxId);
        count += 1;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const { message, code, field } = error;
        parcels.refuse(boxId, { message, code, field });
        if (isOffline(error) || error.status === 401) break;
      }
    }
    const isDone = count === all.length;
    form.setValue('done', isDone);
    const refused = { booked: count, smart_count: all.length - count };
    if (!isDone) notify(translate('reservation.partly', refused), { type: 'error' });
    return isDone;
  };

  /** Books what can be booked; resolves to whether everything is booked. */
  const submit = useEvent(async (): Promise<boolean> => {
    if (blocked !== null) return false;
    form.setValue('tried', true);
    const isValid = await form.trigger(undefined, { shouldFocus: true });
    if (!isValid || !locker || values.parcels.some(boxes.isTaken)) return false;
    form.setValue('tried', false);
    const isDone = await once(() => bookAll(locker));
    if (isDone !== undefined) await refresh();
    return isDone ?? false;
  });
  const reset = (next: Partial<ReservationValues>) => {
    form.reset({ ...form.getValues(), ...next }, { keepDefaultValues: true });
    parcels.leaveBoxes();
  };
  return {
    form,
    values,
    ...parcels,
    ...boxes,
    watched,
    priced,
    use,
    prefersAccessible,
    busy,
    /** Message key of why nothing can be reserved now. */
    blocked,
    /** The number of missing inputs. */
    toFill: errorsOf(values, priced).size,
    /** There are parcels, or input for some. */
    isEntered: values.parcels.length > 0 || values.spare.length > 0,
    submit,
    /** Clears the parcels and loads the locker again. */
    reload: useEvent(() => {
      reset({ ...NO_PARCELS, served: recipientOf(values) });
      void refresh();
    }),
    /** Clears the whole form. */
    discard: useEvent(() => reset(initial)),
  };
}
