// Alerts: faults at lockers, who handled them, and the outcome.
import { z } from 'zod';
import { ALERT_STATES, ALERT_TYPES } from '../../domain/alerts.ts';
import { SNOOZE_SPANS } from '../../domain/snooze.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { ownListing } from '../ownListing.ts';
import { id, longText, reference, search, time } from '../scalars.ts';

const own = '/api/v1/alerts/:id';
const view = asking('ALERT_VIEW');
const edit = asking('ALERT_EDIT');

/** Staff who may be assigned. */
export const assignees = z.object({ content: z.array(z.object({ userId: id, name: z.string() })) });

export const alertRow = z.object({
  id,
  alertType: z.enum(ALERT_TYPES),
  alertState: z.enum(ALERT_STATES),
  /** Higher is more urgent; see domain/alerts.ts. */
  urgency: z.int(),
  lockerId: reference('lockers'),
  lockerName: z.string(),
  lockerNumber: z.string(),
  boxId: id.nullable(),
  boxName: z.string().nullable(),
  /** First and last report, and the number of reports. */
  startTime: time,
  lastTime: time,
  reportCount: z.int(),
  assigneeId: id.nullable(),
  assigneeName: z.string().nullable(),
  acknowledgedTime: time.nullable().meta({ head: 'Taken' }),
  acknowledgedBy: z.string().nullable().meta({ head: 'Taken by' }),
  /** When and by whom it was resolved (empty if it cleared by itself), and what was done. */
  resolvedTime: time.nullable(),
  resolvedBy: z.string().nullable(),
  note: longText().nullable(),
  /** While it is snoozed. */
  snoozedUntil: time.nullable(),
  snoozedBy: z.string().nullable(),
  snoozeReason: longText().nullable(),
  lastUpdatedTime: time,
});

export type AlertRow = z.input<typeof alertRow>;

const ids = z.union([id, z.array(id).max(1_000)]).optional();
const filters = {
  id: ids,
  lockerName: search,
  lockerId: reference('lockers').optional(),
  alertType: z.enum(ALERT_TYPES).optional(),
  alertState: z.enum(ALERT_STATES).optional(),
  assigneeId: id.optional(),
  /** Range of the first report. */
  startFrom: time.optional(),
  startUntil: time.optional(),
};
const sorts = [
  'id',
  'urgency',
  'alertType',
  'lockerName',
  'startTime',
  'lastTime',
  'reportCount',
  'lastUpdatedTime',
] as const;
const listed = ownListing('alerts', view, filters, alertRow, sorts);
const { dialect, feature, exportCsv, exportXlsx, ...list } = listed;

/** Alerts are never created or deleted by staff: a terminal or the server raises them, and they stay in the history. */
export const alerts = collection({
  ...list,
  dialect,
  feature,
  one: { ...view.get(own, { id }, alertRow), dialect, feature },
  exportCsv,
  exportXlsx,
});

/** One entry of an alert's history. */
const event = z.object({
  id: z.int(),
  time,
  what: z.enum([
    'RAISED',
    'NOTIFIED',
    'ENDED',
    'ACKNOWLEDGED',
    'ASSIGNED',
    'SNOOZED',
    'WOKEN',
    'RELEASED',
    'RESOLVED',
  ]),
  byType: z.enum(['TERMINAL', 'SERVER', 'STAFF']),
  byName: z.string().nullable(),
  note: z.string().nullable(),
  /** The end of a snooze. */
  until: time.nullable(),
  /** The assignee; null if unassigned. */
  assignee: z.string().nullable(),
  /** Number of addresses notified, either when it was raised or later because of a recent notification. */
  notified: z.int(),
});

export type AlertEvent = z.input<typeof event>;

/** Servers that let alerts be snoozed, and given back, announce it by this name. */
const snoozes = { feature: 'alert-snooze' } as const;

export const alertCalls = {
  /** Number of alerts that nobody has handled yet. */
  openCount: { ...view.get('/api/v1/openAlerts', {}, z.object({ count: z.int() })), feature },
  history: view.get(`${own}/history`, { id }, z.object({ content: z.array(event) })),
  /** Staff who may handle alerts, by name. */
  assignees: view.get('/api/v1/alertAssignees', { name: search }, assignees),
  /** Takes it: acknowledged by, and assigned to, the caller. */
  acknowledge: edit.post(`${own}/acknowledge`, { id }, alertRow),
  /** Null unassigns it. */
  assign: edit.post(`${own}/assign`, { id, assigneeId: id.nullable() }, alertRow),
  /** Undoes taking it: open again, and assigned to nobody. */
  release: { ...edit.post(`${own}/release`, { id }, alertRow), ...snoozes },
  /** Leaves the bell and the counts of open alerts until the end: `snoozedUntil` for CHOSEN. */
  snooze: {
    ...edit.post(
      `${own}/snooze`,
      {
        id,
        snoozeFor: z.enum(SNOOZE_SPANS),
        snoozedUntil: time.nullable().optional(),
        snoozeReason: longText(500).min(1),
      },
      alertRow,
    ),
    ...snoozes,
  },
  /** Ends the snooze early. */
  wake: { ...edit.post(`${own}/wake`, { id }, alertRow), ...snoozes },
  resolve: edit.post(`${own}/resolve`, { id, note: longText(1_000).min(1) }, alertRow),
  /** The documented report: all alerts of the network first reported in the range, as a workbook. */
  networkReport: view.file('/api/locker/v1/alert/export/report/network', {
    startTime: time.optional(),
    endTime: time.optional(),
  }),
};
