// The rows of alerts: raised once a kind and place, counted when they repeat, ended once, each with its line in the history.
import { sql, type Transaction } from 'kysely';
import { urgencyOf, type AlertType } from '../../domain/alerts.ts';
import type { Tables } from '../db/tables.ts';
import { notifyOfAlerts, yetToTell } from './alertMessages.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';

type Trx = Transaction<Tables>;

/** Which trouble, where; who says so and when (epoch milliseconds). */
export interface Trouble {
  lockerId: number;
  alertType: AlertType;
  boxId?: number | null | undefined;
  /** When it happened, and when it was heard. */
  time: number;
  now: number;
  by: Pick<NewEvent, 'byKind' | 'byId' | 'byName'>;
}

/** The index that lets one alert of a kind stand at a place; written out, so that the database knows it again. */
const PLACE = sql`"lockerId", "alertType", coalesce("boxId", 0)`;
const STANDS = sql<boolean>`"alerts"."state" <> 'RESOLVED'`;

const happened = ({ time, lockerId, boxId, by }: Trouble, alertId: number) => ({
  time,
  subject: ['alert', alertId] as NewEvent['subject'],
  lockerId,
  boxId,
  ...by,
});

/**
 * Writes the alerts, or counts one more report where the same trouble stands already: the unique index is the judge.
 * Gives those that are new.
 */
async function write(trx: Trx, lockerIds: readonly number[], trouble: Omit<Trouble, 'lockerId'>) {
  const { alertType, boxId, time, now } = trouble;
  const urgency = urgencyOf('OPEN', alertType);
  const stamps = { startTime: time, lastTime: time, lastUpdatedTime: now };
  const written = await trx
    .insertInto('alerts')
    .values(lockerIds.map((lockerId) => ({ lockerId, alertType, boxId, urgency, ...stamps })))
    .onConflict((conflict) =>
      conflict
        .expression(PLACE)
        .where(sql<boolean>`"state" <> 'RESOLVED'`)
        .doUpdateSet({
          reportCount: sql`"alerts"."reportCount" + 1`,
          lastTime: sql`greatest("alerts"."lastTime", excluded."startTime")`,
        }),
    )
    .returning(['alertId', 'lockerId', 'reportCount'])
    .execute();
  return written.filter(({ reportCount }) => reportCount === 1);
}

/**
 * Raises the same trouble at many lockers at once. Where it stands already it is counted; where it is new, its
 * recipients are told, unless they were a moment ago.
 */
export async function raiseEverywhere(
  trx: Trx,
  lockerIds: readonly number[],
  trouble: Omit<Trouble, 'lockerId'>,
): Promise<void> {
  if (lockerIds.length === 0) return;
  const raised = await write(trx, lockerIds, trouble);
  const where = raised.map(({ lockerId }) => lockerId);
  const due = await yetToTell(trx, where, trouble);
  const told = await notifyOfAlerts(trx, due, trouble);
  const telling = (lockerId: number) => {
    if (!due.includes(lockerId)) return { told: 0, held: true };
    return told > 0 ? { told, toldTime: trouble.now } : { told };
  };
  await appendEvent(
    trx,
    raised.map(({ alertId, lockerId }) => ({
      ...happened({ ...trouble, lockerId }, alertId),
      type: 'ALERT_RAISED' as const,
      toState: trouble.alertType,
      data: telling(lockerId),
    })),
  );
}

/** Trouble that stands already is counted; what was resolved and comes back is new trouble. */
export const raiseAlert = (trx: Trx, { lockerId, ...trouble }: Trouble): Promise<void> =>
  raiseEverywhere(trx, [lockerId], trouble);

/** The trouble is over; nothing happens where none stands. With `settledBy` a person saw to it. */
export async function endAlert(trx: Trx, trouble: Trouble, settledBy?: number): Promise<void> {
  const { lockerId, alertType, boxId, time, now } = trouble;
  const settled = settledBy === undefined ? {} : { settledTime: now, settledBy };
  const ended = await trx
    .updateTable('alerts')
    .set({
      state: 'RESOLVED',
      urgency: urgencyOf('RESOLVED', alertType),
      endTime: time,
      lastUpdatedTime: now,
      ...settled,
    })
    .where('lockerId', '=', lockerId)
    .where('alertType', '=', alertType)
    .where('boxId', 'is not distinct from', boxId ?? null)
    .where(STANDS)
    .returning('alertId')
    .executeTakeFirst();
  if (!ended) return;
  const type = settledBy === undefined ? 'ALERT_ENDED' : 'ALERT_SETTLED';
  await appendEvent(trx, { ...happened(trouble, ended.alertId), type, fromState: alertType });
}

/** Whatever trouble stands at the locker is over: there is no such locker any more. */
export async function endAlertsOf(
  trx: Trx,
  lockerId: number,
  now: number,
  by: Trouble['by'],
): Promise<void> {
  const ended = await trx
    .updateTable('alerts')
    .set({ state: 'RESOLVED', urgency: 0, endTime: now, lastUpdatedTime: now })
    .where('lockerId', '=', lockerId)
    .where(STANDS)
    .returning(['alertId', 'alertType', 'boxId'])
    .execute();
  await appendEvent(
    trx,
    ended.map(({ alertId, alertType, boxId }) => ({
      time: now,
      type: 'ALERT_ENDED' as const,
      subject: ['alert', alertId] as NewEvent['subject'],
      lockerId,
      boxId,
      ...by,
      fromState: alertType,
    })),
  );
}
