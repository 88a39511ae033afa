// Whether a locker is in service, and whether it is connected.

export const LOCKER_STATUSES = ['ENABLE', 'DISABLE'] as const;
export type LockerStatus = (typeof LOCKER_STATUSES)[number];

export const SITUATIONS = ['ONLINE', 'OFFLINE', 'EXCEPTION'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** The situation that people are shown: a locker whose terminal never connected has not gone offline. */
export type ShownSituation = Situation | 'NEVER_CONNECTED';
export const shownSituation = ({
  lockerSituation,
  heartbeatTime,
}: {
  readonly lockerSituation: Situation;
  /** Null: never; undefined: the server does not tell. */
  readonly heartbeatTime?: number | null | undefined;
}): ShownSituation =>
  lockerSituation === 'OFFLINE' && heartbeatTime === null ? 'NEVER_CONNECTED' : lockerSituation;

/** Sort order of lists, from best to worst: OFFLINE is the most severe. */
export const SITUATIONS_BY_TROUBLE = [
  'ONLINE',
  'EXCEPTION',
  'OFFLINE',
] as const satisfies readonly Situation[];

/** The status that the toggle sets (R4.16). */
export function opposite(status: LockerStatus): LockerStatus {
  return status === 'ENABLE' ? 'DISABLE' : 'ENABLE';
}

/**
 * A locker's situation, from its last heartbeat (epoch milliseconds; undefined if it never had one).
 * After offlineAfterMs of silence it is OFFLINE whatever it reported before, as an old exception may be over.
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
