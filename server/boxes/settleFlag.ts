// A flagged box is fit for use again: the alert that the flag raised is settled with it.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { endAlert } from '../alerts/alerts.ts';
import { updateLockerSituation } from '../lockers/lockerSituation.ts';

/** Who saw to it: what doneBy gives. */
interface Settled {
  time: number;
  byKind: 'STAFF';
  byId: number;
  byName: string;
}

/** A flag comes from a terminal and ends with setting the box available: so does its alert, and perhaps the locker's EXCEPTION. */
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
