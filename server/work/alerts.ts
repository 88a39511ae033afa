// The rows of alerts: raised once, ended once, each with its line in the history.
import type { Transaction } from 'kysely';
import type { AlertType } from '../../contract/terminals.ts';
import type { Tables } from '../db/tables.ts';
import { record, type Happening } from './record.ts';

type Trx = Transaction<Tables>;

/** Which trouble, where; who says so and when (epoch milliseconds). */
export interface Trouble {
  lockerId: number;
  alertType: AlertType;
  boxId?: number | null | undefined;
  /** When it happened, and when it was heard. */
  time: number;
  now: number;
  by: Pick<Happening, 'byKind' | 'byId' | 'byName'>;
}

const happened = ({ time, lockerId, boxId, by }: Trouble, alertId: number) => ({
  time,
  subject: ['alert', alertId] as Happening['subject'],
  lockerId,
  boxId,
  ...by,
});

/** The alert of this kind at this place that has not ended; a person may have settled it already. */
const unended = (trx: Trx, { lockerId, alertType, boxId }: Trouble) =>
  trx
    .selectFrom('alerts')
    .select(['alertId', 'settledTime'])
    .where('lockerId', '=', lockerId)
    .where('alertType', '=', alertType)
    .where('boxId', 'is not distinct from', boxId ?? null)
    .where('endTime', 'is', null)
    .executeTakeFirst();

async function close(trx: Trx, { time, now }: Trouble, alertId: number, settledBy?: number) {
  const settled = settledBy === undefined ? {} : { settledTime: now, settledBy };
  await trx
    .updateTable('alerts')
    .set({ endTime: time, lastUpdatedTime: now, ...settled })
    .where('alertId', '=', alertId)
    .execute();
}

/** Trouble that stands already is not raised again; what was settled and comes back is new trouble. */
export async function raiseAlert(trx: Trx, trouble: Trouble): Promise<void> {
  const before = await unended(trx, trouble);
  if (before?.settledTime === null) return;
  if (before) await close(trx, trouble, before.alertId);
  const { lockerId, alertType, boxId, time, now } = trouble;
  const { alertId } = await trx
    .insertInto('alerts')
    .values({ lockerId, alertType, boxId, startTime: time, lastUpdatedTime: now })
    .returning('alertId')
    .executeTakeFirstOrThrow();
  await record(trx, { ...happened(trouble, alertId), type: 'ALERT_RAISED', toState: alertType });
}

/** Raises the same trouble at many lockers at once, at each where it does not stand already. */
export async function raiseEverywhere(
  trx: Trx,
  lockerIds: readonly number[],
  trouble: Omit<Trouble, 'lockerId' | 'boxId'>,
) {
  if (lockerIds.length === 0) return;
  const { alertType, time, now } = trouble;
  const raised = await trx
    .insertInto('alerts')
    .values(
      lockerIds.map((lockerId) => ({ lockerId, alertType, startTime: time, lastUpdatedTime: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['alertId', 'lockerId'])
    .execute();
  await record(
    trx,
    raised.map(({ alertId, lockerId }) =>
      Object.assign(happened({ ...trouble, lockerId }, alertId), {
        type: 'ALERT_RAISED' as const,
        toState: alertType,
      }),
    ),
  );
}

/** The trouble is over; nothing happens where none stands. With `settledBy` a person saw to it. */
export async function endAlert(trx: Trx, trouble: Trouble, settledBy?: number): Promise<void> {
  const alert = await unended(trx, trouble);
  if (!alert) return;
  await close(trx, trouble, alert.alertId, settledBy);
  const type = settledBy === undefined ? 'ALERT_ENDED' : 'ALERT_SETTLED';
  await record(trx, { ...happened(trouble, alert.alertId), type, fromState: trouble.alertType });
}
