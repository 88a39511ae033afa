// Terminal calls for parcels: PINs, deposits, collections and courier scans.
import { z } from 'zod';
import { terminal } from '../endpoint.ts';
import { PARCEL_TYPES } from '../../domain/parcels/parcels.ts';
import { parcelNumber, scannedLabel } from '../parcels/parcelActions.ts';
import { code, id, money, phone, text, time } from '../scalars.ts';

export const root = '/api/terminal/v1';

/**
 * Idempotency key of a report. A repeat of an accepted report changes nothing and gets the same response; one that was
 * refused, or returned `accepted: false`, is evaluated again. A different report under the same key is refused
 * (KEY_REUSED). Keys are remembered for 30 days. `time` is when it happened, in milliseconds (TIME_UNIT), at most 30 days
 * ago (TIME_TOO_OLD); a future time counts as now.
 */
export const key = text(80).min(8);

/** Response to a report. False: it contradicts the server's records, and nothing was changed. */
export const accepted = z.object({ accepted: z.boolean() });

const pin = z.string().regex(/^\d{6}$/);

/**
 * Proof that a parcel may be taken out, by the server's clock. A COLLECTED report names one of the four, REMOVED a task
 * or a user, or it is refused (COLLECTION_UNPROVEN). A report that an outage delayed counts if the outage began in time.
 */
const proof = {
  /** A PIN checked within the last 10 minutes and not replaced since: the `collectionId` returned by `collect`. */
  collectionId: text(36).min(1).optional(),
  /** A remote open by staff within the last hour: the `taskId` of the OPEN task. */
  taskId: text(64).min(1).optional(),
  /** A sign-in at this terminal within the last 12 hours by a user with TERMINAL_COLLECT: the `userId` of `signIn`. */
  userId: id.optional(),
  /**
   * A PIN the terminal checked by `offline-pins` during an outage that the server observed, reported within an hour of
   * its end. A wrong one is refused (PIN_WRONG); without an outage, `collect` checks it (COLLECTION_UNPROVEN).
   */
  offlinePin: pin.optional(),
};

/** A terminal's report about a parcel. */
export const PARCEL_REPORTS = ['DEPOSITED', 'FAILED', 'COLLECTED', 'REMOVED'] as const;

export const terminalParcels = {
  /**
   * Checks a customer's PIN: returns the box to open and what is to be paid first. The PIN can be entered again until
   * the parcels are reported COLLECTED, and returns the same `collectionId` for 10 minutes; then it is unknown. Errors: PIN_WRONG for
   * a PIN of no parcel in this locker, and TOO_MANY_TRIES (for `seconds`) for all PINs after 10 wrong ones in 15
   * minutes or 200 in a day at this locker, or 5 tries of the same one. The fifth wrong PIN in 15 minutes raises an
   * alert.
   */
  collect: terminal.post(
    `${root}/collect`,
    { pinCode: pin },
    z.object({
      /** Proof of the check for COLLECTED reports. */
      collectionId: z.string(),
      /** The parcel with this PIN. */
      ordersId: id,
      boxId: id,
      boxName: z.string(),
      boardNumber: z.int().nullable(),
      portNumber: z.int().nullable(),
      /** All parcels of this customer in this box; each is reported COLLECTED. */
      orders: z.array(z.object({ ordersId: id, parcelNumber: z.string(), toPay: money })),
      /** The sum of `toPay`. */
      toPay: money,
      /** False while a payment is due: the terminal takes it, reports `payment`, and calls again. */
      mayOpen: z.boolean(),
    }),
  ),
  /**
   * PIN hashes for offline use: the terminal's waiting parcels without a payment due. Fetched every `everyMs`, on
   * startup and on reconnect; only the latest list counts, and anything not in it is revoked. A PIN matches if
   * scrypt(PIN, salt, N 16384, r 8, p 1, 32 bytes) equals `hash`.
   * While offline, and until `validUntil` by a monotonic clock, a terminal may open a box for a matching PIN, once per
   * parcel, unless a payment is due. After five wrong PINs in 15 minutes it accepts none for 15 minutes. It queues its
   * reports in order, with keys and times; on reconnect it sends them before any other call, COLLECTED with
   * `offlinePin`. `accepted: false` and errors with a status below 500 (except 429) are final. Couriers may deposit
   * booked parcels into the boxes that `boxes` had as booked, and others into those it had as AVAILABLE.
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
   * A deposit, failed deposit, collection by the owner, or removal by the operator. COLLECTED and REMOVED name a proof;
   * with a `collectionId` it is refused while a payment is due (PAYMENT_DUE).
   */
  parcel: terminal.post(
    `${root}/events/parcel`,
    {
      key,
      ordersId: id,
      boxId: id,
      what: z.enum(PARCEL_REPORTS),
      ...proof,
      /** The person who deposited or collected it, as entered at the terminal. */
      userName: text(100).min(1).optional(),
      userMobile: phone.optional(),
      time,
    },
    accepted,
  ),
  /** A payment for this parcel at the terminal; not accepted if nothing is due. */
  payment: terminal.post(`${root}/events/payment`, { key, ordersId: id, time }, accepted),
  /**
   * Looks up a courier's scan: a parcel, booking or express number, or a label that contains one (symbology identifiers
   * and FNC1 are understood). BOOKED: open `box`,
   * then report DEPOSITED. LAID_IN: already in `box`. ANNOUNCED: select a box, then report `arrival` with this
   * `parcelNumber` and `providerNumber`. Errors: NOT_FOUND if nothing is booked or announced (report an arrival without
   * a provider), PARCEL_ELSEWHERE if it has a box at another locker.
   */
  find: terminal.get(
    `${root}/parcel`,
    { number: scannedLabel },
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
   * A courier deposited a parcel without a booking; or, by `parcelType`, a customer posted one for a signed-in courier to
   * collect: it has no PIN and no notification. If its number is booked at this locker, it is that parcel. A number that
   * already has a box is not accepted. If accepted, returns the parcel and its box.
   */
  arrival: terminal.post(
    `${root}/events/arrival`,
    {
      key,
      parcelNumber,
      boxId: id,
      parcelType: z.enum(PARCEL_TYPES).optional(),
      /** The recipient's, or for outgoing parcels the sender's. Optional if the provider announced the parcel; announced data takes precedence. */
      mobile: phone.optional(),
      /** A provider from `boxes`; defaults to the only one that announced the parcel. */
      providerNumber: code(40).min(1).optional(),
      time,
    },
    accepted.extend({ ordersId: id.optional(), boxId: id.optional() }),
  ),
};
