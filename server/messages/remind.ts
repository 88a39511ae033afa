// Sends reminders of parcels waiting for collection: a set number of hours before expiry, once each.
import { sql, type SqlBool } from 'kysely';
import { dueReminder, REMINDER_KEY, remindersIn } from '../../domain/parcels/reminders.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { JobContext } from '../http/context.ts';
import type { Parcel } from '../parcels/lockParcelForUpdate.ts';
import { readSettings } from '../settings/networkSettings.ts';
import { notifyOwner } from './notifyOwner.ts';

/** Parcels per transaction. */
const BATCH = 20;
const HOUR = 60 * 60 * 1_000;

/** Deposited before the reminder was due, and not yet reminded of this expiry by this reminder or a later one. */
const due = (hours: number, now: number) => sql<SqlBool>`(
  "expiryTime" <= ${now + hours * HOUR} and "expiryTime" - ${hours * HOUR} > coalesce("storeTime", 0)
  and not exists (select from "reminders" where "reminders"."ordersId" = "parcels"."ordersId"
    and "reminders"."expiryTime" = "parcels"."expiryTime" and "reminders"."hoursBefore" <= ${hours}))`;

/** Matches the index parcelsEnding. Rows locked by others are left for the next run. */
const claim = (trx: Trx, hours: readonly number[], now: number) =>
  trx
    .selectFrom('parcels')
    .selectAll()
    .where('ordersStatus', '=', 'STORED')
    .where('expiryTime', '>', now)
    .where('expiryTime', '<=', now + Math.max(...hours) * HOUR)
    .where(
      sql<SqlBool>`(${sql.join(
        hours.map((one) => due(one, now)),
        sql` or `,
      )})`,
    )
    .orderBy('expiryTime')
    .limit(BATCH)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();

/** Records the reminder that is due, so that it is sent once; false if none is. */
async function noteReminder(
  trx: Trx,
  hours: readonly number[],
  { ordersId, storeTime, expiryTime }: Parcel,
  now: number,
): Promise<boolean> {
  if (expiryTime === null) return false;
  const hoursBefore = dueReminder(hours, { storeTime, expiryTime }, now);
  if (hoursBefore === undefined) return false;
  await trx
    .insertInto('reminders')
    .values({ ordersId, expiryTime, hoursBefore })
    .onConflict((is) => is.doNothing())
    .execute();
  return true;
}

/** The hours of the network's schedule; none: no reminders. */
export const readHours = async (db: Db): Promise<number[]> =>
  remindersIn((await readSettings(db, [REMINDER_KEY])).values[REMINDER_KEY]);

/** A reminder that was due before a late deposit was reported is not sent: the deposit's message says until when. */
export const skipReminder = async (trx: Trx, parcel: Parcel, now: number): Promise<void> =>
  void (await noteReminder(trx, await readHours(trx), parcel, now));

async function remindSome({ database }: JobContext, hours: readonly number[], now: number) {
  return database.transaction(async (trx) => {
    const parcels = await claim(trx, hours, now);
    for (const parcel of parcels)
      if (await noteReminder(trx, hours, parcel, now))
        await notifyOwner(trx, 'REMINDER', parcel, now);
    return parcels.length;
  });
}

/** Sends the reminders that are due; returns how many. */
export async function sendReminders(services: JobContext): Promise<number> {
  const hours = await readHours(services.database.db);
  if (hours.length === 0) return 0;
  const now = services.now();
  let count = 0;
  for (let last = BATCH; last === BATCH; count += last)
    last = await remindSome(services, hours, now);
  return count;
}

/** Deletes reminder records of parcels whose storage has ended. */
export async function forgetReminders({ database, now }: JobContext): Promise<void> {
  await database.db
    .deleteFrom('reminders')
    .where('expiryTime', '<', now() - 24 * HOUR)
    .execute();
}
