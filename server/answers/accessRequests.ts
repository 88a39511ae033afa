// Asking for an account: it is locked, and may do nothing, until staff approve it and give it a role.
import type { Transaction } from 'kysely';
import { accessRequests } from '../../contract/account.ts';
import type { Asked } from '../../contract/endpoint.ts';
import { NEWCOMER } from '../../domain/authorities.ts';
import { keptMobile } from '../../domain/mobiles.ts';
import { checkPassword } from '../../domain/passwords.ts';
import type { Tables } from '../db/tables.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { hashPassword } from '../http/passwords.ts';
import { Problem } from '../http/problem.ts';
import { record } from '../work/record.ts';

/** The role of whoever asked and has none yet: it permits nothing. */
async function newcomers(trx: Transaction<Tables>, now: number): Promise<number> {
  const role = {
    name: NEWCOMER,
    description: 'Asked for access. Permits nothing: give another role.',
    loginType: 'BACKEND',
    authoritySet: '[]',
    creationTime: now,
    lastUpdatedTime: now,
  } as const;
  await trx
    .insertInto('roles')
    .values(role)
    .onConflict((is) => is.doNothing())
    .execute();
  const { roleId } = await trx
    .selectFrom('roles')
    .select('roleId')
    .where('name', '=', NEWCOMER)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return roleId;
}

type Request = Asked<typeof accessRequests.send>;

/**
 * "Creates a LOCKED user for approval, nothing else." The answer is the same where the login name is taken: nobody learns
 * here who has an account. Staff see in the history that somebody asked.
 */
async function send({ password, email, ...person }: Request, ask: Ask) {
  await ask.throttle.take({ requestAt: ask.ip, requestAll: '' });
  if (checkPassword('BACKEND', password)) throw new Problem('PASSWORD_RULE', { field: 'password' });
  const passwordHash = await hashPassword(password);
  const now = ask.now();
  await ask.database.transaction(async (trx) => {
    const roleId = await newcomers(trx, now);
    const stamps = { creationTime: now, lastUpdatedTime: now };
    const user = await trx
      .insertInto('staff')
      .values({
        ...person,
        mobile: keptMobile(person.mobile),
        ...stamps,
        roleId,
        passwordHash,
        email: email ?? null,
        userStatus: 'LOCKED',
      })
      .onConflict((is) => is.doNothing())
      .returning('userId')
      .executeTakeFirst();
    const asked = { time: now, ip: ask.ip, subject: ['staff', user?.userId ?? 0] } as const;
    await record(
      trx,
      user
        ? { ...asked, subject: ['staff', user.userId], type: 'ACCESS_REQUESTED', toState: 'LOCKED' }
        : { ...asked, subject: ['staff', 0], type: 'ACCESS_REQUEST_REFUSED' },
    );
  });
  return {};
}

export const accessRequestAnswers = answer(accessRequests, { send });
