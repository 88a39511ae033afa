// A reservation as both pages have it: the locker, its boxes, the parcels, what is wrong, and the booking.
import { useState } from 'react';
import { useEvent } from 'react-admin';
import type { Box } from '../../../contract/boxes.ts';
import type { ReservationFault } from '../../../domain/reservation.ts';
import { useLockerBoxes, type WatchedBoxes } from '../parts/useLockerBoxes.ts';
import { isFree, offerFor } from './boxes.ts';
import type { Entry } from './entries.ts';
import { faultsOf, type ParcelFaults } from './faults.ts';
import { useBooking, type Booking, type ParcelToSend } from './useBooking.ts';
import { useParcels, type Parcels } from './useParcels.ts';

interface Options {
  readonly lockerId: number | null;
  /** Whether a price may be asked: only of registered customers. */
  readonly priced: boolean;
  readonly prefersAccessible: boolean;
  /** Why nothing can be reserved for this person, as a message; null when it can. */
  readonly blocked: string | null;
  /** What is wrong with how the person is reached. */
  readonly contactFaults: readonly ReservationFault[];
  readonly send: Parameters<typeof useBooking>[0]['send'];
}

export interface Reservation extends Pick<Options, 'priced' | 'prefersAccessible'> {
  readonly parcels: Parcels;
  readonly watched: WatchedBoxes;
  readonly booking: Booking;
  /** How often a form with faults was sent: then every fault is said. */
  readonly tried: number;
  /** Why nothing can be reserved now, as a message. */
  readonly blocked: string | null;
  /** Faults of the form as a whole, in the order of the checks. */
  readonly formFaults: readonly ReservationFault[];
  readonly boxOf: (boxId: number) => Box | undefined;
  readonly faultsOf: (entry: Entry) => ParcelFaults;
  /** Somebody else has its box by now. */
  readonly isTaken: (entry: Entry) => boolean;
  readonly offerFor: (entry: Entry) => Box | undefined;
  /** How many things are still to be entered. */
  readonly toFill: number;
  /** Books what can be; whether all is booked. */
  readonly submit: () => Promise<boolean>;
  readonly reload: () => void;
}

export type { ParcelToSend };

function formFaultsOf(
  { lockerId, contactFaults }: Options,
  { size, entries }: Parcels,
): readonly ReservationFault[] {
  if (lockerId === null) return [...new Set([...contactFaults, 'lockerMissing' as const])];
  if (size === null) return [...contactFaults, 'sizeMissing'];
  return entries.length === 0 ? [...contactFaults, 'boxMissing'] : contactFaults;
}

/** How the boxes of the entries are: which is gone, and what is offered in its place. */
function useBoxes({ prefersAccessible }: Options, parcels: Parcels, { locker }: WatchedBoxes) {
  const boxOf = (boxId: number) => locker?.boxList.find((box) => box.boxId === boxId);
  const isTaken = ({ boxId, refusal }: Entry): boolean => {
    const box = boxOf(boxId);
    return refusal?.code === 'BOX_TAKEN' || (box !== undefined && !isFree(box));
  };
  const chosen = [...parcels.entries, ...parcels.booked].map(({ boxId }) => boxId);
  const offer = ({ boxId }: Entry) => {
    const box = boxOf(boxId);
    return locker && box ? offerFor(locker, box, chosen, prefersAccessible) : undefined;
  };
  return { boxOf, isTaken, offerFor: offer };
}

export function useReservation(options: Options): Reservation {
  const { lockerId, priced, prefersAccessible, send } = options;
  const parcels = useParcels();
  const watched = useLockerBoxes(lockerId);
  const { locker, refresh } = watched;
  const booking = useBooking({ parcels, locker, refresh, send });
  const boxes = useBoxes(options, parcels, watched);
  const [tried, setTried] = useState(0);

  const faultsAt = ({ boxId, draft }: Entry): ParcelFaults =>
    faultsOf(draft, { boxId, boxTypeName: boxes.boxOf(boxId)?.boxTypeName ?? '-', priced });
  const formFaults = formFaultsOf(options, parcels);
  const toFill =
    formFaults.length +
    parcels.entries.reduce((sum, entry) => sum + Object.keys(faultsAt(entry)).length, 0);
  const disabled = locker?.lockerStatus === 'DISABLE' ? 'reservation.lockerDisabled' : null;
  const blocked = options.blocked ?? disabled;
  const submit = useEvent(async () => {
    if (blocked) return false;
    if (toFill > 0 || parcels.entries.some(boxes.isTaken)) {
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
    prefersAccessible,
    parcels,
    watched,
    booking,
    tried,
    blocked,
    formFaults,
    faultsOf: faultsAt,
    toFill,
    submit,
    reload,
    ...boxes,
  };
}
