// Staff actions on an alert: take, assign, resolve. Each appends an event.
import type { Updateable } from 'kysely';
import type { AlertRow } from '../../contract/operations/alerts.ts';
import { isStanding, stillHolds, urgencyOf, type AlertState } from '../../domain/alerts.ts';
import type { Trx } from '../db/tables.ts';
import type { AlertsTable } from '../db/tables/network.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { lockLockersForUpdate, updateLockerSituations } from '../lockers/lockerSituation.ts';
import { appendEvent, type Doer, type NewEvent } from '../events/append.ts';
import { refuseAssignee } from './alertStaff.ts';

export type Alert = Awaited<ReturnType<typeof standing>>;

/** The action's context and alert, and the schema to read it with. */
export interface Acting {
  readonly context: RequestContext;
  readonly id: number;
  readonly doer: Doer & { byId: number };
  readonly current: (trx: Trx) => Promise<AlertRow>;
}

/** The alert, locked for update. Throws NOT_FOUND, and ALERT_RESOLVED if it is resolved. */
export async function standing(trx: Trx, { context, id, current }: Acting) {
  const alert = await trx
    .selectFrom('alerts')
    .selectAll()
    .where('alertId', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
  if (!isStanding(alert.state)) throw new Problem('ALERT_RESOLVED');
  await refuseStale(trx, context, ['alert', id], await current(trx));
  return alert;
}

/** The state an alert gets, the columns that change, and the event that records it. */
interface Turn {
  readonly to: AlertState;
  readonly change: Updateable<AlertsTable>;
  readonly type: NewEvent['type'];
  readonly data?: Record<string, unknown>;
  /** The states in the event; the alert's own unless given. */
  readonly states?: Pick<NewEvent, 'fromState' | 'toState'>;
}

/** Changes a locked alert and appends the event. */
export async function turn(
  trx: Trx,
  alert: Alert,
  doer: Doer,
  { to, change, type, data = {}, states = { fromState: alert.state, toState: to } }: Turn,
): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({
      ...change,
      state: to,
      urgency: urgencyOf(to, alert.alertType),
      lastUpdatedTime: laterThan(alert.lastUpdatedTime, doer.time),
    })
    .where('alertId', '=', alert.alertId)
    .execute();
  const { alertId, lockerId, boxId } = alert;
  const about = { subject: ['alert', alertId] as NewEvent['subject'], lockerId, boxId };
  await appendEvent(trx, { ...doer, ...about, ...states, type, data });
}

/** Takes the alert: acknowledged by, and assigned to, who takes it. Repeating it has no effect. */
export async function acknowledge(trx: Trx, acting: Acting): Promise<void> {
  const { doer } = acting;
  const alert = await standing(trx, acting);
  if (alert.state === 'ACKNOWLEDGED' && alert.assigneeId === doer.byId) return;
  const change = { acknowledgedTime: doer.time, acknowledgedBy: doer.byId, assigneeId: doer.byId };
  await turn(trx, alert, doer, { to: 'ACKNOWLEDGED', change, type: 'ALERT_ACKNOWLEDGED' });
}

/** Undoes taking it: open again, and with nobody. Does nothing to an alert that is not taken. */
export async function release(trx: Trx, acting: Acting): Promise<void> {
  const alert = await standing(trx, acting);
  if (alert.state !== 'ACKNOWLEDGED') return;
  const change = { acknowledgedTime: null, acknowledgedBy: null, assigneeId: null };
  await turn(trx, alert, acting.doer, { to: 'OPEN', change, type: 'ALERT_RELEASED' });
}

/** Assigns it to a member of staff with alert permission, or to nobody. Throws at the field for anyone else. */
export async function assign(trx: Trx, acting: Acting, assigneeId: number | null): Promise<void> {
  const { doer } = acting;
  const alert = await standing(trx, acting);
  if (alert.assigneeId === assigneeId) return;
  await refuseAssignee(trx, 'ALERT_EDIT', doer.time, assigneeId);
  await turn(trx, alert, doer, {
    to: alert.state,
    change: { assigneeId },
    type: 'ALERT_ASSIGNED',
    data: { assigneeId },
    states: {},
  });
}

/** Resolves it with a note, unless its condition holds; the locker's situation may recover as a result. */
export async function resolve(trx: Trx, acting: Acting, note: string): Promise<void> {
  const { id, doer } = acting;
  const place = await trx
    .selectFrom('alerts')
    .select('lockerId')
    .where('alertId', '=', id)
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
  // Lock the locker first, as terminal reports do, to avoid a deadlock.
  await lockLockersForUpdate(trx, [place.lockerId]);
  const alert = await standing(trx, acting);
  if (stillHolds(alert.state, alert.alertType)) throw new Problem('ALERT_HOLDS', { field: 'id' });
  const { time, ...by } = doer;
  const change = { endTime: time, resolvedTime: time, resolvedById: by.byId, note };
  const event = {
    type: 'ALERT_SETTLED',
    data: { note },
    states: { fromState: alert.alertType },
  } as const;
  await turn(trx, alert, doer, { to: 'RESOLVED', change, ...event });
  await updateLockerSituations(trx, [place.lockerId], time, by);
}
