// Hashes and verifies passwords with argon2id, a few at a time.
import { hash, verify } from '@node-rs/argon2';
import { turnsOf } from './turnsOf.ts';

/** argon2id (the library's default algorithm) with 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each uses a core and 19 MiB; more at once would slow down everything. */
const AT_ONCE = 2;
/** Maximum queue length, a few seconds of waiting. Further requests are rejected with BUSY. */
const WAITING_MAX = 100;

const inTurn = turnsOf(AT_ONCE, WAITING_MAX);

/** The hash of a password. Throws BUSY if too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, COST));

/** The hash checked for unknown users: of the same cost, of a password nobody knows. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$sBXktKhqkv9FwAzmXB5xFA$U61DbY3hF4H0yEG9S8uKKuktTYhbb9rUJm071BzcF04';

/**
 * Verifies a password against its hash. For an unknown user pass nothing: the same work is done, so that the
 * response time does not reveal whether the user exists. Throws BUSY if too many wait.
 */
export async function passwordFits(
  kept: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await inTurn(() => verify(kept ?? NOBODY, password).catch(() => false));
  return fits && kept != null;
}
