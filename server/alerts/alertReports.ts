// Alert conditions reported by terminals: open until the terminal or a person ends them.
import type { AlertType } from '../../domain/alerts.ts';
import type { Trx } from '../db/tables.ts';
import { endAlert, raiseAlert, standsSince } from './alerts.ts';
import { lockBoxForUpdate, type Report } from '../boxes/boxReports.ts';
import { holdsStray } from '../boxes/updateBoxStatus.ts';
import { changeAlert } from '../lockers/lockerSituation.ts';

/** A door that closes is not left open any more, whether or not the terminal reports that too. */
export async function endUnclosed(trx: Trx, report: Report, boxId: number) {
  const trouble = { alertType: 'DOOR_UNCLOSED', boxId } as const;
  const since = await standsSince(trx, { lockerId: report.lockerId, ...trouble });
  if (since !== undefined && since <= report.time) await reportTrouble(trx, report, trouble, true);
}

/** An alert condition began or ended; the locker is in EXCEPTION while one is open. Repeats have no further effect. */
export async function reportTrouble(
  trx: Trx,
  { lockerId, time, now }: Report,
  { alertType, boxId }: { alertType: AlertType; boxId?: number | undefined },
  ended: boolean,
): Promise<boolean> {
  if (boxId !== undefined) await lockBoxForUpdate(trx, boxId, lockerId);
  // An alert that requires checking the box does not end by itself.
  if (ended && alertType === 'FLAGGED_LOCKED' && boxId && (await holdsStray(trx, boxId)))
    return false;
  const by = { byType: 'TERMINAL', byId: lockerId } as const;
  const trouble = { lockerId, alertType, boxId, time, now, by };
  await changeAlert(trx, trouble, ended ? endAlert : raiseAlert);
  return true;
}
