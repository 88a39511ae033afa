// Job: sends held-back notifications for alerts that are still open.
import { sql } from 'kysely';
import type { Trx } from '../db/tables.ts';
import type { JobContext } from '../http/context.ts';
import { notifyOfAlerts, toNotify } from './alertMessages.ts';
import { appendEvent } from '../events/append.ts';

const OF_ALERT = sql<boolean>`"events"."subjectType" = 'alert'
  and "events"."subjectId" = "alerts"."alertId"::text`;

/** Open alerts whose notification was held back; those locked by another server are skipped. */
const claimHeld = (trx: Trx) =>
  trx
    .selectFrom('alerts')
    .select(['alertId', 'lockerId', 'alertType', 'boxId', 'startTime'])
    .where('state', '=', 'OPEN')
    .where((is) =>
      is.exists(
        is
          .selectFrom('events')
          .select('id')
          .where(OF_ALERT)
          .where('type', '=', 'ALERT_RAISED')
          .where(sql<boolean>`("data" ->> 'held')::boolean`),
      ),
    )
    .where(({ not, exists, selectFrom }) => {
      const events = selectFrom('events').select('id').where(OF_ALERT);
      return not(exists(events.where('type', '=', 'ALERT_TOLD')));
    })
    .orderBy('alertId')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/** Notifies the recipients of each that is still open and due. Acknowledged alerts need no notification. */
export async function sendHeldAlerts({ database, now }: JobContext): Promise<void> {
  const time = now();
  await database.transaction(async (trx) => {
    for (const { alertId, lockerId, startTime, ...trouble } of await claimHeld(trx)) {
      const raised = { ...trouble, time: startTime, now: time };
      const notified = await notifyOfAlerts(trx, await toNotify(trx, [lockerId], raised), raised);
      if (notified === 0) continue;
      await appendEvent(trx, {
        time,
        type: 'ALERT_TOLD',
        subject: ['alert', alertId],
        lockerId,
        boxId: trouble.boxId,
        byType: 'SERVER',
        toState: trouble.alertType,
        data: { notified, notifiedTime: time },
      });
    }
  });
}
