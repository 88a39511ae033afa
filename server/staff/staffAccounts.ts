// Accounts of staff and terminal users: created, changed and removed one at a time, with history.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { staffCalls } from '../../contract/people/staff.ts';
import type { StaffUser } from '../../contract/people/userInfo.ts';
import { keptMobile } from '../../domain/people/mobiles.ts';
import { isWithin } from '../../domain/people/staff.ts';
import { doneBy } from '../events/doneBy.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { hashPassword } from '../system/passwords.ts';
import { Problem } from '../system/problem.ts';
import { endSessionsOf } from '../http/session.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { refuseTaken } from '../http/taken.ts';
import { keepPassword } from '../account/accounts.ts';
import { forgetPersonal } from '../events/personalValues.ts';
import { recordChange } from '../events/recordChange.ts';
import { endRecoveriesOf } from '../account/recoveries.ts';
import { keepSuperAdmin, refuseAbove, takeTurn } from './rights.ts';
import {
  refuseBackwards,
  refuseOwn,
  refusePassword,
  refuseRenaming,
  roleOf,
} from './staffRules.ts';

type Draft = ParsedInput<typeof staffCalls.create>;
type Change = ParsedInput<typeof staffCalls.update>;

const NEEDS = ['STAFF_EDIT'] as const;

/** The existing account with its role, locked for update. Throws NOT_FOUND. */
async function found(trx: Trx, userId: number) {
  const account = await trx
    .selectFrom('staff')
    .selectAll()
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
  const role = await trx
    .selectFrom('roles')
    .select(['roleId', 'name', 'loginType', 'authoritySet'])
    .where('roleId', '=', account.roleId)
    .executeTakeFirstOrThrow();
  return { ...account, role };
}

type Account = Awaited<ReturnType<typeof found>>;

/** The API's account, without the password hash. */
const output = ({
  role,
  passwordHash: _hash,
  mustChangePassword: _must,
  ...account
}: Account): StaffUser => ({
  ...account,
  roles: [{ roleId: role.roleId, name: role.name }],
});

/** The fields of an account recorded in its history, without the password. */
const written = ({
  role,
  passwordHash: _hash,
  mustChangePassword: _must,
  deletedAt: _at,
  ...fields
}: Account) => ({
  ...fields,
  roleId: role.name,
});

/** Hashing is slow: done before the transaction that other changes wait for. */
async function hashFor(context: RequestContext, roleId: number, password: string): Promise<string> {
  const { loginType } = await roleOf(context.database.db, roleId);
  refusePassword(loginType, password);
  return hashPassword(password);
}

/** Creates an account. Throws ABOVE_OWN, TAKEN, PASSWORD_RULE, TERMINAL_PASSWORD_RULE, VALIDITY_BACKWARDS. */
export async function makeAccount(
  { password, ...draft }: Draft,
  context: RequestContext,
): Promise<StaffUser> {
  const entered = { ...draft, mobile: draft.mobile ? keptMobile(draft.mobile) : null };
  const { startTime = null, endTime = null } = entered;
  refuseBackwards({ startTime, endTime });
  const passwordHash = await hashFor(context, entered.roleId, password);
  return refuseTaken(context.database, 'staff', async (trx) => {
    const doer = await takeTurn(trx, context, NEEDS);
    const role = await roleOf(trx, entered.roleId);
    refuseAbove(doer, role, 'roleId');
    // The role may have changed while the password was hashed.
    refusePassword(role.loginType, password);
    const time = context.now();
    const { userId } = await trx
      .insertInto('staff')
      .values({ ...entered, passwordHash, creationTime: time, lastUpdatedTime: time })
      .returning('userId')
      .executeTakeFirstOrThrow();
    const to = await found(trx, userId);
    const event = { type: 'STAFF_CREATED', toState: to.userStatus } as const;
    await recordChange(
      trx,
      { ...doneBy(context), time },
      ['staff', userId],
      { to: written(to) },
      event,
    );
    return output(to);
  });
}

/** Changes that end an account's sessions at once. */
const endsSessions = (from: Account, to: Account, now: number): boolean =>
  to.userStatus === 'LOCKED' || from.roleId !== to.roleId || !isWithin(to, now);

