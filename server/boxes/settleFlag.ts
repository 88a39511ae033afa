// Resolves the alert of a flagged box that is set available again.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { endAlert } from '../alerts/alerts.ts';
import { updateLockerSituation } from '../lockers/lockerSituation.ts';

/** The actor, from doneBy. */
interface Settled {
  time: number;
  byKind: 'STAFF';
  byId: number;
  byName: string;
}

/** A terminal's flag ends when the box is set available: so does its alert, and perhaps the locker's EXCEPTION. */
export async function settleFlag(
  trx: Transaction<Tables>,
  { boxId, lockerId }: { boxId: number; lockerId: number },
  { time, ...by }: Settled,
): Promise<void> {
  await endAlert(
    trx,
    { lockerId, boxId, alertType: 'FLAGGED_LOCKED', time, now: time, by },
    by.byId,
  );
  await updateLockerSituation(trx, lockerId, time, by);
}
