// What became of a parcel and of a number, and why a parcel expires when it does. Asked only where it is announced.
import { z } from 'zod';
import { MESSAGE_STATES } from '../../domain/messages/messages.ts';
import { NEXT_STEPS, PARCEL_STEPS } from '../../domain/parcels/parcelSteps.ts';
import { PARCEL_STATUSES } from '../../domain/parcels/parcels.ts';
import { STORAGE_RULES } from '../../domain/parcels/storageRules.ts';
import { asking } from '../endpoint.ts';
import { parcelNumber } from './parcelActions.ts';
import { date, id, money, time } from '../scalars.ts';

/** A server announces it where parcels have a time line. */
export const PARCEL_HISTORY_FEATURE = 'parcel-history';

const root = '/api/v1/parcels';
const view = asking('PARCEL_VIEW');
const status = z.enum(PARCEL_STATUSES).nullable();

const changed = <V extends z.ZodType>(value: V) =>
  z.object({ from: value.nullable(), to: value.nullable() }).nullable();

/** One line of a parcel's time line. */
const step = z.object({
  /** Tells it from all others of the answer. */
  key: z.string(),
  time,
  what: z.enum(PARCEL_STEPS),
  byKind: z.enum(['STAFF', 'MEMBER', 'AGENT', 'PROVIDER', 'TERMINAL', 'SERVER']).nullable(),
  byName: z.string().nullable(),
  /** The parcel's state before and after. */
  from: status,
  to: status,
  lockerName: z.string().nullable(),
  boxName: z.string().nullable(),
  number: changed(z.string()),
  expiry: changed(time),
  /** Where in the warehouse it was put. */
  location: z.string().nullable(),
  amount: money.nullable(),
  /** The case that it tells of. */
  caseId: id.nullable().optional(),
  /** A message to the owner; its address is masked. */
  message: z
    .object({
      event: z.string(),
      channel: z.enum(['SMS', 'MAIL']),
      address: z.string(),
      state: z.enum(MESSAGE_STATES),
    })
    .nullable(),
});

export type ParcelHappening = z.output<typeof step>;

/** The newest step first. */
const timeLine = {
  ordersId: id,
  steps: z.array(step),
  /** What happens by itself if nobody does anything. */
  next: z.object({ what: z.enum(NEXT_STEPS), time }).nullable(),
};

/** One parcel of a number: from its booking until it left. */
const stay = z.object({
  ...timeLine,
  parcelNumber: z.string(),
  ordersStatus: z.enum(PARCEL_STATUSES),
  lockerName: z.string(),
  boxName: z.string().nullable(),
});

export type ParcelStay = z.output<typeof stay>;

/** A day that was not counted. */
const skippedDay = z.object({
  day: date,
  reason: z.enum(['WEEKEND', 'HOLIDAY']),
  /** The holiday's. */
  name: z.string().nullable(),
});

/** The ends that a parcel's storage can have; the latest of them is expiryTime. */
const ENDS = ['STANDARD', 'EXTRA', 'WAREHOUSE'] as const;

const why = z.object({
  ordersId: id,
  /** From when its time counts; null while it is not laid in. */
  storeTime: time.nullable(),
  /** The rule that decides, and how many days or hours it grants; null where nothing is set. */
  rule: z.object({ rule: z.enum(STORAGE_RULES), amount: z.number() }).nullable(),
  providerName: z.string().nullable(),
  lockerName: z.string(),
  /** When that rule's time is over; null while it does not count or never ends. */
  end: time.nullable(),
  skipped: z.array(skippedDay),
  /** What was reckoned when the parcel was laid in: another moment where rules have changed since. */
  standardExpiryTime: time.nullable(),
  extraExpiryTime: time.nullable(),
  warehouseExpiryTime: time.nullable(),
  expiryTime: time.nullable(),
  decides: z.enum(ENDS).nullable(),
});

export type ParcelWhy = z.output<typeof why>;

export const parcelHistory = {
  one: view.get(`${root}/:ordersId/history`, { ordersId: id }, z.object(timeLine)),
  why: view.get(`${root}/:ordersId/why`, { ordersId: id }, why),
  /** Every stay of a number, the latest first; capitals do not matter. A number it had before counts too. */
  stays: view.get(`${root}/history`, { parcelNumber }, z.object({ content: z.array(stay) })),
};
