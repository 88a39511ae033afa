// Routes of bookings: every parcel booked under a number, filtered by number, size and locker.
import { sql, type SqlBool } from 'kysely';
import { bookings } from '../../contract/parcels/bookings.ts';
import { routesOf } from '../http/routesOf.ts';
import { allOf, orderOf } from '../lists/listing.ts';
import { outsidePrefix } from '../parcels/counting.ts';
import { numberOnLabel } from '../parcels/numberOnLabel.ts';
import { atNumber, numberBegins } from '../parcels/parcelFilters.ts';
import { parcelRows, type NamedParcel } from '../parcels/parcelRows.ts';
import { GATHERED_MAX, longPage } from '../parcels/parcelWalk.ts';

/** The columns of the API's field names. */
const KEPT_AS: Readonly<Record<string, string>> = {
  bookedTime: 'bookTime',
  collectedTime: 'collectTime',
};

const asBooking = ({ bookNumber, bookTime, collectTime, ...parcel }: NamedParcel) => ({
  ...parcel,
  bookNumber: bookNumber ?? '',
  bookedTime: bookTime,
  collectedTime: collectTime,
});

const BOOKED = sql<SqlBool>`"parcels"."bookNumber" is not null`;

export const bookingRoutes = routesOf(bookings, {
  list: async ({ page, size, sort, bookNumber, boxTypeId, lockerNumber }, context) => {
    const { db } = context.database;
    const { field, direction } = orderOf(sort);
    const conditions = [BOOKED];
    const number = bookNumber && (await numberOnLabel(db, bookNumber, 'bookNumber'));
    if (number) conditions.push(numberBegins('bookNumber', number));
    if (boxTypeId !== undefined)
      conditions.push(sql<SqlBool>`"parcels"."boxTypeId" = ${boxTypeId}`);
    if (lockerNumber) conditions.push(await atNumber(db, lockerNumber));
    const order = { field: KEPT_AS[field] ?? field, direction };
    const gatheredUpTo = bookNumber || lockerNumber ? GATHERED_MAX : 0;
    const isOne = number && boxTypeId === undefined && !lockerNumber;
    const counts = {
      countedIn: bookNumber ? undefined : ('parcelCounts' as const),
      outside: isOne ? outsidePrefix('parcels.bookNumber', number, BOOKED) : undefined,
    };
    const walk = { db, where: allOf(conditions), order, gatheredUpTo, ...counts };
    return longPage(walk, { page, size }, async (ids) =>
      (await parcelRows(context, ids)).map(asBooking),
    );
  },
});
