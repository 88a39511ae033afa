// Routes of the reminder times: one setting for the whole network.
import { reminders } from '../../contract/parcels/reminders.ts';
import { keptReminders, REMINDER_KEY, remindersIn } from '../../domain/parcels/reminders.ts';
import type { Db } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { readSettings, SETTINGS_SUBJECT, writeSettings } from '../settings/networkSettings.ts';
import { doneBy } from '../events/doneBy.ts';

async function readSchedule(db: Db, lock = false) {
  const { values, lastUpdatedTime } = await readSettings(db, [REMINDER_KEY], lock);
  return { values, schedule: { hoursBefore: remindersIn(values[REMINDER_KEY]), lastUpdatedTime } };
}

export const reminderRoutes = routesOf(reminders, {
  read: async (_input, { database }) => (await readSchedule(database.db)).schedule,
  save: ({ hoursBefore }, context) =>
    context.database.transaction(async (trx) => {
      const { values, schedule } = await readSchedule(trx, true);
      await refuseStale(trx, context, SETTINGS_SUBJECT, schedule);
      const time = laterThan(schedule.lastUpdatedTime, context.now());
      const wanted = { [REMINDER_KEY]: keptReminders(hoursBefore) };
      await writeSettings(trx, values, wanted, { ...doneBy(context), time });
      return (await readSchedule(trx)).schedule;
    }),
});
