// Rate limit of log lines per terminal, so that a looping program does not fill the database.
import { LOG_LINES_A_MINUTE_MAX } from '../../domain/lockers/lockerLogs.ts';
import type { Database } from '../db/connect.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';

const MINUTE_MS = 60_000;

/** A terminal's current minute: its start, epoch milliseconds, and the lines since. */
interface Minute {
  since: number;
  lines: number;
}

/** In memory, by locker: each server counts separately and starts over on restart. */
const minutes = new WeakMap<Database, Map<number, Minute>>();

function minuteOf({
  database,
  lockerId,
  now,
}: Pick<RequestContext, 'database' | 'lockerId' | 'now'>): Minute {
  const all = minutes.get(database) ?? new Map<number, Minute>();
  minutes.set(database, all);
  const time = now();
  const last = all.get(lockerId);
  if (last && time >= last.since && time < last.since + MINUTE_MS) return last;
  const next = { since: time, lines: 0 };
  all.set(lockerId, next);
  return next;
}

/**
 * Counts the lines of a batch; an empty one counts as one. Throws TOO_MANY_TRIES beyond
 * `LOG_LINES_A_MINUTE_MAX`: the terminal keeps its lines and retries later.
 */
export function takePace(
  context: Pick<RequestContext, 'database' | 'lockerId' | 'now'>,
  lines: number,
): void {
  const minute = minuteOf(context);
  const counted = minute.lines + Math.max(1, lines);
  if (counted > LOG_LINES_A_MINUTE_MAX) {
    const seconds = Math.max(1, Math.ceil((minute.since + MINUTE_MS - context.now()) / 1_000));
    throw new Problem('TOO_MANY_TRIES', { values: { seconds } });
  }
  minute.lines = counted;
}
