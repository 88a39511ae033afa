// Export of a parcel list: the screen's filters and order, all pages; never a PIN.
import { shownPayStatus } from '../../domain/parcels/parcels.ts';
import type { RequestContext } from '../http/context.ts';
import type { ExportColumn } from '../exports/export.ts';
import { dateText } from '../exports/times.ts';
import type { Taken } from '../exports/exported.ts';
import { parcelRows, type NamedParcel } from './parcelRows.ts';
import { allIds, type Walk } from './parcelWalk.ts';

type Columns = ExportColumn<NamedParcel>[];

/** Columns of the file; values named as in the list's filters. */
export const PARCEL_COLUMNS: Columns = [
  { header: 'Parcel number', value: (row) => row.parcelNumber },
  { header: 'Book number', value: (row) => row.bookNumber },
  { header: 'Status', value: (row) => row.ordersStatus, choices: 'ordersStatus' },
  { header: 'Parcel type', value: (row) => row.parcelType, choices: 'parcelType' },
  {
    header: 'Pay status',
    value: (row) => row.payStatus,
    shown: (row) => shownPayStatus(row.payStatus, row.nothingDue, row.ordersStatus),
    choices: 'payStatus',
  },
  { header: 'Locker number', value: (row) => row.lockerNumber },
  { header: 'Locker name', value: (row) => row.lockerName },
  { header: 'Box', value: (row) => row.boxName },
  { header: 'Box type', value: (row) => row.boxTypeName },
  { header: 'Member', value: (row) => row.memberName },
  { header: 'Mobile', value: (row) => row.customerMobile },
  { header: 'Booked', kind: 'time', value: (row) => row.bookTime },
  { header: 'Deposited', kind: 'time', value: (row) => row.storeTime },
  { header: 'Collected', kind: 'time', value: (row) => row.collectTime },
  { header: 'Expires', kind: 'time', value: (row) => row.expiryTime },
  { header: 'Last updated', kind: 'time', value: (row) => row.lastUpdatedTime },
];

interface Exported {
  /** The name of the file and of its history entry. */
  readonly called: string;
  readonly walk: Walk;
  readonly columns: Columns;
  /** The filters, for the history. */
  readonly params: Record<string, unknown>;
}

/** Columns and rows of the export. */
export function exportedParcels(
  context: RequestContext,
  { called, walk, columns, params }: Exported,
): Taken<NamedParcel> {
  async function* pages() {
    for await (const ids of allIds(walk)) yield parcelRows(context, ids);
  }
  return {
    called,
    params,
    name: `${called}-${dateText(context.now(), context.config.timeZone)}`,
    columns,
    pages: pages(),
  };
}
