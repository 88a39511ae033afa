// The requests for a parcel of the form: for a customer, or for an unregistered recipient.
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { readParcelNumber } from '../../../domain/parcels/reservation.ts';
import { readHundredths } from '../../../domain/readHundredths.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import type { Recipient } from './recipient/RecipientPart.tsx';
import type { ParcelToSend } from './useBooking.ts';

/** R7.76. */
export const sendForMember =
  (memberId: RecordId) =>
  ({ lockerId, boxId, boxTypeName, draft }: ParcelToSend) => {
    const cents = readHundredths(draft.price);
    return call(parcelActions.reserve, {
      lockerId,
      memberId,
      boxTypeName,
      parcelType: 'DEPOSIT_PARCEL',
      boxId,
      parcelNumber: readParcelNumber(draft.parcelNumber),
      category: draft.category ?? '',
      countryCode: draft.countryCode,
      costReasonId: draft.costReasonId,
      price: cents === undefined ? null : cents / 100,
      reference: draft.reference.trim() || null,
    });
  };

/** R7.78. */
export const sendForRecipient =
  ({ memberAreaCode, memberMobile, memberMail }: Recipient) =>
  ({ lockerId, boxId, boxTypeName, draft }: ParcelToSend) =>
    call(parcelActions.reserveUnregistered, {
      lockerId,
      boxTypeName,
      parcelType: 'DEPOSIT_PARCEL',
      boxId,
      parcelNumber: readParcelNumber(draft.parcelNumber),
      category: draft.category ?? '',
      countryCode: draft.countryCode,
      memberMail: memberMail || null,
      memberAreaCode: memberMobile ? memberAreaCode || null : null,
      memberMobile: memberMobile || null,
    });
