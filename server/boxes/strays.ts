// Strays: parcels that may be in a box without a record of it. They flag their box until resolved.
import type { StrayCause, StrayEnd } from '../../domain/parcels/strays.ts';
import type { Db, Trx } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';
import { byTerminal, flagBox, type Report } from './boxReports.ts';
import { reportTrouble } from '../alerts/alertReports.ts';
import type { Box, Parcel } from '../parcels/lockParcelForUpdate.ts';
import { appendEvent, type Doer } from '../events/append.ts';
import { changeAlert } from '../lockers/lockerSituation.ts';
import { updateBoxStatus } from './updateBoxStatus.ts';

/** The open strays of a box, oldest report first. */
export const straysIn = (db: Db, boxId: number) =>
  db
    .selectFrom('strays')
    .selectAll()
    .where('boxId', '=', boxId)
    .where('resolvedTime', 'is', null)
    .orderBy('strayId')
    .execute();

export type Stray = Awaited<ReturnType<typeof straysIn>>[number];

/** Throws BOX_UNSETTLED if the box has open strays. */
export async function refuseStrays(trx: Trx, boxIds: readonly number[]): Promise<void> {
  const found = await trx
    .selectFrom('strays')
    .innerJoin('boxes', 'boxes.boxId', 'strays.boxId')
    .select(['boxes.name as box', 'parcelNumber'])
    .where('strays.boxId', 'in', boxIds.length > 0 ? boxIds : [0])
    .where('resolvedTime', 'is', null)
    .orderBy('strayId')
    .limit(1)
    .executeTakeFirst();
  if (found) throw new Problem('BOX_UNSETTLED', { field: 'boxId', values: found });
}

/** When this parcel was last searched for in this box. */
export async function lookedForAt(trx: Trx, ordersId: number, boxId: number) {
  const { time } = await trx
    .selectFrom('strays')
    .select((is) => is.fn.max('resolvedTime').as('time'))
    .where('ordersId', '=', ordersId)
    .where('boxId', '=', boxId)
    .executeTakeFirstOrThrow();
  return time;
}

/** A parcel that may be in the wrong place. */
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

interface Suspicion {
  readonly cause: StrayCause;
  readonly laidInTime: number;
  readonly now: number;
  readonly by: Doer;
}

/** Writes it down once, however often it is reported while it is open. */
async function addStray(
  trx: Trx,
  box: Box,
  parcel: Named,
  { by, now, ...how }: Suspicion,
): Promise<void> {
  const { lockerId, boxId } = box;
  const { parcelNumber, ordersId = null } = parcel;
  const written = await trx
    .insertInto('strays')
    .values({ ...how, lockerId, boxId, ordersId, parcelNumber, reportedTime: now })
    .onConflict((is) =>
      is.columns(['boxId', 'parcelNumber']).where('resolvedTime', 'is', null).doNothing(),
    )
    .returning('strayId')
    .executeTakeFirst();
  if (!written) return;
  const data = { parcelNumber, ...(how.cause === 'REPORTED' ? {} : { cause: how.cause }) };
  await appendEvent(trx, { ...happened(box, parcel), ...by, type: 'PARCEL_STRAY', data });
}

/**
 * Records that the parcel may be in the box (which must be locked), flags the box and raises the alert. While the
 * stray is open, further calls count as repeated reports.
 */
export async function reportStray(
  trx: Trx,
  box: Box,
  parcel: Named,
  report: Report,
): Promise<void> {
  const { time, now } = report;
  const { boxId } = box;
  const by = byTerminal(report);
  await addStray(trx, box, parcel, { cause: 'REPORTED', laidInTime: time, now, by });
  await flagBox(trx, report, boxId);
  await reportTrouble(trx, report, { alertType: 'FLAGGED_LOCKED', boxId }, false);
}

/** A parcel has left its locked box on the record only: the box is flagged until somebody has looked into it. */
export async function suspectInside(
  trx: Trx,
  box: Box,
  parcel: Parcel,
  by: Doer,
  now: number,
): Promise<void> {
  const { lockerId, boxId } = box;
  const laidInTime = parcel.storeTime ?? by.time;
  await addStray(trx, box, parcel, { cause: 'WAREHOUSE', laidInTime, now, by });
  await updateBoxStatus(trx, box, by, now);
  const { time, ...who } = by;
  await changeAlert(trx, { lockerId, boxId, alertType: 'FLAGGED_LOCKED', time, now, by: who });
}

/**
 * The terminal reports that the parcel was removed from the box (which must be locked): a stray there is resolved.
 * Returns false if there was none.
 * @param doerOf who took it out, by the proof of the report; it gets the time from which the stray was in the box
 */
export async function takeOutStray(
  trx: Trx,
  box: Box,
  ordersId: number,
  report: Report,
  doerOf: (laidInTime: number) => Promise<Doer>,
): Promise<boolean> {
  const found = await straysIn(trx, box.boxId);
  const out = found.filter(
    (stray) => stray.ordersId === ordersId && stray.laidInTime <= report.time,
  );
  if (out.length === 0) return false;
  const by = await doerOf(Math.max(...out.map(({ laidInTime }) => laidInTime)));
  const strayIds = out.map(({ strayId }) => strayId);
  await resolveStrays(trx, box, 'TAKEN_OUT', by, strayIds);
  if (out.length < found.length) return true;
  await updateBoxStatus(trx, box, by, report.now, { flagOver: true });
  const trouble = { alertType: 'FLAGGED_LOCKED', boxId: box.boxId } as const;
  return reportTrouble(trx, report, trouble, true);
}

/** Resolves strays of a locked box, all of them or the given one. Returns those resolved. */
export async function resolveStrays(
  trx: Trx,
  box: Pick<Box, 'boxId' | 'lockerId'>,
  resolution: StrayEnd,
  by: Doer,
  strayIds?: readonly number[],
): Promise<Stray[]> {
  const resolvedById = by.byType === 'STAFF' ? by.byId : null;
  const resolved = await trx
    .updateTable('strays')
    .set({ resolvedTime: by.time, resolvedById, resolution })
    .where('boxId', '=', box.boxId)
    .where('resolvedTime', 'is', null)
    .$if(strayIds !== undefined, (query) => query.where('strayId', 'in', strayIds ?? []))
    .returningAll()
    .execute();
  await appendEvent(
    trx,
    resolved.map(({ ordersId, parcelNumber }) => ({
      ...happened(box, ordersId === null ? {} : { ordersId }),
      ...by,
      type: 'PARCEL_STRAY_SETTLED' as const,
      data: { parcelNumber, resolution },
    })),
  );
  return resolved;
}
