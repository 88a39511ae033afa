// A terminal asks whether somebody may use it: a courier or somebody who maintains lockers, by name and password.
import type { Output } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals.ts';
import { asLoginName, countedAs } from '../../domain/loginName.ts';
import type { Ask } from '../http/ask.ts';
import { passwordFits } from '../system/passwords.ts';
import { Problem } from '../system/problem.ts';
import { mayEnter } from '../http/session.ts';
import { type Account, findAccount } from '../account/accounts.ts';
import { record } from '../events/record.ts';
import { looked, nickname, stillThere, tried } from '../account/signIn.ts';
import { noteTry } from '../account/tries.ts';

type User = Output<typeof terminals.signIn>;

/** It stands in the history at which locker it was. False where the account changed in the meantime. */
const enter = (ask: Ask, account: Account): Promise<boolean> =>
  ask.database.transaction(async (trx) => {
    if (!(await stillThere(trx, account))) return false;
    await record(trx, { ...tried(ask, account, 'SIGNED_IN'), lockerId: ask.lockerId });
    return true;
  });

/**
 * Who it is and what they may do at the terminal; no session is opened, the terminal itself asks by its key. A wrong
 * name, a wrong password, a locked account, one outside its time and staff of the console are all refused alike
 * (BAD_CREDENTIALS), and each takes the time of one password check. Refuses with TOO_MANY_TRIES.
 */
export async function terminalSignIn(
  { username, password }: { username: string; password: string },
  ask: Ask,
): Promise<User> {
  const { lockerId } = ask;
  const name = countedAs(username);
  const counted = {
    terminalLocker: String(lockerId),
    terminalUser: `${lockerId} ${name}`,
    terminalName: name,
  };
  await ask.throttle.take(counted);
  const account = await findAccount(ask.database, asLoginName(username));
  const fits = await looked(ask, counted, () => passwordFits(account?.passwordHash, password));
  const may = account && fits && mayEnter(account, ask.now(), 'TERMINAL') ? account : undefined;
  if (!may || !(await enter(ask, may))) {
    await noteTry(ask, { ...tried(ask, account, 'SIGN_IN_REFUSED'), lockerId });
    throw new Problem('BAD_CREDENTIALS');
  }
  const { terminalUser, ...others } = counted;
  await ask.throttle.forget({ terminalUser });
  await ask.throttle.giveBack(others);
  const { userId, authoritySet } = may;
  return { userId, username: may.username, name: nickname(may), role: may.name, authoritySet };
}
