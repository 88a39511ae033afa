// Password reset: login name and mobile number, code, new password. Every step is rate-limited first.
import { recovery } from '../../contract/account/account.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { asLoginName, countedAs } from '../../domain/people/loginName.ts';
import { dialledAs, isMobile } from '../../domain/people/mobiles.ts';
import { checkPassword } from '../../domain/people/passwords.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { hashPassword } from '../system/passwords.ts';
import { Problem } from '../system/problem.ts';
import { mayEnter } from '../http/session.ts';
import { pairOf } from '../http/throttle.ts';
import { findAccount } from './accounts.ts';
import {
  beginRecovery,
  callerOf,
  endRecovery,
  findRecovering,
  happened,
  mayKeepPassword,
  sendCode,
  tryCode,
} from './recoveries.ts';
import { noteTry, takeName } from './tries.ts';

type In<K extends keyof typeof recovery> = ParsedInput<(typeof recovery)[K]>;

/** R5.61; also applies to accounts that may not sign in. */
async function validate({ mobile, username }: In<'validate'>, context: RequestContext) {
  const name = countedAs(username);
  await context.throttle.take({ recoverAt: context.ip, recoverPair: pairOf(name, context.ip) });
  const account = await findAccount(context.database, asLoginName(username));
  await takeName(context, { recoverName: name }, account?.userId);
  const fits =
    account?.mobile && mayEnter(account, context.now()) && isMobile(account.mobile, mobile);
  if (!account || !fits) {
    await noteTry(context, { ...happened(context, account), type: 'PASSWORD_CODE_REFUSED' });
    throw new Problem('WRONG_PAIR');
  }
  await beginRecovery(context, callerOf(context, mobile), account.userId);
  return { result: 1 };
}

/**
 * Sends a code to the user's stored number. If no matching name and number were entered before,
 * the response is the same and nothing is sent, so that a number alone does not reveal its owner.
 */
async function send({ mobile, areaCode }: In<'sendCode'>, context: RequestContext) {
  const caller = callerOf(context, mobile);
  await context.throttle.take({ codeAt: context.ip, codeSoon: caller.pair });
  const user = await findRecovering(context, caller);
  if (!user) return {};
  // The stored number is used, never the entered one: another country code would send the code elsewhere.
  if (dialledAs(user.mobile ?? '') !== dialledAs(mobile, areaCode)) throw new Problem('WRONG_PAIR');
  const userId = String(user.userId);
  await context.throttle.take({ codeUser: userId, codeUserDay: userId });
  await sendCode(context, caller, user);
  return {};
}

async function validateCode({ mobile, otpVal }: In<'validateCode'>, context: RequestContext) {
  const caller = callerOf(context, mobile);
  await context.throttle.take({ codeTryAt: context.ip, codeTryPair: caller.pair });
  const { right, user } = await tryCode(context, caller, otpVal);
  if (right) return { result: 1 };
  await noteTry(context, { ...happened(context, user), type: 'PASSWORD_CODE_REFUSED' });
  throw new Problem('CODE_WRONG', { field: 'otpVal' });
}

/** Accepts the new password once, within minutes of the correct code for this number from this address. */
async function setPassword({ mobile, password }: In<'setPassword'>, context: RequestContext) {
  await context.throttle.take({ newPasswordAt: context.ip });
  if (checkPassword('BACKEND', password)) throw new Problem('PASSWORD_RULE', { field: 'password' });
  const caller = callerOf(context, mobile);
  if (!(await mayKeepPassword(context, caller))) throw new Problem('RECOVERY_OVER');
  const username = await endRecovery(context, caller, await hashPassword(password));
  if (username === undefined) throw new Problem('RECOVERY_OVER');
  await context.throttle.forget({ signInPair: pairOf(countedAs(username), context.ip) });
  return {};
}

export const recoveryRoutes = routesOf(recovery, {
  validate,
  sendCode: send,
  validateCode,
  setPassword,
});
