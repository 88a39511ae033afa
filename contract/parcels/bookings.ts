// Bookings: which box was booked under which number, and until when it was used.
import { z } from 'zod';
import { PARCEL_STATUSES } from '../../domain/parcels/parcels.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { boxTypeId, extension, id, reference, search, time } from '../scalars.ts';

/** A booking record (R3.34), and what it is for. */
const row = z.object({
  ordersId: id,
  bookNumber: z.string(),
  bookedTime: time.nullable(),
  collectedTime: time.nullable(),
  boxTypeId: boxTypeId.nullable(),
  boxTypeName: extension(z.string().nullable().optional()),
  lockerId: extension(reference('lockers').optional()),
  lockerNumber: z.string(),
  lockerName: extension(z.string().optional()),
  parcelNumber: extension(z.string().optional()),
  ordersStatus: extension(z.enum(PARCEL_STATUSES).optional()),
  lastUpdatedTime: time.optional(),
});

export type BookingRow = z.input<typeof row>;

export const bookings = collection({
  id: 'ordersId',
  list: asking('PARCEL_VIEW').listing(
    '/api/orders/v1/orders/query',
    {
      /** Prefix of a number. */
      bookNumber: search,
      boxTypeId: boxTypeId.optional(),
      /** Prefix of a number. */
      lockerNumber: search,
    },
    row,
    ['bookNumber', 'bookedTime', 'collectedTime', 'lastUpdatedTime'],
  ),
});
