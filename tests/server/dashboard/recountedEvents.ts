// Counts the dashboard's figures again: a fold over the raw events in time order, which knows nothing of how the server counts.
import type { Database } from '../../../server/db/connect.ts';

const HOUR = 60 * 60 * 1000;

/** As much of an event as is folded. */
export interface Raw {
  readonly id: number;
  readonly time: number;
  readonly type: string;
  readonly lockerId: number | null;
  readonly boxId: number | null;
  readonly subjectType: string;
  readonly subjectId: string;
  readonly toState: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** All that ever happened, the earliest first. */
export async function rawEvents({ db }: Database): Promise<Raw[]> {
  const rows = await db.selectFrom('events').selectAll().execute();
  return rows.toSorted((one, other) => one.time - other.time || one.id - other.id);
}

const KINDS = {
  PARCEL_BOOKED: 'booked',
  PARCEL_DEPOSITED: 'deposited',
  PARCEL_COLLECTED: 'collected',
  PARCEL_POSTED: 'post',
  ALERT_RAISED: 'alerts',
} as const;

/** The types of events that are counted. */
export const COUNTED_TYPES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** The counts of the last 48 hours (R2.61), and for the 48 before, as somebody who walks through the history at `now` has them. */
export function countedAt(events: readonly Raw[], now: number) {
  const none = () => ({ booked: 0, deposited: 0, collected: 0, post: 0, alerts: 0 });
  const [last, before]: Record<string, number>[] = [none(), none()];
  for (const { time, type } of events) {
    const kind = type in KINDS ? KINDS[type as keyof typeof KINDS] : undefined;
    const age = now - time;
    if (kind === undefined || age < 0 || age >= 96 * HOUR) continue;
    const window = age < 48 * HOUR ? last! : before!;
    window[kind] = (window[kind] ?? 0) + 1;
  }
  return { last, before };
}

/** What each box was turned to last; one that never turned is free. */
export function boxesAfter(events: readonly Raw[]): Map<number, string> {
  const states = new Map<number, string>();
  for (const { type, boxId, toState } of events)
    if (type === 'BOX_STATUS' && boxId !== null && toState !== null) states.set(boxId, toState);
  return states;
}

/** The last that each locker's line was said to be. */
export function situationsAfter(events: readonly Raw[]): Map<number, string> {
  const situations = new Map<number, string>();
  for (const { type, lockerId, toState } of events)
    if (type === 'LOCKER_SITUATION' && lockerId !== null && toState !== null)
      situations.set(lockerId, toState);
  return situations;
}
