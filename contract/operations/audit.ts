// Audit log: every recorded event with actor, origin and changed fields.
import { z } from 'zod';
import type { Subject } from '../../domain/events.ts';
import { asking } from '../endpoint.ts';
import { ownListing } from '../ownListing.ts';
import { id, longId, search, text, time } from '../scalars.ts';

const root = '/api/v1/audit';
const view = asking('AUDIT_VIEW');

/** Names of the subjects in the history. */
export type AuditSubject = Subject;

/** A history value as visible to the user. */
export const auditValue = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  /** MASKED: personal, and the user may not see it. REMOVED: personal, and its owner was deleted. */
  hidden: z.enum(['MASKED', 'REMOVED']).nullable(),
});

/** A field before and after; null if the record did not exist before, or does not after. */
export const auditChange = z.object({
  field: z.string(),
  from: auditValue.nullable(),
  to: auditValue.nullable(),
});

export type AuditValue = z.input<typeof auditValue>;
export type AuditChange = z.output<typeof auditChange>;

export const auditRow = z.object({
  id: longId,
  time,
  /** An event name of domain/events.ts. */
  eventType: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** Its current name; null if it has none, or no longer exists. */
  subjectName: auditValue.nullable(),
  /** The resource that holds it, if its type is listed in more than one. */
  subjectResource: z.string().nullable(),
  byType: z.string().nullable(),
  byId: id.nullable(),
  person: auditValue.nullable(),
  ip: z.string().nullable(),
  changes: z.array(auditChange),
  /** Further details. */
  facts: z.array(z.object({ field: z.string(), value: auditValue })),
  /** The batch it is sealed in; null until then. */
  sealId: longId.nullable(),
});

export type AuditRow = z.input<typeof auditRow>;

const filters = {
  id: z.union([longId, z.array(longId).max(1_000)]).optional(),
  /** STAFF, MEMBER, AGENT, TERMINAL or SERVER. */
  byType: text(10).optional(),
  /** Staff, by login name or name. */
  person: search,
  eventType: text(40).optional(),
  subjectType: text(40).optional(),
  subjectId: search,
  timeFrom: time.optional(),
  timeUntil: time.optional(),
};

const listed = ownListing('audit', view, filters, auditRow, ['id', 'time']);
const { exportCsv, exportXlsx, ...list } = listed;

export const audit = {
  ...list,
  one: { ...view.get(`${root}/:id`, { id: longId }, auditRow), dialect: list.dialect },
  exportCsv,
  exportXlsx,
} as const;

const broken = z.object({
  sealId: longId,
  error: z.enum(['CHANGED', 'CHAIN', 'MISSING', 'UNKEYED', 'OTHER_KEY']),
  firstId: longId,
  lastId: longId,
  /** Time of sealing. */
  time,
});

/** Copies of the seals outside the database, and their differences from the chain. */
const outside = z.object({
  /** The last exported seal, and since when seals are exported; null if none. */
  last: z.object({ sealId: longId, time, since: time }).nullable(),
  /** Exported seals missing from the database: its chain ends earlier, or is a different one. */
  lost: z.array(z.object({ sealId: longId, time, error: z.enum(['SHORTER', 'DIFFERENT']) })),
  /** When a backup was restored, and the last seal before and after. */
  restored: z.array(z.object({ time, fromSeal: longId.nullable(), sealId: longId.nullable() })),
});

/** Progress of a verification of the seals. */
export const auditWalk = z.object({
  /** The last valid batch; 0 before the first. */
  sealId: z.int().min(0),
  hash: z.string().nullable(),
  /** Events checked in this step. */
  events: z.int(),
  done: z.boolean(),
  broken: broken.nullable(),
  /** At the end: events not sealed yet. */
  unsealed: z.int().nullable(),
  /** At the end: personal values that differ from the history, or are missing without a recorded deletion. */
  forged: z.int().nullable(),
  /** At the end: seals made before keys were used. */
  unkeyed: z.int().nullable(),
  /** Set at the end. */
  outside: outside.nullable(),
  /** Token for the next step; null at the end. */
  proof: z.string().nullable(),
});

export type AuditWalk = z.input<typeof auditWalk>;

export const auditCalls = {
  /**
   * Verifies a few batches after the last valid one, and records the result at the end. 0 starts; each further step
   * passes the token of the one before.
   */
  verify: view.post(
    `${root}/verify`,
    { after: z.int().min(0), proof: text(400).optional() },
    auditWalk,
  ),
};
