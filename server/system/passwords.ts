// Passwords as they are kept and checked: argon2id, a few at a time.
import { hash, verify } from '@node-rs/argon2';
import { Problem } from './problem.ts';

/** argon2id with 19 MiB and two passes (the library's default algorithm is argon2id). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes a core and 19 MiB: more at once would only make all of them, and everything else, slower. */
const AT_ONCE = 2;
/** So many wait for their turn, a few seconds. Whoever comes then is told to come again, or nobody's turn would come. */
const WAITING_MAX = 100;

let free = AT_ONCE;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free === 0 && queue.length >= WAITING_MAX) throw new Problem('BUSY');
  if (free > 0) free -= 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }
}

/** The form in which a password is kept. Refuses with BUSY when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, COST));

/** What nobody's password is held against: made at the same cost, of a password that nobody knows. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$sBXktKhqkv9FwAzmXB5xFA$U61DbY3hF4H0yEG9S8uKKuktTYhbb9rUJm071BzcF04';

/**
 * Whether the password is the one that was kept. For a user who does not exist give nothing: the same work is done,
 * so that the time it takes does not tell who exists. Refuses with BUSY when too many wait.
 */
export async function passwordFits(
  kept: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await inTurn(() => verify(kept ?? NOBODY, password).catch(() => false));
  return fits && kept != null;
}
