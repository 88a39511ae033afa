// Routes of scheduled reports; the time of the next run follows from the input.
import { sql } from 'kysely';
import { reportSchedules } from '../../contract/reports/reportSchedules.ts';
import { addressesOf } from '../../domain/messages/recipients.ts';
import {
  nextSending,
  SCHEDULE_ADDRESSES_MAX,
  SCHEDULES_MAX,
  type Rhythm,
} from '../../domain/reports/reportPeriods.ts';
import { setFilters, takesFilter } from '../../domain/reports/scheduleFilters.ts';
import { countRows } from '../db/countRows.ts';
import type { Trx } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import { Problem } from '../system/problem.ts';
import { HAS_RECIPIENTS, recipientsOf } from './scheduleRecipients.ts';
import { routesOfTable } from '../lists/routesOfTable.ts';
import type { Fields } from '../lists/tableQueries.ts';

/** Limits the number of schedules: they send to arbitrary addresses from the network's own. */
async function refuseMore(trx: Trx): Promise<void> {
  const most = SCHEDULES_MAX;
  const count = await countRows(trx.selectFrom('reportSchedules'));
  if (count >= most) throw new Problem('REPORT_SCHEDULES_FULL', { values: { most } });
}

/** Only filters of the report. Several addresses (R5.37) up to a limit; an enabled schedule needs a recipient. */
async function refuse(trx: Trx, row: Fields): Promise<void> {
  const foreign = setFilters(row).find((name) => !takesFilter(row['report'], name));
  if (foreign) throw badInput(foreign, 'notAllowed');
  const [field, most] = ['addresses', SCHEDULE_ADDRESSES_MAX];
  const addresses = String(row[field]);
  if (addressesOf(addresses).length > most)
    throw new Problem('REPORT_TOO_MANY_ADDRESSES', { field, values: { most } });
  if (row['enabled'] === true && (await recipientsOf(trx, addresses)).length === 0)
    throw new Problem('REPORT_NOBODY', { field });
  if (row['id'] === undefined) await refuseMore(trx);
}

export const reportScheduleRoutes = routesOfTable(reportSchedules, {
  table: 'reportSchedules',
  computed: {
    scheduleState: sql`case when not "enabled" then 'OFF' when ${HAS_RECIPIENTS} then 'ON' else 'NOBODY' end`,
    hasRecipients: HAS_RECIPIENTS,
    savedBy: sql`(select "username" from "staff" where "staff"."userId" = "reportSchedules"."savedById")`,
  },
  beforeCreate: ({ throttle, user }) => throttle.take({ reportScheduled: String(user.userId) }),
  beforeSave: refuse,
  follows: ({ period, sendHour, enabled, sentUntil, nextTime }, { now, config, user }) => {
    const savedById = user.userId;
    if (enabled !== true) return { nextTime: null, savedById };
    // A run that is overdue for lack of recipients stays due, and is sent now that there are some.
    const due = typeof nextTime === 'number' && nextTime <= now() ? nextTime - 1 : now();
    const after = { time: due, sentUntil: Number(sentUntil ?? 0) };
    const rhythm = { period, sendHour } as Rhythm;
    return { nextTime: nextSending(rhythm, after, config.timeZone).sendTime, savedById };
  },
});
