// The network's time: the database's clock, shared by all servers whatever their own clocks say.
import { sql } from 'kysely';
import { CLOCK_SKEW_MAX_MS, isClockRight } from '../../domain/clocks.ts';
import type { Database } from './connect.ts';
import type { Log } from '../system/openLog.ts';

export interface Clock {
  /** The database's time, epoch milliseconds. Unaffected by jumps of this machine's clock. */
  now(): number;
  /** How far this machine's clock is ahead of the database's (negative: behind), milliseconds. */
  clockSkew(): number;
  /** Measures immediately; does nothing while the database is unavailable. */
  measure(): Promise<void>;
  stop(): void;
}

const MEASURE_EVERY_MS = 10_000;
/** A slower response is too inaccurate; the previous measurement is kept. */
const ROUND_TRIP_MAX_MS = 1_000;

interface Measurement {
  /** Offset to the monotonic clock, milliseconds. */
  readonly offset: number;
  /** Error bound of the measurement in either direction. */
  readonly error: number;
  readonly roundTrip: number;
}

/** Times only the query itself, not the wait for a connection. */
const measureOnce = ({ db }: Database): Promise<Measurement> =>
  db.connection().execute(async (one) => {
    const params = performance.now();
    const { rows } = await sql<{
      time: number;
    }>`select extract(epoch from clock_timestamp()) * 1000 as "time"`.execute(one);
    const answered = performance.now();
    const roundTrip = answered - params;
    const time = Number(rows[0]?.time);
    return { offset: time - (params + answered) / 2, error: roundTrip / 2, roundTrip };
  });

/** Logs when this machine's clock starts to deviate, and when it is right again. */
function watch(log: Log) {
  let right = true;
  return (skew: number) => {
    if (isClockRight(skew) === right) return;
    right = !right;
    if (right) log.info({ clockAheadMs: skew }, 'the clock of this server is right again');
    else
      log.error(
        { clockAheadMs: skew, atMostMs: CLOCK_SKEW_MAX_MS },
        'the clock of this server differs from the database’s: it is not ready and runs no jobs until the clocks agree',
      );
  };
}

/** Opens the clock with a first measurement; throws if the database does not respond. */
export async function openClock(database: Database, log: Log): Promise<Clock> {
  let kept = await measureOnce(database);
  const now = () => Math.round(performance.now() + kept.offset);
  const clockSkew = () => Date.now() - now();
  const say = watch(log);
  const measure = async () => {
    // While the database is unavailable, time follows the machine's monotonic clock.
    const found = await measureOnce(database).catch(() => undefined);
    if (found && found.roundTrip <= Math.max(ROUND_TRIP_MAX_MS, kept.roundTrip)) {
      // Within the error bound, time continues evenly instead of jittering.
      if (Math.abs(found.offset - kept.offset) > found.error || found.error < kept.error)
        kept = found;
    }
    say(clockSkew());
  };
  say(clockSkew());
  const timer = setInterval(() => void measure(), MEASURE_EVERY_MS);
  timer.unref();
  return { now, clockSkew, measure, stop: () => clearInterval(timer) };
}
