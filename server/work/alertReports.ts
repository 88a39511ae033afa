// Trouble that a terminal reports: it stands until the terminal says that it is over or a person settles it.
import type { Transaction } from 'kysely';
import type { AlertType } from '../../contract/terminals.ts';
import type { Tables } from '../db/tables.ts';
import { ownBox, type Report } from './boxReports.ts';
import { settleSituation } from './lockerSituation.ts';
import { record, type Happening } from './record.ts';

type Trx = Transaction<Tables>;

export interface Trouble extends Report {
  alertType: AlertType;
  boxId?: number | undefined;
}

const said = (
  type: 'ALERT_RAISED' | 'ALERT_ENDED',
  trouble: Trouble,
  alertId: number,
): Happening => ({
  time: trouble.time,
  type,
  subject: ['alert', alertId],
  lockerId: trouble.lockerId,
  boxId: trouble.boxId,
  byKind: 'TERMINAL',
  byId: trouble.lockerId,
  data: { alertType: trouble.alertType },
});

/** The alerts of this kind at this place that still stand. */
async function standing(trx: Trx, { lockerId, alertType, boxId }: Trouble): Promise<number[]> {
  const rows = await trx
    .selectFrom('alerts')
    .select('alertId')
    .where('lockerId', '=', lockerId)
    .where('alertType', '=', alertType)
    .where('boxId', 'is not distinct from', boxId ?? null)
    .where('endTime', 'is', null)
    .where('settledTime', 'is', null)
    .execute();
  return rows.map((row) => row.alertId);
}

async function raise(trx: Trx, trouble: Trouble): Promise<void> {
  const { lockerId, alertType, boxId, time, now } = trouble;
  if ((await standing(trx, trouble)).length > 0) return;
  const { alertId } = await trx
    .insertInto('alerts')
    .values({ lockerId, alertType, boxId, startTime: time, lastUpdatedTime: now })
    .returning('alertId')
    .executeTakeFirstOrThrow();
  await record(trx, said('ALERT_RAISED', trouble, alertId));
}

async function end(trx: Trx, trouble: Trouble): Promise<void> {
  const alertIds = await standing(trx, trouble);
  if (alertIds.length === 0) return;
  await trx
    .updateTable('alerts')
    .set({ endTime: trouble.time, lastUpdatedTime: trouble.now })
    .where('alertId', 'in', alertIds)
    .execute();
  await record(
    trx,
    alertIds.map((alertId) => said('ALERT_ENDED', trouble, alertId)),
  );
}

/** Trouble began or ended; the locker is in EXCEPTION while one stands. Said twice it stands once. */
export async function reportTrouble(trx: Trx, trouble: Trouble, ended: boolean): Promise<boolean> {
  if (trouble.boxId !== undefined) await ownBox(trx, trouble.lockerId, trouble.boxId);
  // One report a locker at a time, so that two terminals' words at once never raise the same trouble twice.
  await trx
    .selectFrom('lockers')
    .select('lockerId')
    .where('lockerId', '=', trouble.lockerId)
    .forUpdate()
    .execute();
  await (ended ? end(trx, trouble) : raise(trx, trouble));
  await settleSituation(trx, trouble.lockerId, trouble.now);
  return true;
}
