// Resolves the alert of a flagged box that is flagged no more.
import type { Trx } from '../db/tables.ts';
import { endAlert, standsSince } from '../alerts/alerts.ts';
import type { Doer } from '../events/append.ts';
import { changeAlert } from '../lockers/lockerSituation.ts';

/**
 * A terminal's flag ends when staff set the box available or locked, or a parcel is put into it: so does its alert, and
 * perhaps the locker's EXCEPTION.
 */
export async function endFlagAlert(
  trx: Trx,
  { boxId, lockerId }: { boxId: number; lockerId: number },
  { time: _, ...by }: Doer,
  now: number,
): Promise<void> {
  const trouble = { lockerId, boxId, alertType: 'FLAGGED_LOCKED' } as const;
  if ((await standsSince(trx, trouble)) === undefined) return;
  const resolvedById = by.byType === 'STAFF' ? (by.byId ?? undefined) : undefined;
  await changeAlert(trx, { ...trouble, time: now, now, by }, (...one) =>
    endAlert(...one, resolvedById),
  );
}
