// The requests for a parcel of the form: for a customer, or for an unregistered recipient.
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { readParcelNumber } from '../../../domain/parcels/reservation.ts';
import { readHundredths } from '../../../domain/readHundredths.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import type { Recipient } from './recipient/RecipientPart.tsx';
import type { ParcelToSend } from './useBooking.ts';

const toBook = ({ lockerId, boxId, boxTypeName, draft }: ParcelToSend) => ({
  lockerId,
  boxTypeName,
  parcelType: 'DEPOSIT_PARCEL' as const,
  boxId,
  parcelNumber: readParcelNumber(draft.parcelNumber),
  category: draft.category ?? '',
  countryCode: draft.countryCode,
});

/** R7.76. */
export const sendForMember = (memberId: RecordId) => (parcel: ParcelToSend) => {
  const { costReasonId, price, reference } = parcel.draft;
  const cents = readHundredths(price);
  return call(parcelActions.reserve, {
    ...toBook(parcel),
    memberId,
    costReasonId,
    price: cents === undefined ? null : cents / 100,
    reference: reference.trim() || null,
  });
};

/** R7.78. */
export const sendForRecipient =
  ({ memberAreaCode, memberMobile, memberMail }: Recipient) =>
  (parcel: ParcelToSend) =>
    call(parcelActions.reserveUnregistered, {
      ...toBook(parcel),
      memberMail: memberMail || null,
      memberAreaCode: memberMobile ? memberAreaCode || null : null,
      memberMobile: memberMobile || null,
    });
