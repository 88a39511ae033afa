// Imports the days of a calendar: adds new ones and renames existing ones, each with history.
import type { HolidayRow } from '../../contract/lockers/holidayCalendar.ts';
import type { ReadHoliday } from '../../domain/lockers/holidays.ts';
import type { Db, Trx } from '../db/tables.ts';
import { laterThan } from '../http/staleSave.ts';
import { recordChange } from '../events/recordChange.ts';
import type { Doer } from '../events/append.ts';

async function keptDays(db: Db, days: readonly ReadHoliday[]) {
  if (days.length === 0) return new Map<string, never>();
  const dates = days.map(({ date }) => date);
  const rows = await db.selectFrom('holidays').selectAll().where('date', 'in', dates).execute();
  return new Map(rows.map((row) => [row.date, row]));
}

/** The effect of importing each day. */
export async function changesOf(db: Db, days: readonly ReadHoliday[]): Promise<HolidayRow[]> {
  const kept = await keptDays(db, days);
  return days.map((day) => {
    const name = kept.get(day.date)?.name;
    const change = name === undefined ? 'NEW' : name === day.name ? 'SAME' : 'RENAMED';
    return { ...day, change };
  });
}

async function add(trx: Trx, { date, name }: ReadHoliday, by: Doer) {
  const stamps = { creationTime: by.time, lastUpdatedTime: by.time };
  const to = await trx
    .insertInto('holidays')
    .values({ date, name, ...stamps })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordChange(trx, by, ['holiday', to.id], { to });
}

/** Imports all days; returns the effect on each. */
export async function keepHolidays(
  trx: Trx,
  days: readonly ReadHoliday[],
  by: Doer,
): Promise<HolidayRow[]> {
  const changes = await changesOf(trx, days);
  const kept = await keptDays(trx, days);
  for (const { change, ...day } of changes) {
    const from = kept.get(day.date);
    if (!from) {
      await add(trx, day, by);
      continue;
    }
    if (change === 'SAME') continue;
    const lastUpdatedTime = laterThan(from.lastUpdatedTime, by.time);
    const to = { ...from, name: day.name, lastUpdatedTime };
    await trx
      .updateTable('holidays')
      .set({ name: day.name, lastUpdatedTime })
      .where('id', '=', from.id)
      .execute();
    await recordChange(trx, by, ['holiday', from.id], { from, to });
  }
  return changes;
}
