// Strays: parcels that were reported laid in and that no booking accounts for. Their box is flagged until they are settled.
import type { Kysely, Transaction } from 'kysely';
import type { StrayEnd } from '../../domain/parcels/strays.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import { flagBox, type Report } from './boxReports.ts';
import { reportTrouble } from '../alerts/alertReports.ts';
import type { Box, Parcel } from '../parcels/lockParcelForUpdate.ts';
import type { Doer } from '../parcels/moveParcel.ts';
import { appendEvent } from '../events/append.ts';
import { updateBoxStatus } from './updateBoxStatus.ts';

type Trx = Transaction<Tables>;

/** The strays of a box that nobody has looked for yet, the first to be reported first. */
export const straysIn = (db: Kysely<Tables>, boxId: number) =>
  db
    .selectFrom('strays')
    .selectAll()
    .where('boxId', '=', boxId)
    .where('settledTime', 'is', null)
    .orderBy('strayId')
    .execute();

export type Stray = Awaited<ReturnType<typeof straysIn>>[number];

/** Refuses with BOX_UNSETTLED: what still holds cannot be declared over. */
export async function refuseStrays(trx: Trx, boxIds: readonly number[]): Promise<void> {
  const found = await trx
    .selectFrom('strays')
    .innerJoin('boxes', 'boxes.boxId', 'strays.boxId')
    .select(['boxes.name as box', 'parcelNumber'])
    .where('strays.boxId', 'in', boxIds.length > 0 ? boxIds : [0])
    .where('settledTime', 'is', null)
    .orderBy('strayId')
    .limit(1)
    .executeTakeFirst();
  if (found) throw new Problem('BOX_UNSETTLED', { field: 'boxId', values: found });
}

/** When somebody last looked for this parcel in this box. */
export async function lookedForAt(trx: Trx, ordersId: number, boxId: number) {
  const { time } = await trx
    .selectFrom('strays')
    .select((is) => is.fn.max('settledTime').as('time'))
    .where('ordersId', '=', ordersId)
    .where('boxId', '=', boxId)
    .executeTakeFirstOrThrow();
  return time;
}

/** What is known of a parcel that may lie where it should not. */
export type Named = Pick<Parcel, 'parcelNumber'> & Partial<Pick<Parcel, 'ordersId' | 'memberId'>>;

const happened = (
  box: Pick<Box, 'boxId' | 'lockerId'>,
  { ordersId, memberId }: Partial<Named>,
) => ({
  subject: (ordersId === undefined ? ['box', box.boxId] : ['parcel', ordersId]) as [
    'box' | 'parcel',
    number,
  ],
  lockerId: box.lockerId,
  boxId: box.boxId,
  ordersId: ordersId ?? null,
  memberId: memberId ?? null,
});

/**
 * Notes that the parcel may lie in the box, which is held, flags the box and raises the alert. Said again while nobody
 * has looked, it is one more report of the same.
 */
export async function reportStray(
  trx: Trx,
  box: Box,
  parcel: Named,
  report: Report,
): Promise<void> {
  const { lockerId, time, now } = report;
  const { parcelNumber, ordersId = null } = parcel;
  const { boxId } = box;
  const written = await trx
    .insertInto('strays')
    .values({ lockerId, boxId, ordersId, parcelNumber, laidInTime: time, reportedTime: now })
    .onConflict((is) =>
      is.columns(['boxId', 'parcelNumber']).where('settledTime', 'is', null).doNothing(),
    )
    .returning('strayId')
    .executeTakeFirst();
  if (written)
    await appendEvent(trx, {
      ...happened(box, parcel),
      time,
      type: 'PARCEL_STRAY',
      byKind: 'TERMINAL',
      byId: lockerId,
      data: { parcelNumber },
    });
  await flagBox(trx, report, boxId);
  await reportTrouble(trx, report, { alertType: 'FLAGGED_LOCKED', boxId }, false);
}

/**
 * The terminal says that the parcel was taken out of the box, which is held: where it was a stray there, it is one no
 * longer. False where it was none.
 */
export async function takeOutStray(
  trx: Trx,
  box: Box,
  ordersId: number,
  report: Report,
): Promise<boolean> {
  const found = await straysIn(trx, box.boxId);
  const out = found.filter(
    (stray) => stray.ordersId === ordersId && stray.laidInTime <= report.time,
  );
  if (out.length === 0) return false;
  const by = { time: report.time, byKind: 'TERMINAL', byId: report.lockerId } as const;
  const strayIds = out.map(({ strayId }) => strayId);
  await settleStrays(trx, box, 'TAKEN_OUT', by, strayIds);
  if (out.length < found.length) return true;
  await updateBoxStatus(trx, box, by, report.now, { flagOver: true });
  const trouble = { alertType: 'FLAGGED_LOCKED', boxId: box.boxId } as const;
  return reportTrouble(trx, report, trouble, true);
}

/** Settles strays of a box that is held, all of them unless one is named. Gives those that were. */
export async function settleStrays(
  trx: Trx,
  box: Pick<Box, 'boxId' | 'lockerId'>,
  settledAs: StrayEnd,
  by: Doer,
  strayIds?: readonly number[],
): Promise<Stray[]> {
  const settledBy = by.byKind === 'STAFF' ? by.byId : null;
  const settled = await trx
    .updateTable('strays')
    .set({ settledTime: by.time, settledBy, settledAs })
    .where('boxId', '=', box.boxId)
    .where('settledTime', 'is', null)
    .$if(strayIds !== undefined, (query) => query.where('strayId', 'in', strayIds ?? []))
    .returningAll()
    .execute();
  await appendEvent(
    trx,
    settled.map(({ ordersId, parcelNumber }) => ({
      ...happened(box, ordersId === null ? {} : { ordersId }),
      ...by,
      type: 'PARCEL_STRAY_SETTLED' as const,
      data: { parcelNumber, settledAs },
    })),
  );
  return settled;
}
