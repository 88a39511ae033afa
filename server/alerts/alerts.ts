// Alert rows: one open per kind and place, counted on repeats, ended once, each with its events.
import { sql } from 'kysely';
import { urgencyOf, type AlertType } from '../../domain/alerts.ts';
import type { Trx } from '../db/tables.ts';
import { notifyOfAlerts, toNotify } from './alertMessages.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';

/** The condition and its place; its reporter and time (epoch milliseconds). */
export interface Trouble {
  lockerId: number;
  alertType: AlertType;
  boxId?: number | null | undefined;
  /** When it happened, and when it was received. */
  time: number;
  now: number;
  by: Pick<NewEvent, 'byType' | 'byId' | 'byName'>;
}

/** The unique index of open alerts per kind and place, spelled exactly as in the index. */
const PLACE = sql`"lockerId", "alertType", coalesce("boxId", 0)`;
const STANDS = sql<boolean>`"alerts"."state" <> 'RESOLVED'`;

const happened = (
  { time, lockerId, boxId, by }: Pick<Trouble, 'time' | 'lockerId' | 'boxId' | 'by'>,
  alertId: number,
) => ({ time, subject: ['alert', alertId] as NewEvent['subject'], lockerId, boxId, ...by });

/**
 * Inserts the alerts, or counts another report of an open one: the unique index decides.
 * Returns the new ones.
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
 * Raises the same alert at many lockers. Open ones are counted; recipients of new ones are
 * notified, unless they were recently.
 */
export async function raiseEverywhere(
  trx: Trx,
  lockerIds: readonly number[],
  trouble: Omit<Trouble, 'lockerId'>,
): Promise<void> {
  if (lockerIds.length === 0) return;
  const raised = await write(trx, lockerIds, trouble);
  const where = raised.map(({ lockerId }) => lockerId);
  const due = await toNotify(trx, where, trouble);
  const notified = await notifyOfAlerts(trx, due, trouble);
  const outcome = (lockerId: number) => {
    if (!due.includes(lockerId)) return { notified: 0, held: true };
    return notified > 0 ? { notified, notifiedTime: trouble.now } : { notified };
  };
  await appendEvent(
    trx,
    raised.map(({ alertId, lockerId }) => ({
      ...happened({ ...trouble, lockerId }, alertId),
      type: 'ALERT_RAISED' as const,
      toState: trouble.alertType,
      data: outcome(lockerId),
    })),
  );
}

/** Raises an alert: counts an open one; a resolved condition that returns is a new alert. */
export const raiseAlert = (trx: Trx, { lockerId, ...trouble }: Trouble): Promise<void> =>
  raiseEverywhere(trx, [lockerId], trouble);

/** When the open alert of this kind and place began; undefined without one. */
export async function standsSince(
  trx: Trx,
  { lockerId, alertType, boxId }: Pick<Trouble, 'lockerId' | 'alertType' | 'boxId'>,
): Promise<number | undefined> {
  const alert = await trx
    .selectFrom('alerts')
    .select('startTime')
    .where('lockerId', '=', lockerId)
    .where('alertType', '=', alertType)
    .where('boxId', 'is not distinct from', boxId ?? null)
    .where(STANDS)
    .executeTakeFirst();
  return alert?.startTime;
}

/** The alerts that end: of these lockers; of this type; of these boxes, or of the locker itself (null). */
interface Ending extends Pick<Trouble, 'time' | 'now' | 'by'> {
  readonly lockerIds: readonly number[];
  readonly alertType?: AlertType;
  readonly boxIds?: readonly number[] | null;
  /** The person who resolved them. */
  readonly resolvedById?: number | undefined;
}

/** Ends open alerts, with their events. Returns whether there were any. */
export async function endAlerts(
  trx: Trx,
  { lockerIds, alertType, boxIds, resolvedById, time, now, by }: Ending,
): Promise<boolean> {
  if (lockerIds.length === 0 || boxIds?.length === 0) return false;
  const resolved = resolvedById === undefined ? {} : { resolvedTime: now, resolvedById };
  const ended = await trx
    .updateTable('alerts')
    .set({ state: 'RESOLVED', urgency: 0, endTime: time, lastUpdatedTime: now, ...resolved })
    .where('lockerId', 'in', lockerIds)
    .where(STANDS)
    .$if(alertType !== undefined, (query) => query.where('alertType', '=', alertType!))
    .$if(boxIds === null, (query) => query.where('boxId', 'is', null))
    .$if(boxIds != null, (query) => query.where('boxId', 'in', boxIds!))
    .returning(['alertId', 'alertType', 'lockerId', 'boxId'])
    .execute();
  const type = resolvedById === undefined ? 'ALERT_ENDED' : 'ALERT_SETTLED';
  await appendEvent(
    trx,
    ended.map(({ alertId, alertType: fromState, ...place }) => ({
      ...happened({ ...place, time, by }, alertId),
      type,
      fromState,
    })),
  );
  return ended.length > 0;
}

/** The condition has ended; does nothing without an open alert. `resolvedById`: a person resolved it. */
export async function endAlert(trx: Trx, trouble: Trouble, resolvedById?: number): Promise<void> {
  const { lockerId, boxId, ...rest } = trouble;
  const boxIds = boxId == null ? null : [boxId];
  await endAlerts(trx, { ...rest, lockerIds: [lockerId], boxIds, resolvedById });
}
