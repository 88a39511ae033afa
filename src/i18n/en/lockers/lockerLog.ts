// English messages: the page of a locker's log.
import type { LogLevel } from '../../../../domain/lockers/lockerLogs.ts';

export const lockerLog = {
  title: 'Locker log',
  of: 'Log of %{locker}',
  list: 'Log lines',
  columns: { creationTime: 'Time', level: 'Level', message: 'Terminal message' },
  levels: {
    DEBUG: 'Debug',
    INFO: 'Info',
    WARN: 'Warning',
    ERROR: 'Error',
  } satisfies Record<LogLevel, string>,
  shown: 'Lines shown',
  atLeast: { all: 'All lines', WARN: 'Warnings and errors', ERROR: 'Errors' },
  filters: 'Filter the log',
  start: 'Start date',
  end: 'End date',
  notAfterToday: 'The date cannot be after today.',
  endBeforeStart: 'The end date is before the start date.',
  clear: 'Show all days',
  request: 'Refresh the log',
  requesting: 'Requesting',
  requested: 'The logs will be updated in a few minutes.',
  download: 'Download',
  downloading: 'Downloading',
  waiting: 'Requested at %{time}. The terminal has not answered yet.',
  telling:
    'Requested at %{time}. %{smart_count} line received so far. |||| Requested at %{time}. %{smart_count} lines received so far.',
  told: 'Requested at %{time}, answered at %{end}: %{smart_count} new line. |||| Requested at %{time}, answered at %{end}: %{smart_count} new lines.',
  failed: 'Requested at %{time}. The terminal did not answer within a day.',
  offline: 'This locker has been offline since %{time}.',
  offlineText:
    'No new lines until it reconnects. The lines shown were sent before; a request stays pending for a day.',
  away: 'This locker is offline.',
  never: 'This locker has not reported yet.',
  none: 'No log lines yet',
  noneText: 'Request the log from the terminal.',
  noMatch: 'No lines on these days',
  toBoxes: 'Boxes of this locker',
  unknown: 'Locker not found',
  unknownText: 'Locker %{id} does not exist or has been removed.',
};
