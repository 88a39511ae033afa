// How often somebody may fail to sign in: by name and address together, and by address alone.
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/**
 * Counts tries to sign in. The counts live in memory: each server process counts for itself and forgets when it stops.
 */
export interface Throttle {
  /** Counts a try before the password is looked at, so that a hundred at once gain nothing. Refuses with TOO_MANY_TRIES. */
  take(username: string, ip: string): Promise<void>;
  /** The password was right: this name at this address starts anew. */
  forgive(username: string, ip: string): Promise<void>;
}

const MINUTES_15 = 15 * 60;
const TRIES_OF_NAME_AT_ADDRESS = 5;
const TRIES_AT_ADDRESS = 100;

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Problem('TOO_MANY_TRIES', {
      values: { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) },
    });
  }
}

/** A throttle with nothing counted yet. */
export function openThrottle(): Throttle {
  const pair = new RateLimiterMemory({
    keyPrefix: 'pair',
    points: TRIES_OF_NAME_AT_ADDRESS,
    duration: MINUTES_15,
  });
  const address = new RateLimiterMemory({
    keyPrefix: 'address',
    points: TRIES_AT_ADDRESS,
    duration: MINUTES_15,
  });
  const pairKey = (username: string, ip: string) => `${username.toLowerCase()} ${ip}`;
  return {
    async take(username, ip) {
      await consume(address, ip);
      await consume(pair, pairKey(username, ip));
    },
    async forgive(username, ip) {
      await pair.delete(pairKey(username, ip));
      await address.reward(ip);
    },
  };
}
