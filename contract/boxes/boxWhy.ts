// Why a box cannot be booked. Called only if the server announces the feature.
import { z } from 'zod';
import { BOX_NOTES, HINDRANCES } from '../../domain/boxes/bookable.ts';
import { PARCEL_STATUSES } from '../../domain/parcels/parcels.ts';
import { STRAY_CAUSES } from '../../domain/parcels/strays.ts';
import { asking } from '../endpoint.ts';
import { id, time } from '../scalars.ts';

/** Feature announced by servers that explain why a box cannot be booked. */
const BOX_WHY_FEATURE = 'box-why';

/** A parcel that occupies the box. */
const keeper = z.object({
  ordersId: id,
  parcelNumber: z.string(),
  bookNumber: z.string().nullable(),
  ordersStatus: z.enum(PARCEL_STATUSES),
  expiryTime: time.nullable(),
});

const hindrance = z.object({
  why: z.enum(HINDRANCES),
  /** Since when and by whom, if known. */
  since: time.nullable(),
  byType: z.enum(['STAFF', 'MEMBER', 'AGENT', 'PROVIDER', 'TERMINAL', 'SERVER']).nullable(),
  byName: z.string().nullable(),
  parcels: z.array(keeper),
});

const stray = z.object({
  strayId: id,
  /** Empty if a courier brought it without a booking. */
  ordersId: id.nullable(),
  parcelNumber: z.string(),
  bookNumber: z.string().nullable(),
  ordersStatus: z.enum(PARCEL_STATUSES).nullable(),
  /** A terminal reported it, or a warehouse scan took it out on the record only. */
  cause: z.enum(STRAY_CAUSES),
  laidInTime: time,
  reportedTime: time,
  /** Whether it can be recorded in this box under its booking. */
  recordable: z.boolean(),
});

export type Stray = z.input<typeof stray>;

const why = z.object({
  boxId: id,
  boxName: z.string(),
  bookable: z.boolean(),
  hindrances: z.array(hindrance),
  /** Other inconsistencies that do not prevent a booking. */
  notes: z.array(z.enum(BOX_NOTES)),
  /** Parcels possibly in the box without a booking; the box needs a physical check. */
  strays: z.array(stray),
});

export type BoxWhy = z.input<typeof why>;

export const boxWhy = {
  read: {
    ...asking('BOX_VIEW').get('/api/v1/boxes/:boxId/why', { boxId: id }, why),
    feature: BOX_WHY_FEATURE,
  },
  /** Confirms the stray parcel after a check: records it under its booking and sends its owner the PIN. */
  recordStray: asking('PARCEL_EDIT').post(
    '/api/v1/boxes/:boxId/strays/:strayId/record',
    { boxId: id, strayId: id },
    z.object({}),
  ),
  /** Confirms after a check that the box holds no stray parcel, or that it was removed. */
  confirmEmpty: asking('BOX_EDIT').post(
    '/api/v1/boxes/:boxId/strays/none',
    { boxId: id },
    z.object({}),
  ),
};
