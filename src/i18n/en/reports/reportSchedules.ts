// English messages: scheduled reports.
import { resourceMessages } from '../resourceMessages.ts';

export const reportSchedules = resourceMessages('scheduled report', 'scheduled reports', {
  called: '%{report}, %{period}',
  fields: {
    report: 'Report',
    period: 'How often',
    sendHour: 'At which hour',
    format: 'As',
    addresses: 'To',
    enabled: 'Switched on',
    scheduleState: 'State',
    savedBy: 'Saved by',
    nextTime: 'Sent next',
    lastTime: 'Sent last',
  },
  help: {
    period: 'About the day, the week (Monday to Sunday) or the month that is over.',
    sendHour: 'Hour of the first day after it, 0 to 23, in the time of the network.',
    addresses:
      'Several with ; between them. Without any, those get it whom the alert recipients name for reports.',
  },
  errors: {
    useSemicolon: 'Use ";" for multiple email addresses',
    address: 'Please enter a valid email address',
  },
  nothing: { nextTime: 'not planned', lastTime: 'not yet' },
  to: { usual: 'The recipients of reports', nobody: 'Nobody yet' },
});
