// Cases: investigations requested by customers, their states and resolutions.
import type { RecordId } from './recordId.ts';

/** The subject of a case. */
export const CASE_TYPES = ['MISSING', 'WRONG_PARCEL', 'DAMAGED', 'CANNOT_OPEN', 'OTHER'] as const;
export type CaseType = (typeof CASE_TYPES)[number];

/** Unassigned; assigned; closed. */
export const CASE_STATES = ['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** How a case ended. */
export const CASE_RESOLUTIONS = [
  'PARCEL_FOUND',
  'HANDED_OVER',
  'REPAIRED',
  'COMPENSATED',
  'EXPLAINED',
  'NOT_CONFIRMED',
  'DUPLICATE',
] as const;
export type CaseResolution = (typeof CASE_RESOLUTIONS)[number];

/** The state of an open case, by whether it is assigned. */
export const stateWith = (assigneeId: RecordId | null): CaseState =>
  assigneeId === null ? 'OPEN' : 'IN_PROGRESS';

/** Whether a case still needs work. */
export const isUnsettled = (state: CaseState): boolean => state !== 'RESOLVED';

/** Maximum pictures per case; not specified. */
export const CASE_PICTURES_MAX = 20;

/** How often a visible screen refetches the number of open cases. Milliseconds. */
export const CASES_REFRESH_MS = 30_000;
