// Orders: parcels with legacy statuses. Not in the specification: it names no call for them.
import { z } from 'zod';
import { LEGACY_ORDER_STATUSES } from '../../domain/parcels/parcels.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { parcelRow } from './parcels.ts';
import { search } from '../scalars.ts';

const root = '/api/v1/orders';

const row = z.object({
  ...parcelRow.pick({
    ordersId: true,
    parcelNumber: true,
    bookNumber: true,
    lockerId: true,
    lockerNumber: true,
    lockerName: true,
    boxId: true,
    boxName: true,
    memberName: true,
    customerMobile: true,
    bookTime: true,
    storeTime: true,
    collectTime: true,
    lastUpdatedTime: true,
  }).shape,
  orderStatus: z.enum(LEGACY_ORDER_STATUSES),
});

export type LegacyOrderRow = z.input<typeof row>;

const filters = {
  /** Prefix of a number. */
  parcelNumber: search,
  lockerName: search,
  orderStatus: z.enum(LEGACY_ORDER_STATUSES).optional(),
  /** Prefix of the customer's number; exact match for users without access to personal data. */
  mobile: search,
};

const list = asking('PARCEL_VIEW').listing(`${root}/query`, filters, row, [
  'parcelNumber',
  'bookTime',
  'storeTime',
  'collectTime',
  'lastUpdatedTime',
]);

const exporting = asking('PARCEL_EXPORT');
const exported = { ...filters, sort: list.input.shape.sort };

/** Parcels in a state without a legacy status are omitted. */
export const orders = collection({
  id: 'ordersId',
  feature: 'orders',
  list,
  exportCsv: exporting.file(`${root}/export/csv`, exported),
  exportXlsx: exporting.file(`${root}/export/xlsx`, exported),
});
