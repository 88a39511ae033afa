// Account requests: the account is locked until staff approve it and assign a role.
import { accessRequests } from '../../contract/account/account.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { NEWCOMER } from '../../domain/people/authorities.ts';
import { keptMobile } from '../../domain/people/mobiles.ts';
import { checkPassword } from '../../domain/people/passwords.ts';
import { countRows } from '../db/countRows.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { hashPassword } from '../system/passwords.ts';
import { Problem } from '../system/problem.ts';
import { appendEvent } from '../events/append.ts';
import { noteTry } from './tries.ts';

/** Maximum of pending requests, so that staff can still review them. Each decision makes room for another. */
export const STANDING_MAX = 200;

/** The placeholder role of a requested account, without permissions. Locked, so that requests are serialized. */
async function newcomers(trx: Trx, now: number): Promise<number> {
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
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return roleId;
}

async function refuseFull(trx: Trx, roleId: number): Promise<void> {
  const standing = await countRows(
    trx
      .selectFrom('staff')
      .where('roleId', '=', roleId)
      .where('userStatus', '=', 'LOCKED')
      .where('deletedAt', 'is', null),
  );
  if (standing >= STANDING_MAX) throw new Problem('REQUESTS_FULL');
}

type Request = ParsedInput<typeof accessRequests.send>;

/**
 * Creates a LOCKED user for approval. The response is the same if the login name is taken, so that it does not reveal
 * who has an account; the attempt appears in the history. Throws REQUESTS_FULL if too many are pending.
 */
async function send({ password, email, ...person }: Request, context: RequestContext) {
  await context.throttle.take({ requestAt: context.ip });
  if (checkPassword('BACKEND', password)) throw new Problem('PASSWORD_RULE', { field: 'password' });
  const passwordHash = await hashPassword(password);
  const now = context.now();
  const params = { time: now, ip: context.ip } as const;
  const taken = await context.database.transaction(async (trx) => {
    const roleId = await newcomers(trx, now);
    await refuseFull(trx, roleId);
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
    if (!user) return true;
    const subject = ['staff', user.userId] as const;
    await appendEvent(trx, { ...params, subject, type: 'ACCESS_REQUESTED', toState: 'LOCKED' });
    return false;
  });
  if (taken)
    await noteTry(context, { ...params, subject: ['staff', 0], type: 'ACCESS_REQUEST_REFUSED' });
  return {};
}

export const accessRequestRoutes = routesOf(accessRequests, { send });
