// How often somebody may try: counted in the database, so that all processes of a network count together.
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/connect.ts';
import type { Services } from './context.ts';
import type { Secrets } from '../system/secrets.ts';
import { LIMITS, type Limit, type LimitName, WIDER } from './limits.ts';
import { Problem } from '../system/problem.ts';

/** What is counted, each by what tells one from the other, e.g. `{ signInAt: ip }`. */
export type Counted = Partial<Record<LimitName, string>>;

/** Counts tries, across restarts. Whoever cannot be counted, as where the database is away, is not let through. */
export interface Throttle {
  /**
   * Counts one try of each, in this order, before anything is looked at, so that a hundred at once gain nothing.
   * Refuses with TOO_MANY_TRIES, saying for how many seconds. Not inside a transaction.
   */
  take(counted: Counted): Promise<void>;
  /** Whether each was counted and is not over. Counts nothing. */
  has(counted: Counted): Promise<boolean>;
  /** These start anew. */
  forget(counted: Counted): Promise<void>;
  /** One try of each is taken back. */
  giveBack(counted: Counted): Promise<void>;
}

/**
 * The place that an address stands for: of IPv6 the network of 64 bits, because whoever has one address of it has all;
 * an IPv4 address that is written as IPv6 is the IPv4 address.
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

/** Something together with the address it comes from. */
export const pairOf = (what: string, ip: string): string => `${what} ${placeOf(ip)}`;

/** The same for the network of 48 bits that a place of IPv6 lies in: one customer may have thousands of places. */
function widerOf(told: string): string | undefined {
  const six = /^((?:.* )?(?:[0-9a-f]+:){3})[0-9a-f]+::$/s.exec(told);
  return six?.[1];
}

/** Whether somebody was refused because of too many tries. */
export const isTooMany = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'TOO_MANY_TRIES';

/** Counts a try, where that is still allowed: whether it is. As `take`, which refuses instead. */
export async function isTaken(throttle: Throttle, counted: Counted): Promise<boolean> {
  try {
    await throttle.take(counted);
    return true;
  } catch (error) {
    if (isTooMany(error)) return false;
    throw error;
  }
}

/** What the limiter asks the database by: the one pool, behind its guard. */
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

/** The throttle over a database; what is counted stands there as HMACs alone. */
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
      const told = name.endsWith('At') ? placeOf(value) : value;
      const found = limiters[name];
      if (!found) continue;
      await work(found.one, services.secrets.hmac('throttle', told));
      const wider = /(?:At|Pair)$/.test(name) ? widerOf(told) : undefined;
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

/** Deletes counts whose time is over. */
export async function forgetCounts({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await database.db.deleteFrom('throttles').where('expire', '<', now()).execute();
}
