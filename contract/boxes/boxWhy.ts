// Why a box cannot be booked. Asked only where it is announced.
import { z } from 'zod';
import { BOX_NOTES, HINDRANCES } from '../../domain/boxes/bookable.ts';
import { PARCEL_STATUSES } from '../../domain/parcels/parcels.ts';
import { asking } from '../endpoint.ts';
import { id, time } from '../scalars.ts';

/** A server announces it where it tells why a box cannot be booked. */
export const BOX_WHY_FEATURE = 'box-why';

/** A parcel that keeps the box. */
const keeper = z.object({
  ordersId: id,
  parcelNumber: z.string(),
  bookNumber: z.string().nullable(),
  ordersStatus: z.enum(PARCEL_STATUSES),
  expiryTime: time.nullable(),
});

const hindrance = z.object({
  why: z.enum(HINDRANCES),
  /** Since when and by whom, where that is known. */
  since: time.nullable(),
  byKind: z.enum(['STAFF', 'MEMBER', 'AGENT', 'PROVIDER', 'TERMINAL', 'SERVER']).nullable(),
  byName: z.string().nullable(),
  parcels: z.array(keeper),
});

const stray = z.object({
  strayId: id,
  /** None where a courier brought it without a booking. */
  ordersId: id.nullable(),
  parcelNumber: z.string(),
  bookNumber: z.string().nullable(),
  ordersStatus: z.enum(PARCEL_STATUSES).nullable(),
  laidInTime: time,
  reportedTime: time,
  /** Whether it can be recorded in this box under its booking. */
  recordable: z.boolean(),
});

export type Stray = z.output<typeof stray>;

const why = z.object({
  boxId: id,
  boxName: z.string(),
  bookable: z.boolean(),
  hindrances: z.array(hindrance),
  /** What is odd about it besides, and keeps nobody from booking it. */
  notes: z.array(z.enum(BOX_NOTES)),
  /** Parcels that may lie in it though no booking accounts for them: somebody has to look. */
  strays: z.array(stray),
});

export type BoxWhy = z.output<typeof why>;

export const boxWhy = {
  read: asking('BOX_VIEW').get('/api/v1/boxes/:boxId/why', { boxId: id }, why),
  /** Somebody looked and the stray is there: it is recorded under its booking, and its owner gets the PIN. */
  recordStray: asking('PARCEL_EDIT').post(
    '/api/v1/boxes/:boxId/strays/:strayId/record',
    { boxId: id, strayId: id },
    z.object({}),
  ),
  /** Somebody looked: no stray is in the box, or it was taken out. */
  confirmEmpty: asking('BOX_EDIT').post(
    '/api/v1/boxes/:boxId/strays/none',
    { boxId: id },
    z.object({}),
  ),
};
