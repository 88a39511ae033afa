// Sign-in at a terminal by name and password, for couriers and maintenance staff.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import { asLoginName, countedAs } from '../../domain/people/loginName.ts';
import type { RequestContext } from '../http/context.ts';
import { passwordFits } from '../system/passwords.ts';
import { Problem } from '../system/problem.ts';
import { mayEnter } from '../http/session.ts';
import { type Account, findAccount } from '../account/accounts.ts';
import { appendEvent } from '../events/append.ts';
import { looked, nickname, stillThere, tried } from '../account/signIn.ts';
import { noteTry } from '../account/tries.ts';

type User = ParsedOutput<typeof terminals.signIn>;

/** The history records the locker. False if the account changed in the meantime. */
const enter = (context: RequestContext, account: Account): Promise<boolean> =>
  context.database.transaction(async (trx) => {
    if (!(await stillThere(trx, account))) return false;
    await appendEvent(trx, { ...tried(context, account, 'SIGNED_IN'), lockerId: context.lockerId });
    return true;
  });

/**
 * The user and their permissions at the terminal; no session is opened, as the terminal uses its own key. A wrong
 * name, a wrong password, a locked or expired account and console staff all get the same error
 * (BAD_CREDENTIALS), after the time of one password check. Throws TOO_MANY_TRIES.
 */
export async function terminalSignIn(
  { username, password }: { username: string; password: string },
  context: RequestContext,
): Promise<User> {
  const { lockerId } = context;
  const name = countedAs(username);
  const counted = {
    terminalLocker: String(lockerId),
    terminalUser: `${lockerId} ${name}`,
    terminalName: name,
  };
  await context.throttle.take(counted);
  const account = await findAccount(context.database, asLoginName(username));
  const fits = await looked(context, counted, () => passwordFits(account?.passwordHash, password));
  const may = account && fits && mayEnter(account, context.now(), 'TERMINAL') ? account : undefined;
  if (!may || !(await enter(context, may))) {
    await noteTry(context, { ...tried(context, account, 'SIGN_IN_REFUSED'), lockerId });
    throw new Problem('BAD_CREDENTIALS');
  }
  const { terminalUser, ...others } = counted;
  await context.throttle.forget({ terminalUser });
  await context.throttle.giveBack(others);
  const { userId, authoritySet } = may;
  return { userId, username: may.username, name: nickname(may), role: may.name, authoritySet };
}
