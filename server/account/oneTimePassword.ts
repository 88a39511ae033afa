// One-time passwords, printed for the server's operator to reset an account.
import { randomBytes } from 'node:crypto';
import { asLoginName } from '../../domain/people/loginName.ts';
import { isWithin } from '../../domain/people/staff.ts';
import type { Database } from '../db/connect.ts';
import { hashPassword } from '../system/passwords.ts';
import { findAccount, keepPassword } from './accounts.ts';
import { appendEvent } from '../events/append.ts';

/** Long enough, with an upper-case letter, a lower-case letter and a digit for any random bytes. */
export const newOneTimePassword = (): string => `L${randomBytes(12).toString('base64url')}k7`;

/** Why an account cannot get one; the message is a sentence for the operator. */
export class ResetRefused extends Error {
  override name = 'ResetRefused';
}

/** The console account, or ResetRefused. */
async function consoleAccount(database: Database, username: string) {
  const account = await findAccount(database, asLoginName(username));
  if (!account) throw new ResetRefused(`There is no account ${username}.`);
  if (account.loginType !== 'BACKEND')
    throw new ResetRefused(
      `${account.username} signs in at terminals. Set its password on the page Terminal users.`,
    );
  return account;
}

/**
 * Replaces the password of a console account with a one-time password and ends its sessions.
 * @param now epoch milliseconds
 * @returns the password, and whether the account may sign in with it now
 * @throws ResetRefused if there is no such account, or it is a terminal account
 */
export async function resetPassword(database: Database, username: string, now: number) {
  const { userId, userStatus, startTime, endTime, ...account } = await consoleAccount(
    database,
    username,
  );
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  await database.transaction(async (trx) => {
    const ended = await keepPassword(trx, { userId, passwordHash, now, oneTime: true });
    await appendEvent(trx, {
      time: now,
      type: 'PASSWORD_CHANGED',
      subject: ['staff', userId],
      byType: 'SERVER',
      data: { how: 'reset', ended },
    });
  });
  const opens = userStatus === 'ACTIVE' && isWithin({ startTime, endTime }, now);
  return { username: account.username, password, opens };
}
