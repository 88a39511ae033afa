// First sign-in with a one-time password: the user sets a password, mobile number and e-mail address.
import type { ParsedInput } from '../../contract/endpoint.ts';
import { firstSignIn } from '../../contract/account/firstSignIn.ts';
import { keptMobile } from '../../domain/people/mobiles.ts';
import { checkPassword } from '../../domain/people/passwords.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { hashPassword, passwordFits } from '../system/passwords.ts';
import { Problem } from '../system/problem.ts';
import { keepPassword } from './accounts.ts';
import { appendEvent } from '../events/append.ts';
import { recordChange } from '../events/recordChange.ts';
import { doneBy } from '../events/doneBy.ts';

/** The caller's stored account. */
const ownAccount = ({ database, user }: RequestContext) =>
  database.db
    .selectFrom('staff')
    .select(['mobile', 'email', 'passwordHash', 'mustChangePassword'])
    .where('userId', '=', user.userId)
    .executeTakeFirstOrThrow();

async function read(context: RequestContext) {
  const { mobile, email, mustChangePassword: needed } = await ownAccount(context);
  return { needed, mobile, email };
}

/** Replaces the one-time password by the new one; ends all other sessions of the user. */
async function complete(input: ParsedInput<typeof firstSignIn.complete>, context: RequestContext) {
  const { newPassword, email } = input;
  if (checkPassword('BACKEND', newPassword))
    throw new Problem('PASSWORD_RULE', { field: 'newPassword' });
  const { userId, sessionId } = context.user;
  await context.throttle.take({ originalPassword: String(userId) });
  const before = await ownAccount(context);
  if (!before.mustChangePassword) throw new Problem('FIRST_SIGN_IN_OVER');
  if (await passwordFits(before.passwordHash, newPassword))
    throw new Problem('PASSWORD_SAME', { field: 'newPassword' });
  const passwordHash = await hashPassword(newPassword);
  const reached = { mobile: keptMobile(input.mobile), email };
  await context.database.transaction(async (trx) => {
    // The password may have changed concurrently.
    const { numUpdatedRows } = await trx
      .updateTable('staff')
      .set(reached)
      .where('userId', '=', userId)
      .where('passwordHash', '=', before.passwordHash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem('FIRST_SIGN_IN_OVER');
    const now = context.now();
    const ended = await keepPassword(trx, { userId, passwordHash, now, except: sessionId });
    const subject = ['staff', userId] as const;
    const by = doneBy(context);
    const data = { how: 'first', ended };
    await appendEvent(trx, { ...by, type: 'PASSWORD_CHANGED', subject, data });
    const from = { mobile: before.mobile, email: before.email };
    await recordChange(trx, by, subject, { from, to: reached }, { type: 'STAFF_CHANGED' });
  });
  await context.throttle.forget({ originalPassword: String(userId) });
  return {};
}

export const firstSignInRoutes = routesOf(firstSignIn, {
  read: (_input, context) => read(context),
  complete,
});
