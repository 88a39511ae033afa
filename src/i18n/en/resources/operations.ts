// English messages: alerts and their recipients, cases, the audit log.
import type { RecipientKey, RecipientReason } from '../../../../domain/messages/recipients.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const alerts = resourceMessages('alert', 'alerts', {
  atLocker: '%{alert} · %{locker}',
  atBox: '%{alert} · %{locker}, %{box}',
  flagged:
    'The box is still flagged. Check it, then set it available or locked under Show boxes: that resolves the alert.',
  facts: {
    all: '1 alert |||| %{smart_count} alerts',
    attention: '%{smart_count} unacknowledged |||| %{smart_count} unacknowledged',
    short: '%{attention} of %{all} unacknowledged',
  },
  empty: {
    title: 'No alerts',
    text: 'Problems that lockers report appear here, and the alert recipients are notified.',
  },
  since: 'First reported %{time}',
  sections: { trouble: 'Problem', care: 'Handling' },
  fields: {
    gravity: 'Severity',
    urgency: 'Urgency',
    openFor: 'Open for',
    nextStep: 'Next step',
    startTime: 'First reported',
    lastTime: 'Last reported',
    reportCount: 'Reports',
    acknowledgedTime: 'Acknowledged',
    acknowledgedBy: 'Acknowledged by',
    resolvedTime: 'Resolved at',
    note: 'What was done',
    snoozeFor: 'Snooze for',
    snoozedUntil: 'Snoozed until',
    snoozedBy: 'Snoozed by',
    snoozeReason: 'Reason for the snooze',
  },
  help: {
    assigneeId: 'Staff whose role permits handling alerts. Leave empty to unassign.',
    note: 'One sentence that helps the next colleague.',
    snoozedUntil: 'At most 7 days from now.',
  },
  nothing: {
    boxName: 'the locker itself',
    assigneeId: 'unassigned',
    acknowledgedTime: 'not yet',
    acknowledgedBy: 'not yet',
    resolvedTime: 'Still active',
    resolvedBy: 'not yet',
    note: 'nothing yet',
    snoozedUntil: 'not snoozed',
    snoozedBy: 'not snoozed',
    snoozeReason: 'not snoozed',
  },
  errors: {
    note: 'Please enter what was done',
    snoozeFor: 'Please choose a duration',
    snoozedUntil: { missing: 'Please choose a date and time' },
    snoozeReason: 'Please enter a reason',
  },
  actions: {
    showBoxes: { label: 'Show boxes' },
    acknowledge: {
      label: 'Acknowledge',
      done: 'You acknowledged %{name}.',
      doneMany: 'You acknowledged %{smart_count} alerts.',
    },
    release: {
      label: 'Release',
      done: '%{name} is released.',
      doneMany: '%{smart_count} alerts are released.',
    },
    snooze: {
      label: 'Snooze',
      confirm: 'Snooze “%{name}”?',
      confirmMany: 'Snooze these %{smart_count} alerts?',
      consequence:
        'The alert is not counted at the bell until the snooze ends. It stays in the list with the reason.',
      done: '%{name} is snoozed.',
      doneMany: '%{smart_count} alerts are snoozed.',
    },
    wake: {
      label: 'End snooze',
      done: '%{name} is no longer snoozed.',
      doneMany: '%{smart_count} alerts are no longer snoozed.',
    },
    assign: {
      label: 'Assign',
      confirm: 'Assign “%{name}”?',
      confirmMany: 'Assign these %{smart_count} alerts?',
      consequence:
        'The assignee is shown with the alert. The alert stays open until it is resolved.',
      done: '%{name} is assigned.',
      doneMany: '%{smart_count} alerts are assigned.',
    },
    resolve: {
      label: 'Resolve',
      confirm: 'Resolve “%{name}”?',
      confirmMany: 'Resolve these %{smart_count} alerts?',
      consequence: 'If the locker reports the same problem again, a new alert is raised.',
      done: '%{name} is resolved.',
      doneMany: '%{smart_count} alerts are resolved.',
    },
    networkReport: { label: 'Network report' },
  },
});

