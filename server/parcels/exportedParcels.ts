// Export of a parcel list: the screen's filters and order, all pages; never a PIN.
import { sql } from 'kysely';
import { PARCEL_STATUSES, shownPayStatus } from '../../domain/parcels/parcels.ts';
import type { RequestContext } from '../http/context.ts';
import type { Taken } from '../exports/exported.ts';
import { storedTable, type StoredColumn, type StoredRow } from '../exports/storedTable.ts';
import { dateText } from '../exports/times.ts';
import { maskedMobile, seesPersonal } from '../lists/personal.ts';
import { memberName } from './parcelInfo.ts';
import { CUSTOMER_MOBILE, NOTHING_DUE } from './parcelRows.ts';
import { allParcels, type Walk } from './parcelWalk.ts';

const JOINS = sql`join "lockers" using ("lockerId")
  left join "boxes" on "boxes"."boxId" = "parcels"."boxId"
  left join "boxTypes" on "boxTypes"."boxTypeId" = "parcels"."boxTypeId"
  left join "members" on "members"."memberId" = "parcels"."memberId"`;

const UNUSED = PARCEL_STATUSES.filter(
  (status) => shownPayStatus('WAIT', false, status) === 'NOTHING_DUE',
);

/** As shownPayStatus has it. */
const SHOWN_PAY_STATUS = sql`case when "parcels"."ordersStatus" = any(${UNUSED})
  or ("parcels"."payStatus" = 'SUCCESS' and ${NOTHING_DUE}) then 'NOTHING_DUE' else "parcels"."payStatus" end`;

const STATUS: StoredColumn = {
  header: 'Status',
  value: sql.ref('parcels.ordersStatus'),
  choices: 'ordersStatus',
};

/** Columns of the file; values named as in the list's filters. */
const columnsOf = (context: RequestContext, status: StoredColumn): StoredColumn[] => [
  { header: 'Parcel number', value: sql.ref('parcels.parcelNumber') },
  { header: 'Book number', value: sql.ref('parcels.bookNumber') },
  status,
  { header: 'Parcel type', value: sql.ref('parcels.parcelType'), choices: 'parcelType' },
  {
    header: 'Pay status',
    value: sql.ref('parcels.payStatus'),
    shown: SHOWN_PAY_STATUS,
    choices: 'payStatus',
  },
  { header: 'Locker number', value: sql.ref('lockers.lockerNumber') },
  { header: 'Locker name', value: sql.ref('lockers.lockerName') },
  { header: 'Box', value: sql.ref('boxes.name') },
  { header: 'Box type', value: sql.ref('boxTypes.name') },
  { header: 'Member', value: memberName },
  {
    header: 'Mobile',
    value: seesPersonal(context) ? CUSTOMER_MOBILE : maskedMobile(CUSTOMER_MOBILE),
  },
  { header: 'Booked', type: 'time', value: sql.ref('parcels.bookTime') },
  { header: 'Deposited', type: 'time', value: sql.ref('parcels.storeTime') },
  { header: 'Collected', type: 'time', value: sql.ref('parcels.collectTime') },
  { header: 'Expires', type: 'time', value: sql.ref('parcels.expiryTime') },
  { header: 'Last updated', type: 'time', value: sql.ref('parcels.lastUpdatedTime') },
];

interface Exported {
  /** The name of the file and of its history entry. */
  readonly called: string;
  readonly walk: Walk;
  /** The filters, for the history. */
  readonly params: Record<string, unknown>;
  /** The column of the status. */
  readonly status?: StoredColumn;
}

/** Columns and rows of the export. */
export const exportedParcels = (
  context: RequestContext,
  { called, walk, params, status = STATUS }: Exported,
): Taken<StoredRow> => ({
  called,
  params,
  name: `${called}-${dateText(context.now(), context.config.timeZone)}`,
  ...storedTable(context, columnsOf(context, status), allParcels(walk, JOINS)),
});
