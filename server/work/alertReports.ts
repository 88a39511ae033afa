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

/** The alert of this kind at this place that the terminal has not ended; a person may have settled it already. */
const unended = (trx: Trx, { lockerId, alertType, boxId }: Trouble) =>
  trx
    .selectFrom('alerts')
    .select(['alertId', 'settledTime'])
    .where('lockerId', '=', lockerId)
    .where('alertType', '=', alertType)
    .where('boxId', 'is not distinct from', boxId ?? null)
    .where('endTime', 'is', null)
    .executeTakeFirst();

async function close(trx: Trx, { time, now }: Trouble, alertId: number): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({ endTime: time, lastUpdatedTime: now })
    .where('alertId', '=', alertId)
    .execute();
}

/** Trouble that stands already is not raised again; what was settled and comes back is new trouble. */
async function raise(trx: Trx, trouble: Trouble): Promise<void> {
  const before = await unended(trx, trouble);
  if (before?.settledTime === null) return;
  if (before) await close(trx, trouble, before.alertId);
  const { lockerId, alertType, boxId, time, now } = trouble;
  const { alertId } = await trx
    .insertInto('alerts')
    .values({ lockerId, alertType, boxId, startTime: time, lastUpdatedTime: now })
    .returning('alertId')
    .executeTakeFirstOrThrow();
  await record(trx, said('ALERT_RAISED', trouble, alertId));
}

async function end(trx: Trx, trouble: Trouble): Promise<void> {
  const alert = await unended(trx, trouble);
  if (!alert) return;
  await close(trx, trouble, alert.alertId);
  await record(trx, said('ALERT_ENDED', trouble, alert.alertId));
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
