// Alerts: trouble at the lockers, who has looked at it, and how it ended.
import { z } from 'zod';
import { ALERT_STATES, ALERT_TYPES } from '../../domain/alerts.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { id, longText, reference, search, time } from '../scalars.ts';

const root = '/api/v1/alerts';
const own = `${root}/:id`;
const view = asking('ALERT_VIEW');
const edit = asking('ALERT_EDIT');
const dialect = 'simple-rest' as const;

export const alertRow = z.object({
  id,
  alertType: z.enum(ALERT_TYPES),
  alertState: z.enum(ALERT_STATES),
  /** Higher is more urgent: domain/alerts.ts. */
  urgency: z.int(),
  lockerId: reference('lockers'),
  lockerName: z.string(),
  lockerNumber: z.string(),
  boxId: id.nullable(),
  boxName: z.string().nullable(),
  /** When it was first and last reported, and how often. */
  startTime: time,
  lastTime: time,
  reportCount: z.int(),
  assigneeId: id.nullable(),
  assigneeName: z.string().nullable(),
  acknowledgedTime: time.nullable(),
  acknowledgedBy: z.string().nullable(),
  /** When it was resolved, by whom (nobody: the trouble ended by itself) and what was done. */
  resolvedTime: time.nullable(),
  resolvedBy: z.string().nullable(),
  note: longText().nullable(),
  lastUpdatedTime: time,
});

export type AlertRow = z.output<typeof alertRow>;

const ids = z.union([id, z.array(id).max(1_000)]).optional();
const filters = {
  id: ids,
  lockerName: search,
  lockerId: reference('lockers').optional(),
  alertType: z.enum(ALERT_TYPES).optional(),
  alertState: z.enum(ALERT_STATES).optional(),
  assigneeId: id.optional(),
  /** First reported from when until when. */
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
const listing = view.listing(root, filters, alertRow, sorts);
const exported = { ...filters, sort: listing.input.shape.sort };

/** Nobody makes or removes an alert: a terminal or the server raises it, and the history keeps it. */
export const alerts = collection({
  id: 'id',
  dialect,
  feature: 'alerts',
  list: { ...listing, dialect },
  one: { ...view.get(own, { id }, alertRow), dialect },
  exportCsv: view.file(`${root}/export/csv`, exported),
  exportXlsx: view.file(`${root}/export/xlsx`, exported),
});

/** One line of what became of an alert. */
const happening = z.object({
  id: z.int(),
  time,
  what: z.enum(['RAISED', 'TOLD', 'ENDED', 'ACKNOWLEDGED', 'ASSIGNED', 'RESOLVED']),
  byKind: z.enum(['TERMINAL', 'SERVER', 'STAFF']),
  byName: z.string().nullable(),
  note: z.string().nullable(),
  /** To whom it was given; nobody when it was taken back. */
  assignee: z.string().nullable(),
  /** How many addresses were told when it was raised, or later because others had been told a moment before. */
  told: z.int(),
});

export type AlertHappening = z.output<typeof happening>;

export const alertCalls = {
  /** How many alerts nobody has looked at yet. */
  openCount: view.get('/api/v1/openAlerts', {}, z.object({ count: z.int() })),
  history: view.get(`${own}/history`, { id }, z.object({ content: z.array(happening) })),
  /** Staff who may see to alerts, by name. */
  assignees: view.get(
    '/api/v1/alertAssignees',
    { name: search },
    z.object({ content: z.array(z.object({ userId: id, name: z.string() })) }),
  ),
  acknowledge: edit.post(`${own}/acknowledge`, { id }, alertRow),
  /** Nobody in particular with null. */
  assign: edit.post(`${own}/assign`, { id, assigneeId: id.nullable() }, alertRow),
  resolve: edit.post(`${own}/resolve`, { id, note: longText(1_000).min(1) }, alertRow),
  /** The documented report: every alert of the network as a workbook, first reported in the time asked for. */
  networkReport: view.file('/api/locker/v1/alert/export/report/network', {
    startTime: time.optional(),
    endTime: time.optional(),
  }),
};
