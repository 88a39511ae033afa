// English messages: the page of a locker's log.
import type { LogLevel } from '../../../../domain/lockers/lockerLogs.ts';

export const lockerLog = {
  title: 'Locker log',
  of: 'Log of %{locker}',
  list: 'Lines of the log',
  columns: { creationTime: 'Time', level: 'Level', message: 'What the terminal noted' },
  levels: {
    DEBUG: 'Detail',
    INFO: 'Notice',
    WARN: 'Warning',
    ERROR: 'Error',
  } satisfies Record<LogLevel, string>,
  shown: 'Which lines are shown',
  atLeast: { all: 'All lines', WARN: 'Warnings and errors', ERROR: 'Errors' },
  filters: 'Filter the log',
  start: 'Start date',
  end: 'End date',
  notAfterToday: 'The day cannot be after today.',
  endBeforeStart: 'The end date is before the start date.',
  clear: 'Show all days',
  request: 'Refresh the log',
  requesting: 'Asking',
  requested: 'The logs will be updated in a few minutes.',
  download: 'Download',
  downloading: 'Downloading',
  waiting: 'Asked at %{time}. The terminal has not answered yet.',
  telling:
    'Asked at %{time}. %{smart_count} line has come so far. |||| Asked at %{time}. %{smart_count} lines have come so far.',
  told: 'Asked at %{time}, answered at %{end}: %{smart_count} new line. |||| Asked at %{time}, answered at %{end}: %{smart_count} new lines.',
  failed: 'Asked at %{time}. The terminal did not answer within a day.',
  offline: 'This locker is offline since %{time}.',
  offlineText:
    'Its log cannot come before it is back. What you see is what it told before; a request waits for it for a day.',
  away: 'This locker is offline.',
  never: 'This locker has not reported yet.',
  none: 'Nothing noted yet',
  noneText: 'Ask the terminal for what it has noted.',
  noMatch: 'No line in these days',
  toBoxes: 'Boxes of this locker',
  unknown: 'There is no such locker',
  unknownText: 'Locker %{id} does not exist or has been removed.',
};
