// The audit: everything that was written down, by whom, from where, and field by field from what to what.
import { z } from 'zod';
import type { Subject } from '../../domain/events.ts';
import { asking } from '../endpoint.ts';
import { id, longId, search, text, time } from '../scalars.ts';

const root = '/api/v1/audit';
const view = asking('AUDIT_VIEW');
const dialect = 'simple-rest' as const;

/** What the history calls the things that something happens to. */
export type AuditSubject = Subject;

/** A value of the history as the asker may see it. */
export const auditValue = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  /** MASKED: it is personal and the asker may not see it. REMOVED: it was, and its owner was removed. */
  hidden: z.enum(['MASKED', 'REMOVED']).nullable(),
});

/** A field before and after; null where there was no record before, or is none after. */
export const auditChange = z.object({
  field: z.string(),
  from: auditValue.nullable(),
  to: auditValue.nullable(),
});

export type AuditValue = z.output<typeof auditValue>;
export type AuditChange = z.output<typeof auditChange>;

export const auditRow = z.object({
  id: longId,
  time,
  /** A word of domain/events.ts. */
  eventType: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  /** What it is called now; null where it has no name, or is gone. */
  subjectName: auditValue.nullable(),
  /** Where things of its kind stand in more than one list: the resource that has it. */
  subjectNoun: z.string().nullable(),
  byKind: z.string().nullable(),
  byId: id.nullable(),
  person: auditValue.nullable(),
  ip: z.string().nullable(),
  changes: z.array(auditChange),
  /** What else is told of it. */
  facts: z.array(z.object({ field: z.string(), told: auditValue })),
  /** The batch that it is sealed in; null until it is. */
  sealId: longId.nullable(),
});

export type AuditRow = z.output<typeof auditRow>;

const filters = {
  id: z.union([longId, z.array(longId).max(1_000)]).optional(),
  /** STAFF, MEMBER, AGENT, TERMINAL or SERVER. */
  byKind: text(10).optional(),
  /** Staff, by login name or name. */
  person: search,
  eventType: text(40).optional(),
  subjectKind: text(40).optional(),
  subjectId: search,
  timeFrom: time.optional(),
  timeUntil: time.optional(),
};

const listing = view.listing(root, filters, auditRow, ['id', 'time']);

const exported = (file: string) =>
  view.file(`${root}/export/${file}`, { ...filters, sort: listing.input.shape.sort });

export const audit = {
  id: 'id',
  dialect,
  feature: 'audit',
  list: { ...listing, dialect },
  one: { ...view.get(`${root}/:id`, { id: longId }, auditRow), dialect },
  exportCsv: exported('csv'),
  exportXlsx: exported('xlsx'),
} as const;

const broken = z.object({
  sealId: longId,
  fault: z.enum(['CHANGED', 'CHAIN', 'MISSING', 'UNKEYED', 'OTHER_KEY']),
  firstId: longId,
  lastId: longId,
  /** When it was sealed. */
  time,
});

/** What is kept of the chain outside the database, and what does not agree with it. */
const outside = z.object({
  /** The last seal kept there, and since when the seals are; null where nothing is. */
  last: z.object({ sealId: longId, time, since: time }).nullable(),
  /** Seals kept there that the database has no more: its chain ended before them, or is another one. */
  lost: z.array(z.object({ sealId: longId, time, fault: z.enum(['SHORTER', 'DIFFERENT']) })),
  /** When a backup was restored, from which last seal to which. */
  restored: z.array(z.object({ time, fromSeal: longId.nullable(), sealId: longId.nullable() })),
});

/** How far a walk along the seals came. */
export const auditWalk = z.object({
  /** The last batch that is whole; 0 before the first. */
  sealId: z.int().min(0),
  hash: z.string().nullable(),
  /** Happenings that this step looked at. */
  events: z.int(),
  done: z.boolean(),
  broken: broken.nullable(),
  /** At the end: happenings that are not sealed yet. */
  unsealed: z.int().nullable(),
  /** At the end: personal values that are not what the history refers to, or are gone though nobody removed them. */
  forged: z.int().nullable(),
  /** At the end: how many seals were made before there was a key in them. */
  unkeyed: z.int().nullable(),
  /** At the end. */
  outside: outside.nullable(),
  /** What the next step goes on with; null at the end. */
  proof: z.string().nullable(),
});

export type AuditWalk = z.output<typeof auditWalk>;

export const auditCalls = {
  /**
   * Looks at some batches behind the last that was found whole, and at its end writes down what was found. 0 begins; each
   * step behind it brings the proof of the one before.
   */
  verify: view.post(
    `${root}/verify`,
    { after: z.int().min(0), proof: text(400).optional() },
    auditWalk,
  ),
};
