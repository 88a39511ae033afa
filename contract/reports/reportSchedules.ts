// Scheduled reports, mailed daily, weekly or monthly.
import { z } from 'zod';
import { ALERT_TYPES } from '../../domain/alerts.ts';
import { SUBSCRIPTION_SCHEMES } from '../../domain/limits.ts';
import {
  REPORT_PERIODS,
  SCHEDULE_STATES,
  SEND_HOUR_MAX,
} from '../../domain/reports/reportPeriods.ts';
import { REPORT_FORMATS, REPORTS, SUBSCRIPTION_ENDS } from '../../domain/reports/reports.ts';
import type { ScheduleFilter } from '../../domain/reports/scheduleFilters.ts';
import { addresses } from '../messages/alertRecipients.ts';
import { ownCollection } from '../ownCollection.ts';
import { reference, search, text, time } from '../scalars.ts';

const report = z.enum(REPORTS);
const period = z.enum(REPORT_PERIODS);

const only = <S extends z.ZodType>(schema: S) => schema.nullable().optional();

/** Filters of the report: refused if the report has no such filter (domain/reports/scheduleFilters.ts). */
const filters = {
  lockerId: only(reference('lockers')),
  districtId: only(reference('districts')),
  /** Anywhere in the locker's name. */
  lockerName: only(text(200)),
  providerId: only(reference('providers')),
  paymentScheme: only(z.enum(SUBSCRIPTION_SCHEMES)),
  subscription: only(z.enum(SUBSCRIPTION_ENDS)),
  alertType: only(z.enum(ALERT_TYPES)),
} satisfies Record<ScheduleFilter, z.ZodType>;

export const reportSchedules = ownCollection('report-schedules', {
  view: ['REPORT_EXPORT'],
  edit: ['REPORT_EXPORT'],
  input: {
    report,
    /** Range covered: the previous day, week (Monday to Sunday) or month. */
    period,
    /** Hour in the network's time zone, on the first day after the range. */
    sendHour: z.int().min(0).max(SEND_HOUR_MAX),
    format: z.enum(REPORT_FORMATS),
    /** If empty, those of REPORT_EMAIL_ADDRESS at the time of sending. */
    addresses,
    ...filters,
    /** Enabled by default. */
    enabled: z.boolean().default(true),
  },
  readonlyFields: {
    scheduleState: z.enum(SCHEDULE_STATES),
    /** Whether there is a recipient: its own, or the default for all reports. */
    hasRecipients: z.boolean(),
    /** Owner: the user who saved it last. Disabled when they lose the permission to mail reports. */
    savedBy: z.string().nullable(),
    /** Next send time; none while disabled. Without recipients it stays due. */
    nextTime: time.nullable(),
    /** Time of the last send. */
    lastTime: time.nullable(),
  },
  filters: { report: report.optional(), period: period.optional(), addresses: search },
  sorts: ['report', 'period', 'nextTime', 'lastTime'],
});
