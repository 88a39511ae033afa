// Legacy calls: their "box" is a whole locker of cabinets and mouths.
import { z } from 'zod';
import { LOCKER_NAME_MAX } from '../../domain/limits.ts';
import { OVERDUE_TYPES } from '../../domain/parcels/overdueTypes.ts';
import type { LegacyCabinet } from '../../domain/layout/legacyCabinets.ts';
import type { Numbered } from '../../domain/recordId.ts';
import { LAYOUT_MAX_COLUMNS, LAYOUT_MAX_ROWS } from '../../domain/layout/bounds.ts';
import { asking, signedIn } from '../endpoint.ts';
import { sessionUser } from '../account/sessions.ts';
import { boxTypeId, code, id, text, time } from '../scalars.ts';

const edit = asking('LOCKER_EDIT');

/** R4.8: the legacy statuses are ENABLE, USED and LOCKED. */
export const legacyStatus = z.enum(['ENABLE', 'USED', 'LOCKED']);

/** A mouth's number is unique in the locker; the requested number is only used for a new mouth. */
const legacyMouth = z.strictObject({
  number: z.int().min(1).max(1_000_000),
  numberInCabinet: z.int().min(1).max(LAYOUT_MAX_ROWS),
  mouthType: z.strictObject({ id: boxTypeId }),
  deleteFlag: z.boolean().default(false),
  /** Read-only: a mouth's status follows from its content. */
  status: legacyStatus.default('ENABLE'),
});

/** A new cabinet has no id. Cabinets are numbered from the left, starting at 1. */
export const legacyCabinet = z.strictObject({
  id: id.nullable().default(null),
  number: z.int().min(1).max(LAYOUT_MAX_COLUMNS),
  deleteFlag: z.boolean().default(false),
  mouths: z.array(legacyMouth).max(1_000),
});

const freePeriod = z.int().min(0).max(10_000).nullable().optional();

/** Locker fields common to all legacy calls. */
export const legacyFacts = {
  name: text(LOCKER_NAME_MAX).min(1),
  /** The locker's number in the operator's books; unique per locker. */
  orderNo: text(60).min(1),
  /** ISO 4217 currency code. */
  currencyUnit: code(40).regex(/^[A-Z]{3}$/),
  overdueType: z.enum(OVERDUE_TYPES),
};

/** A legacy locker with its cabinets, without removed ones. */
export const legacyLocker = z.object({
  id,
  ...legacyFacts,
  operator: z.object({ id: id.nullable(), name: z.string() }),
  zoneId: id.nullable(),
  freeDays: z.int().min(0).nullable(),
  freeHours: z.int().min(0).nullable(),
  smsAccount: z.object({ id }).nullable(),
  status: legacyStatus,
  cabinets: z.array(legacyCabinet as unknown as z.ZodType<Numbered<LegacyCabinet>, LegacyCabinet>),
  creationTime: time,
  lastUpdatedTime: time,
});

const draft = {
  ...legacyFacts,
  operator: z.strictObject({ id: id.nullable().optional(), name: text(200).min(1) }),
  zoneId: id.nullable().optional(),
  /** R3.96: the one required by the type, and not the other. */
  freeDays: freePeriod,
  freeHours: freePeriod,
  smsAccount: z.strictObject({ id }).nullable().optional(),
};

const cabinets = z.array(legacyCabinet).max(200);
const saved = z.object({ id });

/** Aliases of the current calls, on the same tables. */
export const legacyBoxes = {
  create: edit.post('/api/box/create', { ...draft, cabinets }, saved),
  /** The locker's fields and its cabinets. */
  rebuild: {
    ...edit.post('/api/box/rebuild', { id, ...draft, cabinets }, saved),
    record: legacyLocker,
  },
  /** The locker's fields only. */
  update: { ...edit.post('/api/box/update', { id, ...draft }, saved), record: legacyLocker },
  /** LOCKED and DISABLE take the locker out of service. USED is read-only. */
  setStatus: edit.post(
    '/api/box/status/update',
    { id, status: z.enum(['ENABLE', 'LOCKED', 'DISABLE']) },
    z.object({}),
  ),
  /** The signed-in user, as returned by sign-in but without the token. */
  userInfo: signedIn.post('/api/user/info', {}, sessionUser.omit({ token: true })),
};
