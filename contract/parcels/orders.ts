// Orders: the parcels in the legacy statuses' words. Ours: the specification names their words and no call for them.
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

export type LegacyOrderRow = z.output<typeof row>;

const filters = {
  /** The beginning of a number. */
  parcelNumber: search,
  lockerName: search,
  orderStatus: z.enum(LEGACY_ORDER_STATUSES).optional(),
  /** The beginning of the customer's number; the whole of it for whoever may not see what is personal. */
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

/** A parcel in a state that the legacy list does not have is not in it. */
export const orders = collection({
  id: 'ordersId',
  feature: 'orders',
  list,
  exportCsv: exporting.file(`${root}/export/csv`, exported),
  exportXlsx: exporting.file(`${root}/export/xlsx`, exported),
});
