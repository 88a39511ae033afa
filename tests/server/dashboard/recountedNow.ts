// What the network is now, by a fold over the raw events in time order: alerts, cases, customers' lockers, parcels too late.
import type { Raw } from './recountedEvents.ts';

/** What stands: alerts and cases that began and are not over, by their numbers. */
function standing<T>(
  events: readonly Raw[],
  begins: (event: Raw, known: T | undefined) => T | undefined,
  ends: readonly string[],
): Map<string, T> {
  const found = new Map<string, T>();
  for (const event of events) {
    const begun = begins(event, found.get(event.subjectId));
    if (begun !== undefined) found.set(event.subjectId, begun);
    if (ends.includes(event.type)) found.delete(event.subjectId);
  }
  return found;
}

export interface StandingAlert {
  readonly lockerId: number | null;
  readonly alertType: string;
  readonly since: number;
  /** Whether somebody has looked at it. */
  readonly taken: boolean;
}

/** Alerts that were raised and neither ended nor were settled. */
export const alertsAfter = (events: readonly Raw[]): StandingAlert[] => [
  ...standing<StandingAlert>(
    events,
    ({ type, lockerId, toState, time }, known) => {
      if (type === 'ALERT_RAISED')
        return { lockerId, alertType: toState ?? '', since: time, taken: false };
      return type === 'ALERT_ACKNOWLEDGED' && known ? { ...known, taken: true } : undefined;
    },
    ['ALERT_ENDED', 'ALERT_SETTLED'],
  ).values(),
];

/** How many cases were opened, or opened again, and not resolved since. */
export const casesAfter = (events: readonly Raw[]): number =>
  standing(
    events,
    ({ type }) => (type === 'CASE_OPENED' || type === 'CASE_REOPENED' ? true : undefined),
    ['CASE_RESOLVED'],
  ).size;

interface Lockers {
  readonly primaryLockerId?: number | null;
  readonly secondaryLockerId?: number | null;
}

/** How many customers have each locker as their first, and as their second. */
export function preferredAfter(events: readonly Raw[]): Map<number, [number, number]> {
  const members = new Map<string, Lockers>();
  for (const { type, subjectType, subjectId, data } of events) {
    if (subjectType !== 'member') continue;
    if (type === 'RECORD_REMOVED') members.delete(subjectId);
    else members.set(subjectId, { ...members.get(subjectId), ...(data['to'] as Lockers) });
  }
  const counts = new Map<number, [number, number]>();
  for (const { primaryLockerId, secondaryLockerId } of members.values())
    for (const [place, lockerId] of [primaryLockerId, secondaryLockerId].entries()) {
      if (lockerId == null) continue;
      const count = counts.get(lockerId) ?? [0, 0];
      count[place]! += 1;
      counts.set(lockerId, count);
    }
  return counts;
}

/** Boxes of which a parcel has run out of its time and is still inside, and since when the first of them. */
export function lateAfter(events: readonly Raw[]): Map<number, number> {
  const parcels = new Map<string, { boxId: number; state: string; since: number }>();
  for (const { subjectType, subjectId, boxId, toState, time } of events) {
    if (subjectType !== 'parcel') continue;
    const known = parcels.get(subjectId);
    const place = boxId ?? known?.boxId;
    const state = toState ?? known?.state;
    if (place === undefined || state === undefined) continue;
    const since = state === known?.state ? known.since : time;
    parcels.set(subjectId, { boxId: place, state, since });
  }
  const late = new Map<number, number>();
  for (const { boxId, state, since } of parcels.values())
    if (state === 'EXPIRED') late.set(boxId, Math.min(since, late.get(boxId) ?? since));
  return late;
}

/** When each box was turned to what it is now. */
export function turnedAt(events: readonly Raw[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { type, boxId, time } of events)
    if (type === 'BOX_STATUS' && boxId !== null) times.set(boxId, time);
  return times;
}

/** When each locker's line was last said to be something else. */
export function situatedAt(events: readonly Raw[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const { type, lockerId, time } of events)
    if (type === 'LOCKER_SITUATION' && lockerId !== null) times.set(lockerId, time);
  return times;
}
