// Notifies the recipients of an alert kind when one opens, but not repeatedly in a short time.
import { sql } from 'kysely';
import { ALERT_REPEAT_MS, recipientsOf, type AlertType } from '../../domain/alerts.ts';
import { addressesOf, type RecipientKey } from '../../domain/messages/recipients.ts';
import { NO_BOX } from '../../domain/messages/templates.ts';
import type { Trx } from '../db/tables.ts';
import { enqueueMessage } from '../events/append.ts';

interface Raised {
  alertType: AlertType;
  boxId?: number | null | undefined;
  /** When it happened, and when it was received; epoch milliseconds. */
  time: number;
  now: number;
}

async function addressesFor(trx: Trx, recipientKey: RecipientKey): Promise<string[]> {
  const line = await trx
    .selectFrom('alertRecipients')
    .select('addresses')
    .where('recipientKey', '=', recipientKey)
    .executeTakeFirst();
  return addressesOf(line?.addresses ?? '');
}

/** The name of the alert's box; a dash for an alert of the locker itself. */
async function boxNameOf(trx: Trx, boxId: number | null | undefined): Promise<string> {
  if (boxId == null) return NO_BOX;
  const box = await trx
    .selectFrom('boxes')
    .select('name')
    .where('boxId', '=', boxId)
    .executeTakeFirst();
  return box?.name ?? NO_BOX;
}

/**
 * The lockers without a recent notification of this kind and place, so that a flapping
 * condition does not flood mailboxes. The alerts' events record when notifications were sent. For the
 * others, `sendHeldAlerts` notifies later if they are still open.
 */
export async function toNotify(
  trx: Trx,
  lockerIds: readonly number[],
  { alertType, boxId, now }: Raised,
): Promise<number[]> {
  if (lockerIds.length === 0) return [];
  const since = now - ALERT_REPEAT_MS;
  const lately = await trx
    .selectFrom('alerts')
    .innerJoin('events', (join) =>
      join
        .on('subjectType', '=', 'alert')
        .on('subjectId', '=', sql<string>`"alerts"."alertId"::text`)
        .on('type', 'in', ['ALERT_RAISED', 'ALERT_TOLD']),
    )
    .select('alerts.lockerId')
    .where('alerts.lockerId', 'in', lockerIds)
    .where('alertType', '=', alertType)
    .where('alerts.boxId', 'is not distinct from', boxId ?? null)
    // An ended alert was notified before its end, which was its last change.
    .where((is) => is.or([is('lastUpdatedTime', '>', since), is('state', '!=', 'RESOLVED')]))
    .where(
      sql<boolean>`coalesce("data" ->> 'notifiedTime', "data" ->> 'toldTime')::bigint > ${since}`,
    )
    .execute();
  const notified = new Set(lately.map(({ lockerId }) => lockerId));
  return lockerIds.filter((lockerId) => !notified.has(lockerId));
}

/** Adds a message per address and locker to the outbox; returns the number of addresses. */
export async function notifyOfAlerts(
  trx: Trx,
  lockerIds: readonly number[],
  { alertType, boxId, time, now }: Raised,
): Promise<number> {
  if (lockerIds.length === 0) return 0;
  const addresses = await addressesFor(trx, recipientsOf(alertType));
  if (addresses.length === 0) return 0;
  const boxName = await boxNameOf(trx, boxId);
  const lockers = await trx
    .selectFrom('lockers')
    .select(['lockerName', 'lockerNumber', 'location'])
    .where('lockerId', 'in', lockerIds)
    .execute();
  const to = addresses.map((address) => ({ channel: 'MAIL', address }) as const);
  for (const locker of lockers) {
    await enqueueMessage(trx, 'ALERT', to, { alertType, ...locker, boxName, startTime: time }, now);
  }
  return addresses.length;
}
