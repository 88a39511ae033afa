// The caller's own account: password change and sessions.
import { ownSessions, passwords, type OwnSession } from '../../contract/account/account.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { checkPassword } from '../../domain/people/passwords.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { hashPassword, passwordFits } from '../system/passwords.ts';
import { Problem } from '../system/problem.ts';
import { endSession, endSessionsOf } from '../http/session.ts';
import { keepPassword } from './accounts.ts';
import { appendEvent, type NewEvent } from '../events/append.ts';
import { doneBy } from '../events/doneBy.ts';

const wrongPassword = () => new Problem('ORIGINAL_PASSWORD', { field: 'originalPassword' });

/** Sets the new password if the current one is correct; ends all other sessions of the user. */
async function change(
  { originalPassword, newPassword }: ParsedInput<typeof passwords.change>,
  context: RequestContext,
) {
  if (checkPassword('BACKEND', newPassword))
    throw new Problem('PASSWORD_RULE', { field: 'newPassword' });
  const { userId, sessionId } = context.user;
  await context.throttle.take({ originalPassword: String(userId) });
  const self = () => context.database.db.selectFrom('staff').where('userId', '=', userId);
  const { passwordHash: kept } = await self().select('passwordHash').executeTakeFirstOrThrow();
  const event = { ...doneBy(context), subject: ['staff', userId] as ['staff', number] };
  if (!(await passwordFits(kept, originalPassword))) {
    await context.database.transaction((trx) =>
      appendEvent(trx, { ...event, type: 'PASSWORD_CHANGE_REFUSED' }),
    );
    throw wrongPassword();
  }
  if (newPassword === originalPassword)
    throw new Problem('PASSWORD_SAME', { field: 'newPassword' });
  const passwordHash = await hashPassword(newPassword);
  await context.database.transaction(async (trx) => {
    // The password may have changed concurrently.
    await trx
      .selectFrom('staff')
      .select('userId')
      .where('userId', '=', userId)
      .where('passwordHash', '=', kept)
      .forUpdate()
      .executeTakeFirstOrThrow(() => wrongPassword());
    const now = context.now();
    const ended = await keepPassword(trx, { userId, passwordHash, now, except: sessionId });
    await appendEvent(trx, { ...event, type: 'PASSWORD_CHANGED', data: { how: 'own', ended } });
  });
  await context.throttle.forget({ originalPassword: String(userId) });
  return {};
}

export const passwordRoutes = routesOf(passwords, { change });

const nameOf = ({ secrets }: RequestContext, tokenHash: string) =>
  secrets.hmac('sessionName', tokenHash);

/** The caller's active sessions, most recently used first. */
const living = ({ database, config, user, now }: RequestContext) =>
  database.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', user.userId)
    .where('lastActiveTime', '>', now() - config.sessionIdleMs)
    .where('creationTime', '>', now() - config.sessionMaxMs)
    .orderBy('lastActiveTime', 'desc')
    .orderBy('tokenHash')
    .execute();

async function list(context: RequestContext): Promise<{ content: OwnSession[] }> {
  const rows = await living(context);
  return {
    content: rows.map(({ tokenHash, ip, agent, creationTime, lastActiveTime }) => ({
      sessionId: nameOf(context, tokenHash),
      ip,
      agent,
      creationTime,
      lastActiveTime,
      mine: tokenHash === context.user.sessionId,
    })),
  };
}

const sessionEnded = (context: RequestContext, ended: number): NewEvent => ({
  ...doneBy(context),
  type: 'SESSION_ENDED',
  subject: ['session', context.user.userId],
  data: { ended },
});

/** Ends one of the caller's sessions. Throws NOT_FOUND, also for another user's session. */
async function end({ sessionId }: { sessionId: string }, context: RequestContext) {
  const found = (await living(context)).find(
    ({ tokenHash }) => nameOf(context, tokenHash) === sessionId,
  );
  if (!found) throw new Problem('NOT_FOUND');
  await context.database.transaction(async (trx) => {
    await endSession(trx, found.tokenHash);
    await appendEvent(trx, sessionEnded(context, 1));
  });
  return {};
}

/** Ends all of the caller's sessions except the current one. */
const endOthers = (context: RequestContext) =>
  context.database.transaction(async (trx) => {
    const ended = await endSessionsOf(trx, context.user.userId, context.user.sessionId);
    if (ended > 0) await appendEvent(trx, sessionEnded(context, ended));
    return { ended };
  });

export const ownSessionRoutes = routesOf(ownSessions, {
  list: (_input, context) => list(context),
  end,
  endOthers: (_input, context) => endOthers(context),
});
