// Reports that are mailed by themselves, daily, weekly or monthly.
import { z } from 'zod';
import { recipientError, RECIPIENTS_MAX } from '../../domain/messages/recipients.ts';
import {
  REPORT_PERIODS,
  SCHEDULE_STATES,
  SEND_HOUR_MAX,
} from '../../domain/reports/reportPeriods.ts';
import { REPORT_FORMATS, REPORTS } from '../../domain/reports/reports.ts';
import { ownCollection } from '../ownCollection.ts';
import { search, text, time } from '../scalars.ts';

const report = z.enum(REPORTS);
const period = z.enum(REPORT_PERIODS);

/** Several addresses, separated by semicolons (R5.37); empty: the addresses of REPORT_EMAIL_ADDRESS at the time of sending. */
const addresses = text(RECIPIENTS_MAX).superRefine((value, { addIssue }) => {
  const fault = recipientError(value);
  if (fault) addIssue({ code: 'custom', message: fault });
});

export const reportSchedules = ownCollection('report-schedules', {
  view: ['REPORT_EXPORT'],
  edit: ['REPORT_EXPORT'],
  draft: {
    report,
    /** Of which span: the day, the week (Monday to Sunday) or the month that is over. */
    period,
    /** At which hour of the network's clock it is sent, on the first day after the span. */
    sendHour: z.int().min(0).max(SEND_HOUR_MAX),
    format: z.enum(REPORT_FORMATS),
    addresses,
    /** Whoever makes one wants it sent. */
    enabled: z.boolean().default(true),
  },
  told: {
    scheduleState: z.enum(SCHEDULE_STATES),
    /** Whether somebody is named, in its own line or, where that is empty, for all reports. */
    hasRecipients: z.boolean(),
    /** Whose it is: whoever saved it last. It is switched off when they may not have reports mailed any more. */
    savedBy: z.string().nullable(),
    /** When it is sent next; never while it is not enabled. With nobody to send it to it stays due. */
    nextTime: time.nullable(),
    /** When it was sent last. */
    lastTime: time.nullable(),
  },
  filters: { report: report.optional(), period: period.optional(), addresses: search },
  sorts: ['report', 'period', 'nextTime', 'lastTime'],
});
