// History of a parcel and a number, and how the expiry is computed. Called only if announced.
import { z } from 'zod';
import { NOTIFY_TYPES } from '../../domain/limits.ts';
import { MESSAGE_STATES } from '../../domain/messages/messages.ts';
import { NEXT_STEPS, PARCEL_STEPS } from '../../domain/parcels/parcelSteps.ts';
import { PARCEL_STATUSES } from '../../domain/parcels/parcels.ts';
import { STORAGE_RULES } from '../../domain/parcels/storageRules.ts';
import { asking } from '../endpoint.ts';
import { parcelNumber } from './parcelActions.ts';
import { date, id, money, time } from '../scalars.ts';

/** Feature announced by servers with parcel timelines. */
export const PARCEL_HISTORY_FEATURE = 'parcel-history';

const root = '/api/v1/parcels';
const view = asking('PARCEL_VIEW');
const status = z.enum(PARCEL_STATUSES).nullable();

const changed = <V extends z.ZodType>(value: V) =>
  z.object({ from: value.nullable(), to: value.nullable() }).nullable();

/** One entry of a parcel's timeline. */
const step = z.object({
  /** Unique within the response. */
  key: z.string(),
  time,
  what: z.enum(PARCEL_STEPS),
  byType: z.enum(['STAFF', 'MEMBER', 'AGENT', 'PROVIDER', 'TERMINAL', 'SERVER']).nullable(),
  byName: z.string().nullable(),
  /** Parcel state before and after. */
  from: status,
  to: status,
  lockerName: z.string().nullable(),
  boxName: z.string().nullable(),
  number: changed(z.string()),
  expiry: changed(time),
  /** Warehouse position. */
  location: z.string().nullable(),
  amount: money.nullable(),
  /** The case of this entry. */
  caseId: id.nullable().optional(),
  /** A message to the owner; the address is masked. */
  message: z
    .object({
      event: z.string(),
      channel: z.enum(NOTIFY_TYPES),
      address: z.string(),
      state: z.enum(MESSAGE_STATES),
    })
    .nullable(),
});

export type ParcelEntry = z.input<typeof step>;

/** Newest entry first. */
const timeLine = {
  ordersId: id,
  steps: z.array(step),
  /** What happens automatically without further action. */
  next: z.object({ what: z.enum(NEXT_STEPS), time }).nullable(),
};

/** One stay of a parcel number: from its booking until it left. */
const stay = z.object({
  ...timeLine,
  parcelNumber: z.string(),
  ordersStatus: z.enum(PARCEL_STATUSES),
  lockerName: z.string(),
  boxName: z.string().nullable(),
});

export type ParcelStay = z.input<typeof stay>;

/** A day that was not counted. */
const skippedDay = z.object({
  day: date,
  reason: z.enum(['WEEKEND', 'HOLIDAY']),
  /** Name of the holiday. */
  name: z.string().nullable(),
});

/** The possible ends of a parcel's storage; the latest one is `expiryTime`. */
const ENDS = ['STANDARD', 'EXTRA', 'WAREHOUSE'] as const;

const why = z.object({
  ordersId: id,
  /** Start of the storage time; null until the parcel is deposited. */
  storeTime: time.nullable(),
  /** The rule that applies, and the days or hours it grants; null if none is set. */
  rule: z.object({ rule: z.enum(STORAGE_RULES), amount: z.number() }).nullable(),
  providerName: z.string().nullable(),
  lockerName: z.string(),
  /** End of that rule's time; null if it has not started or never ends. */
  end: time.nullable(),
  skipped: z.array(skippedDay),
  /** Computed at deposit; differs if rules have changed since. */
  standardExpiryTime: time.nullable(),
  extraExpiryTime: time.nullable(),
  warehouseExpiryTime: time.nullable(),
  expiryTime: time.nullable(),
  decides: z.enum(ENDS).nullable(),
});

export type ParcelWhy = z.input<typeof why>;

export const parcelHistory = {
  one: view.get(`${root}/:ordersId/history`, { ordersId: id }, z.object(timeLine)),
  why: view.get(`${root}/:ordersId/why`, { ordersId: id }, why),
  /** Every stay of a number, latest first; case-insensitive. Former numbers count too. */
  stays: view.get(`${root}/history`, { parcelNumber }, z.object({ content: z.array(stay) })),
};
