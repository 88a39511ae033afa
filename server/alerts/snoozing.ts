// Snoozing alerts, ending it early, and the job that ends it in time.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { alertCalls } from '../../contract/operations/alerts.ts';
import { SNOOZE_MAX_MS, snoozeEnd } from '../../domain/snooze.ts';
import type { Trx } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import type { JobContext } from '../http/context.ts';
import { type Acting, type Alert, standing, turn } from './alertActions.ts';
import type { Doer } from '../events/append.ts';

type Wanted = Omit<ParsedInput<(typeof alertCalls)['snooze']>, 'id'>;

const AWAKE = { snoozedUntil: null, snoozedBy: null, snoozeReason: null };

/** A snoozed alert is open again, or taken if somebody took it before. */
const awaken = (trx: Trx, alert: Alert, doer: Doer): Promise<void> =>
  turn(trx, alert, doer, {
    to: alert.acknowledgedTime === null ? 'OPEN' : 'ACKNOWLEDGED',
    change: AWAKE,
    type: 'ALERT_WOKEN',
  });

/** Snoozes it, or changes the end of a snooze. Throws at the field for an end that has passed or is too far away. */
export async function snooze(trx: Trx, acting: Acting, wanted: Wanted): Promise<void> {
  const { doer, context } = acting;
  const { snoozeFor, snoozeReason } = wanted;
  const alert = await standing(trx, acting);
  const until = snoozeEnd(
    snoozeFor,
    doer.time,
    context.config.timeZone,
    wanted.snoozedUntil ?? undefined,
  );
  if (until === undefined) throw badInput('snoozedUntil', 'missing');
  if (until <= doer.time) throw badInput('snoozedUntil', 'tooSmall');
  if (until > doer.time + SNOOZE_MAX_MS) throw badInput('snoozedUntil', 'tooBig');
  const change = { snoozedUntil: until, snoozedBy: doer.byId, snoozeReason };
  const data = { note: snoozeReason, snoozedUntil: until };
  await turn(trx, alert, doer, { to: 'SNOOZED', change, type: 'ALERT_SNOOZED', data });
}

/** Ends the snooze early; does nothing to an alert that is not snoozed. */
export async function wake(trx: Trx, acting: Acting): Promise<void> {
  const alert = await standing(trx, acting);
  if (alert.state === 'SNOOZED') await awaken(trx, alert, acting.doer);
}

/** Ends the snoozes whose time has come; alerts that another server has locked are skipped. */
export async function wakeDue({ database, now }: JobContext): Promise<void> {
  const time = now();
  await database.transaction(async (trx) => {
    const due = await trx
      .selectFrom('alerts')
      .selectAll()
      .where('state', '=', 'SNOOZED')
      .where('snoozedUntil', '<=', time)
      .orderBy('alertId')
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const alert of due) await awaken(trx, alert, { time, byType: 'SERVER' });
  });
}
