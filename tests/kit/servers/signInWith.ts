// A signed-in staff member who holds just the authorities that a test is about.
import { newSecret } from '../../../server/system/secrets.ts';
import type { OpenServer } from './openServer.ts';

let made = 0;

/** What a test may say about the account. */
export interface AccountOptions {
  /** The time its rows are made at; epoch milliseconds. */
  now?: number;
  loginType?: 'BACKEND' | 'TERMINAL';
  passwordHash?: string;
}

/** Makes a role with these authorities and somebody who has it; gives both and the token of a session. */
export async function signInWith(
  server: OpenServer,
  authorities: readonly string[],
  options: AccountOptions = {},
) {
  const { db } = server.database;
  const now = options.now ?? Date.now();
  const stamps = { creationTime: now, lastUpdatedTime: now };
  made += 1;
  const { roleId } = await db
    .insertInto('roles')
    .values({
      name: `TEST_ROLE_${made}`,
      description: 'A role of a test',
      loginType: options.loginType ?? 'BACKEND',
      authoritySet: JSON.stringify(authorities),
      ...stamps,
    })
    .returning('roleId')
    .executeTakeFirstOrThrow();
  const username = `somebody.${made}`;
  const { userId } = await db
    .insertInto('staff')
    .values({ roleId, username, passwordHash: options.passwordHash ?? 'none', ...stamps })
    .returning('userId')
    .executeTakeFirstOrThrow();
  const token = newSecret();
  await db
    .insertInto('sessions')
    .values({
      tokenHash: server.secrets.hmac('session', token),
      userId,
      creationTime: now,
      lastSeen: now,
    })
    .execute();
  return { roleId, userId, username, token };
}

/** Gives a locker's terminal a new key. */
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