async function refuseRole(
  trx: Trx,
  doer: Awaited<ReturnType<typeof takeTurn>>,
  from: Account,
  roleId: number,
): Promise<void> {
  if (doer.userId !== from.userId) refuseAbove(doer, from.role);
  if (roleId === from.roleId) return;
  const role = await roleOf(trx, roleId);
  if (role.loginType !== from.role.loginType)
    throw new Problem('ROLE_OTHER_TYPE', { field: 'roleId' });
  refuseAbove(doer, role, 'roleId');
}

async function write(
  trx: Trx,
  from: Account,
  { password: _password, username: _username, userId, ...entered }: Change,
  { now, passwordHash }: { now: number; passwordHash: string | undefined },
): Promise<Account> {
  const time = laterThan(from.lastUpdatedTime, now);
  await trx
    .updateTable('staff')
    .set({ ...entered, lastUpdatedTime: time })
    .where('userId', '=', userId)
    .execute();
  if (passwordHash !== undefined) await keepPassword(trx, { userId, passwordHash, now: time });
  return found(trx, userId);
}

/** The new values; omitted ones stay unchanged. */
function wantedOf(entered: Change, from: Account) {
  const { startTime = from.startTime, endTime = from.endTime } = entered;
  const mobile =
    entered.mobile === undefined ? from.mobile : entered.mobile && keptMobile(entered.mobile);
  return { ...entered, startTime, endTime, mobile };
}

/** Changes an account; locking it, another role or another password ends its sessions at once. */
export async function changeAccount(entered: Change, context: RequestContext): Promise<StaffUser> {
  const { userId, roleId, password } = entered;
  const passwordHash =
    password === undefined ? undefined : await hashFor(context, roleId, password);
  return context.database.transaction(async (trx) => {
    const doer = await takeTurn(trx, context, NEEDS);
    const from = await found(trx, userId);
    await refuseRole(trx, doer, from, roleId);
    await refuseStale(trx, context, ['staff', userId], { ...output(from) });
    refuseRenaming(from, entered.username);
    const wanted = wantedOf(entered, from);
    refuseBackwards(wanted);
    if (doer.userId === userId) refuseOwn(from, wanted, password);
    if (password !== undefined) refusePassword(from.role.loginType, password);
    const now = context.now();
    const to = await keepSuperAdmin(trx, now, () =>
      write(trx, from, wanted, { now, passwordHash }),
    );
    if (endsSessions(from, to, now)) await endSessionsOf(trx, userId);
    await endRecoveriesOf(trx, from, to);
    const event = {
      type: 'STAFF_CHANGED',
      ...(from.userStatus !== to.userStatus && {
        fromState: from.userStatus,
        toState: to.userStatus,
      }),
    } as const;
    const secret = (set: boolean) => (passwordHash === undefined ? {} : { password: set });
    await recordChange(
      trx,
      { ...doneBy(context), time: to.lastUpdatedTime },
      ['staff', userId],
      { from: { ...written(from), ...secret(false) }, to: { ...written(to), ...secret(true) } },
      event,
    );
    return output(to);
  });
}

/** Deletes an account, but never the caller's own or the last SUPER_ADMIN. It stays in the history. */
export const removeAccount = ({ userId }: { userId: number }, context: RequestContext) =>
  context.database.transaction(async (trx) => {
    const doer = await takeTurn(trx, context, NEEDS);
    const from = await found(trx, userId);
    if (doer.userId === userId) throw new Problem('ACCOUNT_OWN_REMOVAL');
    refuseAbove(doer, from.role);
    await refuseStale(trx, context, ['staff', userId], { ...output(from) });
    const time = context.now();
    await keepSuperAdmin(trx, time, () =>
      trx
        .updateTable('staff')
        .set({
          deletedAt: time,
          lastUpdatedTime: laterThan(from.lastUpdatedTime, time),
          mobile: null,
          email: null,
        })
        .where('userId', '=', userId)
        .execute(),
    );
    await endSessionsOf(trx, userId);
    await recordChange(trx, { ...doneBy(context), time }, ['staff', userId], {
      from: written(from),
    });
    await forgetPersonal(trx, [['staff', userId]], { ...doneBy(context), time });
    return {};
  });
