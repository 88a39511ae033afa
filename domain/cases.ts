// Cases: what people ask the network to look into, where each stands, and how it may end.

/** What a case is about. */
export const CASE_KINDS = ['MISSING', 'WRONG_PARCEL', 'DAMAGED', 'CANNOT_OPEN', 'OTHER'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Nobody has taken it; somebody sees to it; it is over. */
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

/** What a case that is not over stands at: somebody sees to it, or nobody does. */
export const stateWith = (assigneeId: number | null): CaseState =>
  assigneeId === null ? 'OPEN' : 'IN_PROGRESS';

/** A case that still wants somebody. */
export const isUnsettled = (state: CaseState): boolean => state !== 'RESOLVED';

/** Pictures of one case; the specification gives no number. */
export const CASE_PICTURES_MAX = 20;

/** How often a screen that can be seen asks how many cases are open. Milliseconds. */
export const CASES_REFRESH_MS = 30_000;
