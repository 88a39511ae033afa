// What a terminal says and asks of parcels: PINs, deposits, collections, and what couriers scan.
import { z } from 'zod';
import { terminal } from '../endpoint.ts';
import { PARCEL_TYPES } from '../../domain/parcels/parcels.ts';
import { parcelNumber } from '../parcels/parcelActions.ts';
import { id, mobile, money, phone, text, time } from '../scalars.ts';

export const root = '/api/terminal/v1';

/**
 * A key of the report's own. Sent again under it, a report that was accepted changes nothing and is answered the same;
 * one that was refused, or answered `accepted: false`, is looked at anew and may be accepted by then. Another report under
 * the same key is refused (KEY_REUSED). Keys are remembered for 30 days. `time` is when it happened, in milliseconds
 * (TIME_UNIT), at most 30 days ago (TIME_TOO_OLD); what is to come counts as now.
 */
export const key = text(80).min(8);

/** What a report is answered. False: the server's own records speak against it, and nothing was changed. */
export const said = z.object({ accepted: z.boolean() });

const pin = z.string().regex(/^\d{6}$/);

/**
 * Why a parcel may be taken out; a report of COLLECTED names one of the four, or it is refused (COLLECTION_UNPROVEN).
 */
const proof = {
  /** A PIN was checked: the `collectionId` that `collect` answered. */
  collectionId: text(36).min(1).optional(),
  /** Staff opened the box from afar, in the hour before: the `taskId` of the task OPEN. */
  taskId: text(64).min(1).optional(),
  /** Somebody signed in at this terminal, in the 12 hours before, who may collect (TERMINAL_COLLECT): `signIn`'s `userId`. */
  userId: id.optional(),
  /** The PIN that the terminal checked by `offline-pins` while it was out of touch. A wrong one is refused (PIN_WRONG). */
  offlinePin: pin.optional(),
};

/** What a terminal says of a parcel. */
export const PARCEL_REPORTS = ['DEPOSITED', 'FAILED', 'COLLECTED', 'REMOVED'] as const;

export const terminalParcels = {
  /**
   * A customer enters a PIN: which box to open, and what is to be paid before. It takes the same PIN again until the
   * parcels are reported COLLECTED, and answers the same `collectionId`; afterwards the PIN is unknown.
   * Refuses a PIN that no parcel in this locker has (PIN_WRONG), and all PINs for a while (TOO_MANY_TRIES, for
   * `seconds`) after 10 wrong ones in 15 minutes or 200 in a day at this locker, or 5 tries of the same one. The fifth
   * wrong PIN in 15 minutes raises an alert.
   */
  collect: terminal.post(
    `${root}/collect`,
    { pinCode: pin },
    z.object({
      /** Proves the check in the reports of COLLECTED. */
      collectionId: z.string(),
      /** The parcel that has this PIN. */
      ordersId: id,
      boxId: id,
      boxName: z.string(),
      boardNumber: z.int().nullable(),
      portNumber: z.int().nullable(),
      /** All parcels of this customer in this box; each is reported COLLECTED. */
      orders: z.array(z.object({ ordersId: id, parcelNumber: z.string(), toPay: money })),
      /** The sum of `toPay`. */
      toPay: money,
      /** False while something is to be paid: the terminal takes the payment, reports `payment`, and asks again. */
      mayOpen: z.boolean(),
    }),
  ),
  /**
   * What the terminal checks PINs by while it is out of touch: its parcels that wait and owe nothing. It fetches the
   * list every `everyMs`, when it starts and when it is back, and keeps the last one alone: what is not in it is
   * revoked. A PIN fits where scrypt(PIN, salt, N 16384, r 8, p 1, 32 bytes) is `hash`.
   *
   * Out of touch, and until `validUntil` by a clock that never runs back, a terminal may open a box whose PIN fits, once
   * for each parcel; nothing that is to be paid. After five wrong PINs in 15 minutes it takes none for 15 minutes. It
   * keeps its reports, with keys and times, in their order; once back it sends all of them before it asks anything
   * else, COLLECTED with `offlinePin`. `accepted: false` and refusals with a status below 500 (except 429) are final.
   * Couriers may lay in what `boxes` had as booked, and what is not booked into what it had as AVAILABLE.
   */
  offlinePins: terminal.get(
    `${root}/offline-pins`,
    {},
    z.object({
      pins: z.array(
        z.object({
          ordersId: id,
          boxId: id,
          /** Base64, as is `hash`. */
          salt: z.string(),
          hash: z.string(),
        }),
      ),
      validUntil: time,
      everyMs: z.int(),
    }),
  ),
  /**
   * A parcel was laid in, could not be laid in, was taken out by its owner, or by the operator. COLLECTED names a proof;
   * with a `collectionId` it is refused while the parcel is not paid (PAYMENT_DUE).
   */
  parcel: terminal.post(
    `${root}/events/parcel`,
    {
      key,
      ordersId: id,
      boxId: id,
      what: z.enum(PARCEL_REPORTS),
      ...proof,
      /** Whoever laid it in or took it out, as entered at the terminal. */
      userName: text(100).min(1).optional(),
      userMobile: mobile.optional(),
      time,
    },
    said,
  ),
  /** Somebody paid at the terminal what this parcel cost; not accepted where nothing of it is open. */
  payment: terminal.post(`${root}/events/payment`, { key, ordersId: id, time }, said),
  /**
   * What a courier has scanned: a parcel number, a booking number, an express number, or a label that contains one.
   * BOOKED: open `box`, then report DEPOSITED. LAID_IN: it is in `box` already. ANNOUNCED: choose a box, then report
   * `arrival` with this `parcelNumber` and `providerNumber`. Refuses with NOT_FOUND what nobody booked or announced (an
   * arrival without a provider), and with PARCEL_ELSEWHERE what has a box at another locker.
   */
  find: terminal.get(
    `${root}/parcel`,
    { number: text(200).min(1) },
    z.object({
      state: z.enum(['BOOKED', 'LAID_IN', 'ANNOUNCED']),
      parcelNumber: z.string(),
      ordersId: id.nullable(),
      bookNumber: z.string().nullable(),
      box: z
        .object({
          boxId: id,
          boxName: z.string(),
          boardNumber: z.int().nullable(),
          portNumber: z.int().nullable(),
        })
        .nullable(),
      providerNumber: z.string().nullable(),
    }),
  ),
  /**
   * A courier laid a parcel in that nobody had booked a box for; or, by `parcelType`, a customer posted one that a courier
   * who signs in fetches: it has no PIN, and nobody is told that it waits. Where its number is booked at this locker it is that
   * parcel. A number that has a box already is not accepted again. Accepted, it answers the parcel and its box.
   */
  arrival: terminal.post(
    `${root}/events/arrival`,
    {
      key,
      parcelNumber,
      boxId: id,
      parcelType: z.enum(PARCEL_TYPES).optional(),
      /** The recipient's, or of what goes out the sender's. It may be left out where the provider announced the parcel, and what was announced goes before it. */
      mobile: phone.optional(),
      /** One of those that `boxes` answers; the only one that announced the parcel where it is left out. */
      providerNumber: text(40).min(1).optional(),
      time,
    },
    said.extend({ ordersId: id.optional(), boxId: id.optional() }),
  ),
};
