// Cases: requests about a parcel, box, locker or customer, and how they are handled.
import { z } from 'zod';
import { CASE_TYPES, CASE_RESOLUTIONS, CASE_STATES } from '../../domain/cases.ts';
import { UPLOAD_FILE_MAX_BYTES } from '../../domain/limits.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { uploaded } from '../files.ts';
import { ownListing } from '../ownListing.ts';
import { assignees } from './alerts.ts';
import { code, id, longText, reference, search, text, time } from '../scalars.ts';

const root = '/api/v1/cases';
const own = `${root}/:id`;
const view = asking('TICKET_VIEW');
const edit = asking('TICKET_EDIT');

const caseType = z.enum(CASE_TYPES);
const resolution = z.enum(CASE_RESOLUTIONS);
const note = longText(1_000).min(1);

export const caseRow = z.object({
  id,
  subject: z.string(),
  caseType,
  caseState: z.enum(CASE_STATES),
  description: longText().nullable(),
  ordersId: id.nullable(),
  parcelNumber: z.string().nullable(),
  lockerId: id.nullable(),
  lockerName: z.string().nullable(),
  boxId: id.nullable(),
  boxName: z.string().nullable(),
  memberId: id.nullable(),
  memberName: z.string().nullable(),
  assigneeId: id.nullable(),
  assigneeName: z.string().nullable(),
  openedBy: z.string().nullable(),
  commentCount: z.int(),
  pictureCount: z.int(),
  resolution: resolution.nullable(),
  resolutionNote: longText().nullable(),
  resolvedTime: time.nullable(),
  resolvedBy: z.string().nullable(),
  creationTime: time,
  lastUpdatedTime: time,
});

export type CaseRow = z.input<typeof caseRow>;

const filters = {
  id: z.union([id, z.array(id).max(1_000)]).optional(),
  /** Anywhere in the subject or description. */
  subject: search,
  caseType: caseType.optional(),
  caseState: z.enum(CASE_STATES).optional(),
  assigneeId: id.optional(),
  lockerName: search,
  lockerId: reference('lockers').optional(),
  boxId: id.optional(),
  parcelNumber: search,
  ordersId: id.optional(),
  memberName: search,
  memberId: reference('members').optional(),
  /** Range of the opening time. */
  openedFrom: time.optional(),
  openedUntil: time.optional(),
};
const sorts = [
  'id',
  'subject',
  'caseType',
  'caseState',
  'lockerName',
  'creationTime',
  'lastUpdatedTime',
] as const;
const listed = ownListing('cases', view, filters, caseRow, sorts);
const { dialect, feature, exportCsv, exportXlsx, ...list } = listed;

/** Input to open a case: it refers to at least one subject. */
const draft = {
  caseType,
  subject: text(120).min(1),
  description: longText().nullable().optional(),
  /** A parcel implies its locker, box and customer. */
  ordersId: reference('parcels').nullable().optional(),
  lockerId: reference('lockers').nullable().optional(),
  /** Label on the door of that locker's box. */
  boxName: code(20).nullable().optional(),
  memberId: reference('members').nullable().optional(),
};

/** A case is never deleted and its description never changes: the thread is its history. */
export const cases = collection({
  ...list,
  dialect,
  feature,
  one: { ...view.get(own, { id }, caseRow), dialect, feature },
  create: { ...edit.post(root, draft, caseRow), dialect, feature },
  exportCsv,
  exportXlsx,
});

/** One entry of a case's thread. */
const line = z.object({
  id: z.int(),
  time,
  what: z.enum(['OPENED', 'ASSIGNED', 'COMMENTED', 'ATTACHED', 'RESOLVED', 'REOPENED']),
  byName: z.string().nullable(),
  /** A comment, or a note on an action. */
  text: z.string().nullable(),
  /** The assignee; null if unassigned. */
  assignee: z.string().nullable(),
  resolution: resolution.nullable(),
  picture: z.object({ fileId: z.string(), name: z.string() }).nullable(),
});

export type CaseLine = z.input<typeof line>;

export const caseCalls = {
  /** Number of unresolved cases. */
  openCount: { ...view.get('/api/v1/openCases', {}, z.object({ count: z.int() })), feature },
  /** Comments and actions, oldest first. */
  thread: view.get(`${own}/thread`, { id }, z.object({ content: z.array(line) })),
  /** Staff who may handle cases, by name. */
  assignees: view.get('/api/v1/caseAssignees', { name: search }, assignees),
  /** Assigns the case to the current user. */
  take: edit.post(`${own}/take`, { id }, caseRow),
  /** Null unassigns it. */
  assign: edit.post(`${own}/assign`, { id, assigneeId: id.nullable() }, caseRow),
  comment: edit.post(`${own}/comment`, { id, comment: longText().min(1) }, caseRow),
  /** A picture; attached to the case once fully uploaded. */
  attach: edit.upload('/api/v1/casePictures', { caseId: id }, uploaded, UPLOAD_FILE_MAX_BYTES),
  resolve: edit.post(
    `${own}/resolve`,
    { id, resolution, resolutionNote: longText(1_000).nullable().optional() },
    caseRow,
  ),
  reopen: edit.post(`${own}/reopen`, { id, note }, caseRow),
};
