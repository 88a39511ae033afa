// The request that reserves a box for one parcel: for a customer, or for an unregistered recipient.
import type { Output } from '../../../contract/endpoint.ts';
import { lockers, type LockerInfo } from '../../../contract/lockers/lockers.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { readParcelNumber } from '../../../domain/parcels/reservation.ts';
import { readHundredths } from '../../../domain/readHundredths.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { bookedAs } from './box/boxes.ts';
import type { ParcelValues, ReservationValues } from './values.ts';

interface Reserved {
  readonly locker: LockerInfo;
  /** Undefined for an unregistered recipient. */
  readonly memberId: RecordId | undefined;
  readonly recipient: Pick<ReservationValues, 'memberAreaCode' | 'memberMobile' | 'memberMail'>;
}

/** R7.76, R7.78. A request whose response was lost may have succeeded: the box then has a booking with this number. */
export async function reserveParcel(
  parcel: ParcelValues,
  { locker, memberId, recipient }: Reserved,
): Promise<Pick<Output<typeof parcelActions.reserve>, 'bookNumber'>> {
  const { boxId, costReasonId } = parcel;
  const { lockerId } = locker;
  const input = {
    lockerId,
    boxTypeName: locker.boxList.find((box) => box.boxId === boxId)?.boxTypeName ?? '',
    parcelType: 'DEPOSIT_PARCEL' as const,
    boxId,
    parcelNumber: readParcelNumber(parcel.parcelNumber),
    category: parcel.category ?? '',
    countryCode: parcel.countryCode,
  };
  const cents = readHundredths(parcel.price);
  const { memberAreaCode, memberMobile, memberMail } = recipient;
  try {
    if (memberId === undefined)
      return await call(parcelActions.reserveUnregistered, {
        ...input,
        memberMail: memberMail || null,
        memberAreaCode: memberMobile ? memberAreaCode || null : null,
        memberMobile: memberMobile || null,
      });
    return await call(parcelActions.reserve, {
      ...input,
      memberId,
      costReasonId,
      price: cents === undefined ? null : cents / 100,
      reference: parcel.reference.trim() || null,
    });
  } catch (error) {
    const isTaken = error instanceof CallError && error.code === 'BOX_TAKEN';
    const booked = isTaken && bookedAs(await call(lockers.one, { lockerId }), parcel);
    if (booked) return booked;
    throw error;
  }
}
