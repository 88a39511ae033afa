// Whether a locker is in service, and whether it can be reached.

export const LOCKER_STATUSES = ['ENABLE', 'DISABLE'] as const;
export type LockerStatus = (typeof LOCKER_STATUSES)[number];

export const SITUATIONS = ['ONLINE', 'OFFLINE', 'EXCEPTION'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** From the best to the worst, as lists sort them: a locker that cannot be reached is the gravest. */
export const SITUATIONS_BY_TROUBLE = [
  'ONLINE',
  'EXCEPTION',
  'OFFLINE',
] as const satisfies readonly Situation[];

/** What the toggle sets (R4.16). */
export function opposite(status: LockerStatus): LockerStatus {
  return status === 'ENABLE' ? 'DISABLE' : 'ENABLE';
}

/**
 * How a locker is, from its last heartbeat (epoch milliseconds, nothing when it never had one).
 * One that is silent for longer than offlineAfterMs is OFFLINE whatever it said before: an old exception may be over.
 */
export function situation(
  lastHeartbeat: number | null | undefined,
  now: number,
  hasException: boolean,
  offlineAfterMs: number,
): Situation {
  if (lastHeartbeat == null || now - lastHeartbeat > offlineAfterMs) return 'OFFLINE';
  return hasException ? 'EXCEPTION' : 'ONLINE';
}
