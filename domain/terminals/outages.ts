// Outages of a locker as the server observed them: how long a proof given at the locker counts.
import { OUTAGE_REPORTS_WITHIN_MS } from '../limits.ts';
import {
  HEARTBEAT_OFFLINE_AFTER_MS,
  OFFLINE_PINS_EVERY_MS,
  OFFLINE_PINS_VALID_MS,
} from './terminals.ts';

/** From the last heartbeat before it to the first one after it, on the server's clock. Epoch milliseconds. */
export interface Outage {
  readonly fromTime: number;
  readonly toTime: number;
}

/** When a report's event happened by the terminal's clock, and when the server received it. */
interface Received {
  readonly time: number;
  readonly now: number;
}

/** The outages that reports received now may come from: recent ones, and the present one. */
export function outagesBefore(
  now: number,
  known: readonly Outage[],
  heartbeatTime: number | null,
): Outage[] {
  const recent = known.filter(({ toTime }) => toTime >= now - OUTAGE_REPORTS_WITHIN_MS);
  const silent = heartbeatTime !== null && now - heartbeatTime > HEARTBEAT_OFFLINE_AFTER_MS;
  return silent ? [...recent, { fromTime: heartbeatTime, toTime: now }] : recent;
}

/**
 * Whether a proof given at `since` still counts for the report. The server's clock decides; a report that an outage
 * delayed counts if the outage began in time. The terminal's clock can only shorten the time.
 */
export function stillProves(
  since: number,
  validMs: number,
  { time, now }: Received,
  outages: readonly Outage[],
): boolean {
  const until = since + validMs;
  const delayed = outages.some(({ fromTime, toTime }) => toTime > since && fromTime <= until);
  return time <= until && (now <= until || delayed);
}

/**
 * Whether a terminal may have checked a PIN by itself: in an outage, or before the list that it fetches afterwards, by
 * a list that was still valid. A replaced PIN must have been in that list: it was replaced during the outage, or too
 * late before it for another list.
 */
export const checkedOffline = (
  { time }: Received,
  outages: readonly Outage[],
  retiredTime?: number,
): boolean =>
  outages.some(
    ({ fromTime, toTime }) =>
      time <= Math.min(fromTime + OFFLINE_PINS_VALID_MS, toTime + OFFLINE_PINS_EVERY_MS) &&
      (retiredTime === undefined ||
        (retiredTime >= fromTime - OFFLINE_PINS_EVERY_MS && retiredTime <= toTime)),
  );