export const alertRecipients = {
  name: 'Alert recipients',
  title: 'Alert recipients',
  saved: 'update success',
  sections: {
    locker: 'Locker',
    boxes: 'Boxes',
    printer: 'Printer',
    reports: 'Reports',
  },
  fields: {
    POWER_OFF: 'Power off',
    LOCKER_DISCONNECTED: 'Locker disconnected',
    PRINTING_PAPER_ALERT: 'Printer paper low',
    DOOR_UNCLOSED: 'Door not closed',
    CCTV_NVR_OFF: 'CCTV recorder off',
    PRINTING_PAPER_OUT: 'Printer out of paper',
    FLAGGED_LOCKED: 'Box flagged or locked',
    PRINTER_DISCONNECTED: 'Printer disconnected',
    PRINTER_PAPER_STUCK: 'Printer paper jam',
    REPORT_EMAIL_ADDRESS: 'Report e-mail address',
  } satisfies Record<RecipientKey, string>,
  help: {
    POWER_OFF: 'Separate several addresses with a semicolon. If empty, no one is notified.',
    REPORT_EMAIL_ADDRESS: 'Receives scheduled reports that name no recipients.',
  },
  errors: {
    useSemicolon: 'Use ";" for multiple email addresses',
    address: 'Please enter a valid email address: %{item}',
  } satisfies Record<RecipientReason, string>,
};

export const cases = resourceMessages('case', 'cases', {
  facts: {
    all: '1 case |||| %{smart_count} cases',
    attention: '1 open |||| %{smart_count} open',
    short: '%{attention} of %{all} open',
  },
  empty: {
    title: 'No cases',
    text: 'When a parcel is missing or a box does not open, a case records who looks into it.',
  },
  sections: { what: 'Case', about: 'Related records', care: 'Handling' },
  fields: {
    subject: 'Subject',
    caseType: 'Kind',
    caseState: 'State',
    description: 'What happened',
    ordersId: 'Parcel',
    boxId: 'Box',
    memberId: 'Customer',
    memberName: 'Customer name',
    openedBy: 'Opened by',
    comment: 'Comment',
    commentCount: 'Comments',
    pictureCount: 'Pictures',
    resolution: 'Outcome',
    resolutionNote: 'Note',
    resolvedTime: 'Resolved',
    note: 'Reason for reopening',
  },
  help: {
    ordersId: 'Start typing its number. Locker, box and customer are filled in from it.',
    boxName: 'The number on the door, e.g. A01.',
    assigneeId: 'Staff whose role permits handling cases. Leave empty to unassign.',
  },
  nothing: {
    description: 'no description',
    parcelNumber: 'none',
    lockerName: 'none',
    boxName: 'none',
    memberName: 'none',
    assigneeId: 'unassigned',
    resolution: 'not yet',
    resolutionNote: 'none',
    resolvedTime: 'not yet',
    resolvedBy: 'not yet',
  },
  errors: {
    subject: { missing: 'Please describe the problem in a few words' },
    lockerId: { missing: 'Please choose the locker of this box' },
  },
  form: { create: 'New case' },
  actions: {
    create: { label: 'New case' },
    take: {
      label: 'Assign to me',
      done: '“%{name}” is assigned to you.',
      doneMany: '%{smart_count} cases are assigned to you.',
    },
    assign: {
      label: 'Assign',
      confirm: 'Assign “%{name}”?',
      confirmMany: 'Assign these %{smart_count} cases?',
      consequence: 'The assignee is shown with the case. It stays open until it is resolved.',
      done: '“%{name}” is assigned.',
      doneMany: '%{smart_count} cases are assigned.',
    },
    resolve: {
      label: 'Resolve',
      confirm: 'Resolve “%{name}”?',
      confirmMany: 'Resolve these %{smart_count} cases?',
      consequence: 'The case is closed. It can be reopened.',
      done: '“%{name}” is resolved.',
      doneMany: '%{smart_count} cases are resolved.',
    },
    reopen: {
      label: 'Reopen',
      confirm: 'Reopen “%{name}”?',
      consequence: 'It returns to its previous assignee.',
      done: '“%{name}” is open again.',
    },
  },
});

export const audit = resourceMessages('event', 'events', {
  title: 'Audit',
  empty: { text: 'Every change, sign-in, refusal and export appears here.' },
  fields: {
    time: 'Time',
    eventType: 'Event',
    subjectType: 'Record',
    subjectId: 'Record number',
    byType: 'Done by',
    person: 'Person',
    ip: 'IP address',
    changes: 'Changes',
    sealId: 'Seal',
  },
  nothing: { sealId: 'not sealed yet', person: 'unknown', ip: 'unknown' },
  actions: { seals: { label: 'Verify the seals' } },
});
