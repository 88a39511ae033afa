// A signed-in staff member with only the authorities under test.
import { newSecret } from '../../../server/system/secrets.ts';
import type { OpenServer } from './openServer.ts';
import { insertRow } from '../databases/rows.ts';

let made = 0;

/** Options of the account. */
export interface AccountOptions {
  /** The creation time of its rows; epoch milliseconds. */
  now?: number;
  loginType?: 'BACKEND' | 'TERMINAL';
  passwordHash?: string;
}

/** Creates a role with these authorities and a user who has it; returns both and a session token. */
export async function signInWith(
  server: OpenServer,
  authorities: readonly string[],
  options: AccountOptions = {},
) {
  const { db } = server.database;
  const now = options.now ?? Date.now();
  const stamps = { creationTime: now, lastUpdatedTime: now };
  made += 1;
  const { roleId } = await insertRow(db, 'roles', {
    name: `TEST_ROLE_${made}`,
    description: 'A role of a test',
    loginType: options.loginType ?? 'BACKEND',
    authoritySet: JSON.stringify(authorities),
    ...stamps,
  });
  const username = `somebody.${made}`;
  const { userId } = await db
    .insertInto('staff')
    .values({ roleId, username, passwordHash: options.passwordHash ?? 'none', ...stamps })
    .returning('userId')
    .executeTakeFirstOrThrow();
  const token = newSecret();
  await insertRow(db, 'sessions', {
    tokenHash: server.secrets.hmac('session', token),
    userId,
    creationTime: now,
    lastActiveTime: now,
  });
  return { roleId, userId, username, token };
}

/** Creates a new key for a locker's terminal. */
export async function keyOf(server: OpenServer, lockerId: number): Promise<string> {
  const key = newSecret();
  const keyHmac = server.secrets.hmac('terminal', key);
  await server.database.db
    .insertInto('terminals')
    .values({ lockerId, keyHmac, creationTime: 0, lastUpdatedTime: 0 })
    .onConflict((is) => is.column('lockerId').doUpdateSet({ keyHmac }))
    .execute();
  return key;
}
