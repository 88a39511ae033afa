// Sends the parcels of a form one by one: bookings stay, the form keeps what was refused.
import { useState } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import type { Output } from '../../../contract/endpoint.ts';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import type { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { readParcelNumber } from '../../../domain/parcels/reservation.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError, isOffline } from '../../dataProvider/callError.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { bookedAs } from './box/boxes.ts';
import type { ParcelDraft, Entry } from './draft.ts';
import type { Parcels } from './parcel/useParcels.ts';

type Booked = Output<typeof parcelActions.reserve>;

/** The request for one parcel. */
export interface ParcelToSend {
  readonly lockerId: RecordId;
  readonly boxId: RecordId;
  readonly boxTypeName: string;
  readonly draft: ParcelDraft;
}

interface Options {
  readonly parcels: Parcels;
  readonly locker: LockerInfo | undefined;
  readonly refresh: () => Promise<void>;
  readonly send: (parcel: ParcelToSend) => Promise<Booked>;
}

/** A request whose response was lost may have succeeded: the box then has a booking with this number. */
async function bookedAlready(lockerId: RecordId, entry: Entry): Promise<Booked | undefined> {
  return bookedAs(await call(lockers.one, { lockerId }), entry);
}

export interface Booking {
  /** Sends all parcels and records refusals. Resolves to whether all are booked. */
  readonly run: () => Promise<boolean>;
  readonly busy: boolean;
  /** All are booked, and staff have not yet selected the next step. */
  readonly done: boolean;
  readonly goOn: () => void;
}

/**
 * Books the entries of the form in order. Stops when the server does not respond, as later requests would fail
 * too.
 */
export function useBooking({ parcels, locker, refresh, send }: Options): Booking {
  const notify = useNotify();
  const translate = useTranslate();
  const { busy, once } = useOnce();
  const [done, setDone] = useState(false);

  const bookOne = async (entry: Entry, { lockerId, boxList }: LockerInfo): Promise<void> => {
    const box = boxList.find(({ boxId }) => boxId === entry.boxId);
    const { boxId, draft } = entry;
    const boxTypeName = box?.boxTypeName ?? '';
    const answer = async () => {
      try {
        return await send({ lockerId, boxId, boxTypeName, draft });
      } catch (error) {
        const taken = error instanceof CallError && error.code === 'BOX_TAKEN';
        const booked = taken && (await bookedAlready(lockerId, entry));
        if (booked) return booked;
        throw error;
      }
    };
    const { bookNumber = null } = await answer();
    const parcelNumber = readParcelNumber(draft.parcelNumber);
    parcels.book({ boxId, boxName: box?.name ?? '', parcelNumber, bookNumber });
  };

  const bookAll = async (of: LockerInfo): Promise<number> => {
    let booked = 0;
    for (const entry of parcels.entries) {
      try {
        await bookOne(entry, of);
        booked += 1;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const { message, code, field } = error;
        parcels.refuse(entry.boxId, { message, code, field });
        if (isOffline(error) || error.status === 401) return booked;
      }
    }
    return booked;
  };

  const run = useEvent(async () => {
    if (!locker) return false;
    const all = parcels.entries.length;
    const booked = await once(() => bookAll(locker));
    if (booked === undefined) return false;
    if (booked === all) setDone(true);
    else {
      const text = translate('reservation.partly', { booked, smart_count: all - booked });
      notify(text, { type: 'error' });
    }
    await refresh();
    return booked === all;
  });
  return { run, busy, done, goOn: () => setDone(false) };
}
