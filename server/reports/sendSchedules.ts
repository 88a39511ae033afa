// Job: queues the scheduled reports that are due, once per span. Safe with several servers.
import type { Selectable } from 'kysely';
import { dueSendings, type Sending as Due } from '../../domain/reports/reportPeriods.ts';
import { setFilters } from '../../domain/reports/scheduleFilters.ts';
import type { ReportSchedulesTable } from '../db/tables/reports.ts';
import type { Trx } from '../db/tables.ts';
import type { Services } from '../http/context.ts';
import { laterThan } from '../http/staleSave.ts';
import { mailingAccount } from './mailingAccount.ts';
import { appendEvent } from '../events/append.ts';
import { recordChange } from '../events/recordChange.ts';
import { enqueueReport } from './reportMail.ts';
import { HAS_RECIPIENTS, recipientsOf } from './scheduleRecipients.ts';

type Swept = Pick<Services, 'database' | 'now' | 'config'>;
type Schedule = Selectable<ReportSchedulesTable>;

/**
 * Rows locked by others are left for the next run. A report without recipients stays due: nothing is
 * recorded as sent, and it is sent as soon as there are recipients.
 */
const claim = (trx: Trx, now: number) =>
  trx
    .selectFrom('reportSchedules')
    .selectAll()
    .where('nextTime', '<=', now)
    .where('enabled', '=', true)
    .where(HAS_RECIPIENTS)
    .orderBy('nextTime')
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();

async function send(trx: Trx, schedule: Schedule, due: readonly Due[], now: number) {
  const { id, report: name, format, addresses } = schedule;
  const to = await recipientsOf(trx, addresses);
  const filters = Object.fromEntries(setFilters(schedule).map((name) => [name, schedule[name]]));
  for (const { startTime, endTime } of due) {
    const params = { ...filters, startTime, endTime };
    await enqueueReport(trx, to, { name, format, params, userId: null, schedule: id }, now);
    await appendEvent(trx, {
      time: now,
      type: 'EXPORTED',
      byType: 'SERVER',
      subject: ['export', `${name}Report`],
      data: {
        format: format.toLowerCase(),
        filters: params,
        mailed: true,
        schedule: id,
        to: to.length,
      },
    });
  }
}

/** Disables a schedule whose owner was deleted or may not have reports mailed any more. */
async function switchOff(trx: Trx, { id, lastUpdatedTime }: Schedule, now: number): Promise<void> {
  const off = { enabled: false, nextTime: null };
  await trx
    .updateTable('reportSchedules')
    .set({ ...off, lastUpdatedTime: laterThan(lastUpdatedTime, now) })
    .where('id', '=', id)
    .execute();
  const by = { time: now, byType: 'SERVER' } as const;
  const changed = { from: { enabled: true }, to: { enabled: false } };
  await recordChange(trx, by, ['reportSchedules', id], changed);
}

async function sendOne({ database, config }: Swept, now: number): Promise<boolean> {
  return database.transaction(async (trx) => {
    const schedule = await claim(trx, now);
    if (!schedule) return false;
    const { id, nextTime, sentUntil, savedById } = schedule;
    if (!(await mailingAccount(trx, savedById ?? 0, now))) {
      await switchOff(trx, schedule, now);
      return true;
    }
    // One millisecond earlier, so that a run due at `nextTime` itself is included.
    const after = { time: (nextTime ?? now) - 1, sentUntil: sentUntil ?? 0 };
    const { due, next } = dueSendings(schedule, after, now, config.timeZone);
    await send(trx, schedule, due, now);
    await trx
      .updateTable('reportSchedules')
      .set({ nextTime: next.sendTime })
      .$if(due.length > 0, (query) =>
        query.set({ lastTime: now, sentUntil: due.at(-1)?.endTime ?? null }),
      )
      .where('id', '=', id)
      .execute();
    return true;
  });
}

/** Queues every report that is due. */
export async function sendSchedules(services: Swept): Promise<void> {
  const now = services.now();
  for (let more = true; more;) more = await sendOne(services, now);
}
