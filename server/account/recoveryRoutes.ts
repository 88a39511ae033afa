// A forgotten password: login name and mobile number, a code, a new password. Every step is throttled before it is looked at.
import { recovery } from '../../contract/account.ts';
import type { Asked } from '../../contract/endpoint.ts';
import { asLoginName, countedAs } from '../../domain/loginName.ts';
import { dialledAs, isMobile } from '../../domain/mobiles.ts';
import { checkPassword } from '../../domain/passwords.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
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

type In<K extends keyof typeof recovery> = Asked<(typeof recovery)[K]>;

/** "Wrong pair gives 'username or mobile is error'", and so does whoever could not sign in anyway. */
async function validate({ mobile, username }: In<'validate'>, ask: Ask) {
  const name = countedAs(username);
  await ask.throttle.take({ recoverAt: ask.ip, recoverPair: pairOf(name, ask.ip) });
  const account = await findAccount(ask.database, asLoginName(username));
  await takeName(ask, { recoverName: name }, account?.userId);
  const fits = account?.mobile && mayEnter(account, ask.now()) && isMobile(account.mobile, mobile);
  if (!account || !fits) {
    await noteTry(ask, { ...happened(ask, account), type: 'PASSWORD_CODE_REFUSED' });
    throw new Problem('WRONG_PAIR');
  }
  await beginRecovery(ask, callerOf(ask, mobile), account.userId);
  return { result: 1 };
}

/**
 * Sends a code to the number that is kept of the user. Where name and number were not found to belong together before,
 * the answer is the same and nothing is sent: a number alone tells nobody whose it is.
 */
async function send({ mobile, areaCode }: In<'sendCode'>, ask: Ask) {
  const caller = callerOf(ask, mobile);
  await ask.throttle.take({ codeAt: ask.ip, codeSoon: caller.pair });
  const user = await findRecovering(ask, caller);
  if (!user) return {};
  // The kept number is dialled, never the entered one: another country's prefix would send the code to somebody else.
  if (dialledAs(user.mobile ?? '') !== dialledAs(mobile, areaCode)) throw new Problem('WRONG_PAIR');
  const userId = String(user.userId);
  await ask.throttle.take({ codeUser: userId, codeUserDay: userId });
  await sendCode(ask, caller, user);
  return {};
}

async function validateCode({ mobile, otpVal }: In<'validateCode'>, ask: Ask) {
  const caller = callerOf(ask, mobile);
  await ask.throttle.take({ codeTryAt: ask.ip, codeTryPair: caller.pair });
  const { right, user } = await tryCode(ask, caller, otpVal);
  if (right) return { result: 1 };
  await noteTry(ask, { ...happened(ask, user), type: 'PASSWORD_CODE_REFUSED' });
  throw new Problem('CODE_WRONG', { field: 'otpVal' });
}

/** Takes the new password once, within minutes of the right code for this very number from this address. */
async function setPassword({ mobile, password }: In<'setPassword'>, ask: Ask) {
  await ask.throttle.take({ newPasswordAt: ask.ip });
  if (checkPassword('BACKEND', password)) throw new Problem('PASSWORD_RULE', { field: 'password' });
  const caller = callerOf(ask, mobile);
  if (!(await mayKeepPassword(ask, caller))) throw new Problem('RECOVERY_OVER');
  const username = await endRecovery(ask, caller, await hashPassword(password));
  if (username === undefined) throw new Problem('RECOVERY_OVER');
  await ask.throttle.forget({ signInPair: pairOf(countedAs(username), ask.ip) });
  return {};
}

export const recoveryAnswers = answer(recovery, {
  validate,
  sendCode: send,
  validateCode,
  setPassword,
});
