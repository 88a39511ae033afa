// Providers: the logistics companies whose parcels lie in the lockers, and when one of them may use the network.

/** What kind of company it is. */
export const PROVIDER_TYPES = ['POSTAL', 'COURIER', 'FREIGHT', 'MERCHANT'] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

/** R4.21: the status of a user, a provider or an agent is ACTIVE or LOCKED. */
export const ACTIVE_OR_LOCKED = ['ACTIVE', 'LOCKED'] as const;
export type ActiveOrLocked = (typeof ACTIVE_OR_LOCKED)[number];

/** Letters, digits and what stands between them: a number is read aloud, typed at a terminal and put into addresses. */
export const PARTNER_NUMBER = /^[A-Za-z0-9][A-Za-z0-9._/-]*$/;
export const PARTNER_NUMBER_MAX = 40;

/** A parcel of a provider may stay for so many days at most. */
export const EXPIRATION_DAYS_MAX = 366;

/** An announced parcel that nobody brings is forgotten after this long, in milliseconds. */
export const ANNOUNCEMENT_ENDS_AFTER_MS = 30 * 24 * 60 * 60 * 1_000;

/** So many parcels of one provider may be announced at once that nobody has brought yet. */
export const ANNOUNCED_MAX = 20_000;

/** Calls of providers are kept this long for the reports, in milliseconds. */
export const CALLS_KEPT_MS = 400 * 24 * 60 * 60 * 1_000;

/** What decides whether a provider may use the network. */
export interface Contract {
  readonly providerStatus: ActiveOrLocked;
  readonly contractStartTime: number | null;
  readonly contractEndTime: number | null;
}

/** Why a provider may not use the network at this time, epoch milliseconds; undefined where it may. */
export function refusedFor(
  { providerStatus, contractStartTime, contractEndTime }: Contract,
  now: number,
): 'LOCKED' | 'OUT_OF_CONTRACT' | undefined {
  if (providerStatus === 'LOCKED') return 'LOCKED';
  const within = now >= (contractStartTime ?? -Infinity) && now < (contractEndTime ?? Infinity);
  return within ? undefined : 'OUT_OF_CONTRACT';
}

/** Whether a span of time ends before it begins, or at once; an open end never does. */
export const isBackwards = (start: number | null | undefined, end: number | null | undefined) =>
  start != null && end != null && end <= start;
