// Somebody pays at the terminal what their parcel cost.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { holdParcel } from './holdParcel.ts';
import { byTerminal, notBefore, type ParcelReport } from './parcelReports.ts';
import { settleAllOf } from './settlePayment.ts';

/** All that is open of the parcel is paid. False where nothing is; a parcel of another locker is not found. */
export async function payAtTerminal(
  trx: Transaction<Tables>,
  report: ParcelReport,
  ordersId: number,
): Promise<boolean> {
  const { parcel } = await holdParcel(trx, ordersId, { lockerId: report.lockerId });
  return settleAllOf(trx, ordersId, byTerminal(notBefore(report, parcel.storeTime)));
}
