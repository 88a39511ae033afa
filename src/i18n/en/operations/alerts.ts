// English messages: alerts, their history and recipients.
import type { AlertHappening } from '../../../../contract/operations/alerts.ts';
import type { RecipientError, RecipientKey } from '../../../../domain/messages/recipients.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const alerts = resourceMessages('alert', 'alerts', {
  atLocker: '%{alert} · %{locker}',
  atBox: '%{alert} · %{locker}, %{box}',
  facts: {
    all: '1 alert |||| %{smart_count} alerts',
    attention: '1 open |||| %{smart_count} open',
    short: '%{attention} of %{all} open',
  },
  empty: {
    title: 'No alerts',
    text: 'When a locker reports trouble, it appears here and its recipients are told.',
    noMatch: 'No alert matches',
    noMatchFor: 'No alert matches “%{text}”',
  },
  sections: { trouble: 'The trouble', care: 'Who sees to it' },
  fields: {
    alertType: 'Alert',
    gravity: 'Gravity',
    urgency: 'Urgency',
    alertState: 'State',
    lockerId: 'Locker',
    lockerName: 'Locker name',
    lockerNumber: 'Locker number',
    boxName: 'Box',
    startTime: 'First reported',
    lastTime: 'Last reported',
    reportCount: 'Reports',
    assigneeId: 'Assigned to',
    acknowledgedTime: 'Acknowledged',
    acknowledgedBy: 'Acknowledged by',
    resolvedTime: 'Over since',
    resolvedBy: 'Resolved by',
    note: 'What was done',
  },
  help: {
    assigneeId: 'Staff whose role may see to alerts. Leave it empty to take the alert back.',
    note: 'One sentence that the next person can use.',
  },
  nothing: {
    boxName: 'the locker itself',
    assigneeId: 'nobody',
    acknowledgedTime: 'not yet',
    acknowledgedBy: 'nobody',
    resolvedTime: 'it still stands',
    resolvedBy: 'nobody',
    note: 'nothing yet',
  },
  errors: { note: 'Please say what was done' },
  actions: {
    showBoxes: { label: 'Show boxes' },
    acknowledge: {
      label: 'Acknowledge',
      done: '%{name} is acknowledged.',
      doneMany: '%{smart_count} alerts are acknowledged.',
    },
    assign: {
      label: 'Assign',
      confirm: 'Who sees to “%{name}”?',
      confirmMany: 'Who sees to these %{smart_count} alerts?',
      consequence: 'The name stands beside the alert. The alert stays open until it is resolved.',
      done: '%{name} is assigned.',
      doneMany: '%{smart_count} alerts are assigned.',
    },
    resolve: {
      label: 'Resolve',
      confirm: 'Resolve “%{name}”?',
      confirmMany: 'Resolve these %{smart_count} alerts?',
      consequence: 'If the locker reports the same trouble again, a new alert is raised.',
      done: '%{name} is resolved.',
      doneMany: '%{smart_count} alerts are resolved.',
    },
    networkReport: { label: 'Network report' },
  },
});

export const alertHistory = {
  title: 'What happened',
  what: {
    RAISED: 'Reported',
    TOLD: 'Still there',
    ENDED: 'Over by itself',
    ACKNOWLEDGED: 'Acknowledged',
    ASSIGNED: 'Assigned to %{assignee}',
    RESOLVED: 'Resolved',
  } satisfies Record<AlertHappening['what'], string>,
  by: {
    TERMINAL: 'by the locker’s terminal',
    SERVER: 'by the server',
    STAFF: 'by %{name}',
  } satisfies Record<AlertHappening['byKind'], string>,
  unassigned: 'Taken back',
  told: '%{smart_count} address was notified by e-mail |||| %{smart_count} addresses were notified by e-mail',
};

export const alertRecipients = {
  name: 'Alert recipients',
  title: 'Alert recipients',
  saved: 'update success',
  sections: {
    locker: 'The locker',
    boxes: 'Its boxes',
    printer: 'Its printer',
    reports: 'Reports',
  },
  fields: {
    POWER_OFF: 'Power off',
    LOCKER_DISCONNECTED: 'Locker disconnected',
    PRINTING_PAPER_ALERT: 'Printing paper low',
    DOOR_UNCLOSED: 'Door not closed',
    CCTV_NVR_OFF: 'CCTV recorder off',
    PRINTING_PAPER_OUT: 'Printing paper out',
    FLAGGED_LOCKED: 'Box flagged or locked',
    PRINTER_DISCONNECTED: 'Printer disconnected',
    PRINTER_PAPER_STUCK: 'Printer paper stuck',
    REPORT_EMAIL_ADDRESS: 'Report email address',
  } satisfies Record<RecipientKey, string>,
  help: {
    POWER_OFF: 'Several addresses are separated by a semicolon. Empty: nobody is told.',
    REPORT_EMAIL_ADDRESS: 'Where reports go that nobody asked for by name.',
  },
  errors: {
    useSemicolon: 'Use ";" for multiple email addresses',
    address: 'Please enter a valid email address',
  } satisfies Record<RecipientError, string>,
};
