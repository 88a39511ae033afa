// What staff do to a parcel: reserve a box for it, cancel, renumber, prolong, send its code again, move it through the warehouse.
import { z } from 'zod';
import { PRICE_MAX_CENTS } from '../../domain/prices.ts';
import { asking } from '../endpoint.ts';
import { id, mobile, money, text, time } from '../scalars.ts';

const root = '/api/orders/v1';
const edit = asking('PARCEL_EDIT');
const reserve = asking('PARCEL_RESERVE');

const ordersId = { ordersId: id };
const done = z.object({});

/** What a label says, as it was typed or scanned; the server keeps it in capitals and without blanks. */
export const parcelNumber = text(40).min(1);

/** What somebody else may have changed of it meanwhile. */
const record = z.object({
  ...ordersId,
  parcelNumber: z.string(),
  expiryTime: time.nullable(),
  lastUpdatedTime: time,
});

/** What both reservations hold. */
const booking = {
  lockerId: id,
  boxTypeName: text(20).min(1),
  parcelType: z.literal('DEPOSIT_PARCEL'),
  boxId: id,
  parcelNumber,
  category: text(100).min(1),
  /** '1-2 letters' */
  countryCode: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{1,2}$/),
};

/** A box is booked: its parcel's id and what the booking is called. */
export const booked = z.object({ ordersId: id, bookNumber: z.string().nullable().optional() });

export const parcelActions = {
  reserve: reserve.post(
    `${root}/parcel/reserve`,
    {
      ...booking,
      memberId: id,
      costReasonId: id.nullable().optional(),
      price: money
        .max(PRICE_MAX_CENTS / 100)
        .nullable()
        .optional(),
      reference: text(200).nullable().optional(),
    },
    booked,
  ),
  reserveUnregistered: reserve.post(
    `${root}/unregistered/parcel/reserve`,
    {
      ...booking,
      /** A field that was left empty is none. An e-mail address (R5.25): what is none is refused with the product's sentence. */
      memberMail: text(200).nullable().optional(),
      memberAreaCode: z
        .string()
        .trim()
        .regex(/^(\+?\d{1,8})?$/)
        .nullable()
        .optional(),
      memberMobile: z
        .union([mobile, z.literal('')])
        .nullable()
        .optional(),
    },
    booked,
  ),
  cancel: { ...edit.post(`${root}/parcel/reserve/cancel`, ordersId, done), record },
  changeNumber: {
    ...edit.post(`${root}/change-parcelNumber`, { ...ordersId, parcelNumber }, done),
    record,
  },
  changeExpiry: {
    ...edit.post(`${root}/change-expiryTime`, { ...ordersId, expiryTime: time }, done),
    record,
  },
  resendPin: { ...edit.post(`${root}/parcel/resetSendPin`, ordersId, done), record },
  /** R7.83; the status is In-Ware or Out-Ware (R4.26, R4.27). */
  warehouse: edit.post(
    `${root}/parcel/warehouse/status`,
    {
      parcelNumber,
      location: text(200).optional(),
      status: z.enum(['WAREHOUSE_STORED', 'WAREHOUSE_COLLECTED']),
    },
    done,
  ),
};
