// Staff actions on an alert: acknowledge, assign, resolve. Each appends an event.
import type { Transaction } from 'kysely';
import type { AlertRow } from '../../contract/operations/alerts.ts';
import { isStanding, urgencyOf, type AlertState } from '../../domain/alerts.ts';
import type { Tables } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { lockLockerForUpdate, updateLockerSituation } from '../lockers/lockerSituation.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';
import { refuseStrays } from '../boxes/strays.ts';
import { staffSeeingToAlerts } from './alertStaff.ts';

type Trx = Transaction<Tables>;
type Doer = Pick<NewEvent, 'time' | 'byKind' | 'byId' | 'byName'> & { byId: number };
type Alert = Awaited<ReturnType<typeof standing>>;

/** The action's context and alert, and the schema to read it with. */
export interface Acting {
  readonly context: RequestContext;
  readonly id: number;
  readonly doer: Doer;
  readonly current: (trx: Trx) => Promise<AlertRow>;
}

/** The alert, locked for update. Throws NOT_FOUND, and ALERT_RESOLVED if it is resolved. */
async function standing(trx: Trx, { context, id, current }: Acting) {
  const alert = await trx
    .selectFrom('alerts')
    .selectAll()
    .where('alertId', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!alert) throw new Problem('NOT_FOUND');
  if (!isStanding(alert.state)) throw new Problem('ALERT_RESOLVED');
  await refuseStale(trx, context, ['alert', id], await current(trx));
  return alert;
}

type Change = Partial<
  Pick<
    Alert,
    | 'assigneeId'
    | 'acknowledgedTime'
    | 'acknowledgedBy'
    | 'endTime'
    | 'settledTime'
    | 'settledBy'
    | 'note'
  >
>;

async function write(
  trx: Trx,
  alert: Alert,
  { time }: Doer,
  to: AlertState,
  change: Change,
): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({
      ...change,
      state: to,
      urgency: urgencyOf(to, alert.alertType),
      lastUpdatedTime: laterThan(alert.lastUpdatedTime, time),
    })
    .where('alertId', '=', alert.alertId)
    .execute();
}

const happened = ({ alertId, lockerId, boxId }: Alert, doer: Doer) => ({
  ...doer,
  subject: ['alert', alertId] as NewEvent['subject'],
  lockerId,
  boxId,
});

/** Acknowledges the alert. Repeating it has no effect. */
export async function acknowledge(trx: Trx, acting: Acting): Promise<void> {
  const { doer } = acting;
  const alert = await standing(trx, acting);
  if (alert.state === 'ACKNOWLEDGED') return;
  const seen = { acknowledgedTime: doer.time, acknowledgedBy: doer.byId };
  await write(trx, alert, doer, 'ACKNOWLEDGED', seen);
  await appendEvent(trx, {
    ...happened(alert, doer),
    type: 'ALERT_ACKNOWLEDGED',
    fromState: alert.state,
    toState: 'ACKNOWLEDGED',
  });
}

/** Assigns it to a member of staff with alert permission, or to nobody. Throws at the field for anyone else. */
export async function assign(trx: Trx, acting: Acting, assigneeId: number | null): Promise<void> {
  const { doer } = acting;
  const alert = await standing(trx, acting);
  if (alert.assigneeId === assigneeId) return;
  const staff =
    assigneeId === null ? [] : await staffSeeingToAlerts(trx, doer.time, { assigneeId });
  if (assigneeId !== null && staff.length === 0) throw badInput('assigneeId', 'unknown');
  await write(trx, alert, doer, alert.state, { assigneeId });
  await appendEvent(trx, {
    ...happened(alert, doer),
    type: 'ALERT_ASSIGNED',
    data: { assigneeId },
  });
}

/** Resolves it with a note; the locker's situation may recover as a result. */
export async function resolve(trx: Trx, acting: Acting, note: string): Promise<void> {
  const { id, doer } = acting;
  const place = await trx
    .selectFrom('alerts')
    .select('lockerId')
    .where('alertId', '=', id)
    .executeTakeFirst();
  if (!place) throw new Problem('NOT_FOUND');
  // Lock the locker first, as terminal reports do, to avoid a deadlock.
  await lockLockerForUpdate(trx, place.lockerId);
  const alert = await standing(trx, acting);
  if (alert.alertType === 'FLAGGED_LOCKED' && alert.boxId !== null)
    await refuseStrays(trx, [alert.boxId]);
  const { time, ...by } = doer;
  const over = { endTime: time, settledTime: time, settledBy: by.byId, note };
  await write(trx, alert, doer, 'RESOLVED', over);
  await appendEvent(trx, {
    ...happened(alert, doer),
    type: 'ALERT_SETTLED',
    fromState: alert.alertType,
    data: { note },
  });
  await updateLockerSituation(trx, place.lockerId, time, by);
}
