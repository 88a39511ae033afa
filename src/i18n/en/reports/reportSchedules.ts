// English messages: scheduled reports.
import { resourceMessages } from '../resourceMessages.ts';

export const reportSchedules = resourceMessages('scheduled report', 'scheduled reports', {
  called: '%{report}, %{period}',
  fields: {
    report: 'Report',
    filters: 'Filtered by',
    lockerId: 'Locker',
    districtId: 'District',
    lockerName: 'Locker name',
    providerId: 'Provider',
    paymentScheme: 'Scheme',
    subscription: 'Subscription',
    alertType: 'Alert',
    period: 'Frequency',
    sendHour: 'Send at',
    format: 'Format',
    addresses: 'Recipients',
    enabled: 'Enabled',
    scheduleState: 'State',
    savedBy: 'Saved by',
    nextTime: 'Next delivery',
    lastTime: 'Last delivery',
  },
  help: {
    period: 'Covers the previous day, week (Monday to Sunday) or month.',
    sendHour: 'On the first day after the period, in the time zone of the network.',
    addresses:
      'Separate several addresses with a semicolon. If empty, the report e-mail address under Alert recipients is used.',
  },
  errors: {
    useSemicolon: 'Use ";" for multiple email addresses',
    address: 'Please enter a valid email address: %{item}',
  },
  nothing: { filters: 'none', nextTime: 'not scheduled', lastTime: 'not yet' },
  to: { usual: 'The report recipients', nobody: 'No recipients yet' },
});
