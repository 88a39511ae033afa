// Parcel actions: reserve, cancel, renumber, extend, resend the code, move in the warehouse.
import { z } from 'zod';
import { DELIVERIES } from '../../domain/messages/delivery.ts';
import { PRICE_MAX_CENTS } from '../../domain/prices.ts';
import { asking } from '../endpoint.ts';
import { areaCode, code, extension, id, money, phone, text, time } from '../scalars.ts';

const root = '/api/orders/v1';
const edit = asking('PARCEL_EDIT');
const reserve = asking('PARCEL_RESERVE');

const ordersId = { ordersId: id };
const done = z.object({});

/** Label text as typed or scanned; the server stores it in capitals and without spaces. */
export const parcelNumber = text(40).min(1);

/** A scan: a number, or a label that contains one. */
export const scannedLabel = text(200).min(1);

/** Fields that may have been changed concurrently. */
const record = z.object({
  ...ordersId,
  parcelNumber: z.string(),
  expiryTime: time.nullable(),
  lastUpdatedTime: time,
});

/** Fields common to both reservations. */
const booking = {
  lockerId: id,
  boxTypeName: text(20).min(1),
  parcelType: z.literal('DEPOSIT_PARCEL'),
  boxId: id,
  parcelNumber,
  category: text(100).min(1),
  /** '1-2 letters' */
  countryCode: code(40).regex(/^[A-Za-z]{1,2}$/),
};

/** Result of a booking: the parcel's id and the booking number. */
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
      /** An empty field means none. Invalid e-mail addresses (R5.25) are refused with the specified message. */
      memberMail: text(200).nullable().optional(),
      memberAreaCode: z
        .union([areaCode, z.literal('')])
        .nullable()
        .optional(),
      /** With or without area code. */
      memberMobile: z
        .union([phone, z.literal('')])
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
    ...edit.post(
      `${root}/change-expiryTime`,
      { ...ordersId, expiryTime: time },
      z.object({
        /** Not in the specification: false if the parcel had this expiry time already. */
        changed: extension(z.boolean().optional()),
      }),
    ),
    record,
  },
  resendPin: {
    ...edit.post(
      `${root}/parcel/resetSendPin`,
      ordersId,
      z.object({
        /** Not in the specification: whether the message leaves now, or waits for a failing gateway. */
        delivery: extension(z.enum(DELIVERIES).optional()),
      }),
    ),
    record,
  },
  /**
   * R7.83; the status is In-Ware or Out-Ware (R4.26, R4.27). In-Ware of a parcel that is in a box is refused with
   * PARCEL_IN_BOX until it is confirmed.
   */
  warehouse: edit.post(
    `${root}/parcel/warehouse/status`,
    {
      parcelNumber: scannedLabel,
      location: text(200).optional(),
      status: z.enum(['WAREHOUSE_STORED', 'WAREHOUSE_COLLECTED']),
      /** Not in the specification: the parcel that is recorded in a box is here. */
      confirmed: extension(z.boolean().optional()),
    },
    z.object({
      /** Not in the specification: the box to check, and the stray that undoes the scan if it is recorded. */
      boxToCheck: extension(z.object({ boxId: id, strayId: id }).optional()),
    }),
  ),
};
