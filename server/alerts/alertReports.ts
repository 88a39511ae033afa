// Trouble that a terminal reports: it stands until the terminal says that it is over or a person settles it.
import type { Transaction } from 'kysely';
import type { AlertType } from '../../domain/alerts.ts';
import type { Tables } from '../db/tables.ts';
import { endAlert, raiseAlert } from './alerts.ts';
import { ownBox, type Report } from '../boxes/boxReports.ts';
import { holdsStray } from '../boxes/updateBoxStatus.ts';
import { lockLockerForUpdate, updateLockerSituation } from '../lockers/lockerSituation.ts';

/** Trouble began or ended; the locker is in EXCEPTION while one stands. Said twice it stands once. */
export async function reportTrouble(
  trx: Transaction<Tables>,
  { lockerId, time, now }: Report,
  { alertType, boxId }: { alertType: AlertType; boxId?: number | undefined },
  ended: boolean,
): Promise<boolean> {
  if (boxId !== undefined) await ownBox(trx, lockerId, boxId);
  // One report a locker at a time, so that the same trouble said twice at once is not raised twice.
  await lockLockerForUpdate(trx, lockerId);
  const by = { byKind: 'TERMINAL', byId: lockerId } as const;
  // What a person has to look for in the box does not end by itself.
  if (ended && alertType === 'FLAGGED_LOCKED' && boxId && (await holdsStray(trx, boxId)))
    return false;
  await (ended ? endAlert : raiseAlert)(trx, { lockerId, alertType, boxId, time, now, by });
  await updateLockerSituation(trx, lockerId, now, by);
  return true;
}
