// Rate limiting, counted in the database so that all processes of a network share the counts.
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/connect.ts';
import type { JobContext } from './context.ts';
import type { Secrets } from '../system/secrets.ts';
import { LIMITS, type Limit, type LimitName, WIDER } from './limits.ts';
import { Problem } from '../system/problem.ts';

/** What is counted, each with its key, e.g. `{ signInAt: ip }`. */
export type Counted = Partial<Record<LimitName, string>>;

/** Counts attempts across restarts. Fails closed: without the database, attempts are rejected. */
export interface Throttle {
  /**
   * Counts one attempt of each, in this order, before any other work, so that concurrent attempts gain nothing.
   * Throws TOO_MANY_TRIES with the seconds to wait. Do not call inside a transaction.
   */
  take(counted: Counted): Promise<void>;
  /** Whether each has been counted and is within its limit. Counts nothing. */
  has(counted: Counted): Promise<boolean>;
  /** Resets these counts. */
  forget(counted: Counted): Promise<void>;
  /** Takes back one attempt of each. */
  giveBack(counted: Counted): Promise<void>;
}

/**
 * The network an address counts as: the /64 of an IPv6 address, because one customer controls all of it; an
 * IPv4-mapped IPv6 address is the IPv4 address.
 */
export function placeOf(ip: string): string {
  const four = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (four?.[1]) return four[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('%')[0]!.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`;
}

/** The key of a subject at an address. */
export const pairOf = (what: string, ip: string): string => `${what} ${placeOf(ip)}`;

/** The /48 that an IPv6 /64 belongs to: one customer may have thousands of /64 networks. */
function widerOf(key: string): string | undefined {
  const six = /^((?:.* )?(?:[0-9a-f]+:){3})[0-9a-f]+::$/s.exec(key);
  return six?.[1];
}

/** Whether the error is TOO_MANY_TRIES. */
export const isTooMany = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'TOO_MANY_TRIES';

/** Like `take`, but returns whether the attempt is allowed instead of throwing. */
export async function isTaken(throttle: Throttle, counted: Counted): Promise<boolean> {
  try {
    await throttle.take(counted);
    return true;
  } catch (error) {
    if (isTooMany(error)) return false;
    throw error;
  }
}

/** The limiter's database access: the shared pool, behind its guard. */
const storeOf = ({ db }: Database) => ({
  query: async ({ text, values }: { text: string; values: unknown[] }) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Problem('TOO_MANY_TRIES', {
      values: { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) },
    });
  }
}

/** The throttle over a database; keys are stored as HMACs only. */
export function openThrottle(services: { database: Database; secrets: Secrets }): Throttle {
  const storeClient = storeOf(services.database);
  const limiter = (keyPrefix: string, { points, seconds }: Limit) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'throttles',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: seconds,
    });
  const limiters = Object.fromEntries(
    Object.entries<Limit>(LIMITS).map(([name, { points, seconds }]) => [
      name,
      {
        one: limiter(name, { points, seconds }),
        wide: limiter(`${name}48`, { points: points * WIDER, seconds }),
      },
    ]),
  );
  const each = async (
    counted: Counted,
    work: (limiter: RateLimiterPostgres, key: string) => Promise<unknown>,
  ) => {
    for (const [name, value] of Object.entries(counted)) {
      const subject = name.endsWith('At') ? placeOf(value) : value;
      const found = limiters[name];
      if (!found) continue;
      await work(found.one, services.secrets.hmac('throttle', subject));
      const wider = /(?:At|Pair)$/.test(name) ? widerOf(subject) : undefined;
      if (wider !== undefined) await work(found.wide, services.secrets.hmac('throttle', wider));
    }
  };
  return {
    take: (counted) => each(counted, consume),
    has: async (counted) => {
      let there = true;
      await each(counted, async (one, key) => {
        there &&= (await one.get(key)) !== null;
      });
      return there;
    },
    forget: (counted) => each(counted, (one, key) => one.delete(key)),
    giveBack: (counted) => each(counted, (one, key) => one.reward(key)),
  };
}

/** Deletes expired counts. */
export async function forgetCounts({ database, now }: JobContext): Promise<void> {
  await database.db.deleteFrom('throttles').where('expire', '<', now()).execute();
}
