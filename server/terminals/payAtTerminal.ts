// Payment of a parcel at the terminal.
import type { Db, Trx } from '../db/tables.ts';
import { lockParcelForUpdate } from '../parcels/lockParcelForUpdate.ts';
import { byTerminal } from '../boxes/boxReports.ts';
import { notBefore, type ParcelReport } from './parcelReports.ts';
import { markAllPaid } from '../payments/markPaid.ts';

/** Marks all open charges of the parcel as paid. False if there are none; throws NOT_FOUND for another locker's parcel. */
export async function payAtTerminal(
  trx: Trx,
  report: ParcelReport,
  ordersId: number,
): Promise<boolean> {
  const { parcel } = await lockParcelForUpdate(trx, ordersId, { lockerId: report.lockerId });
  const by = byTerminal(notBefore(report, parcel.storeTime));
  return markAllPaid(trx, ordersId, by, report.timeZone);
}

/** Open amounts of these parcels: cents by parcel, without those that are paid. */
export async function dueOf(
  trx: Db,
  ordersIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ordersIds.length === 0) return new Map();
  const open = await trx
    .selectFrom('payments')
    .select(['ordersId', 'amountCents'])
    .where('ordersId', 'in', ordersIds)
    .where('payStatus', '=', 'WAIT')
    .execute();
  const due = new Map<number, number>();
  for (const { ordersId, amountCents } of open)
    if (ordersId !== null) due.set(ordersId, (due.get(ordersId) ?? 0) + amountCents);
  return due;
}
