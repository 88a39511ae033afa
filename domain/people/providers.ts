// Providers: the logistics companies that use the lockers, and when they may do so.

/** Types of company. */
export const PROVIDER_TYPES = ['POSTAL', 'COURIER', 'FREIGHT', 'MERCHANT'] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

/** R4.21: the status of a user, a provider or an agent is ACTIVE or LOCKED. */
export const ACTIVE_OR_LOCKED = ['ACTIVE', 'LOCKED'] as const;
export type ActiveOrLocked = (typeof ACTIVE_OR_LOCKED)[number];

/** Letters, digits and separators: numbers are read aloud, typed at terminals and used in URLs. */
export const PARTNER_NUMBER = /^[A-Za-z0-9][A-Za-z0-9._/-]*$/;
export const PARTNER_NUMBER_MAX = 40;

/** Maximum storage time of a provider's parcels, in days. */
export const EXPIRATION_DAYS_MAX = 366;

/** An announced parcel that is not delivered is forgotten after this long, in milliseconds. */
export const ANNOUNCEMENT_ENDS_AFTER_MS = 30 * 24 * 60 * 60 * 1_000;

/** Maximum pending announcements per provider. */
export const ANNOUNCED_MAX = 20_000;

/** Retention time of provider calls for the reports, in milliseconds. */
export const CALLS_KEPT_MS = 400 * 24 * 60 * 60 * 1_000;

/** The facts that decide whether a provider may use the network. */
export interface Contract {
  readonly providerStatus: ActiveOrLocked;
  readonly contractStartTime: number | null;
  readonly contractEndTime: number | null;
}

/** Why a provider may not use the network at this time (epoch milliseconds); undefined if it may. */
export function refusedFor(
  { providerStatus, contractStartTime, contractEndTime }: Contract,
  now: number,
): 'LOCKED' | 'OUT_OF_CONTRACT' | undefined {
  if (providerStatus === 'LOCKED') return 'LOCKED';
  const within = now >= (contractStartTime ?? -Infinity) && now < (contractEndTime ?? Infinity);
  return within ? undefined : 'OUT_OF_CONTRACT';
}

/** Whether a time span is empty or ends before it begins; never for an open end. */
export const isBackwards = (start: number | null | undefined, end: number | null | undefined) =>
  start != null && end != null && end <= start;
