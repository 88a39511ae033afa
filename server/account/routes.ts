// One's own account: another password, and one's own sessions.
import { ownSessions, passwords, type OwnSession } from '../../contract/account.ts';
import type { Asked } from '../../contract/endpoint.ts';
import { checkPassword } from '../../domain/passwords.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { hashPassword, passwordFits } from '../system/passwords.ts';
import { Problem } from '../system/problem.ts';
import { endSession, endSessionsOf } from '../http/session.ts';
import { keepPassword } from './accounts.ts';
import { record, type Happening } from '../events/record.ts';
import { doneBy } from '../events/actor.ts';

const wrongPassword = () => new Problem('ORIGINAL_PASSWORD', { field: 'originalPassword' });

/** Takes the new password where the original one is right; every other session of the user ends. */
async function change({ originalPassword, newPassword }: Asked<typeof passwords.change>, ask: Ask) {
  if (checkPassword('BACKEND', newPassword))
    throw new Problem('PASSWORD_RULE', { field: 'newPassword' });
  const { userId, sessionId } = ask.user;
  await ask.throttle.take({ originalPassword: String(userId) });
  const self = () => ask.database.db.selectFrom('staff').where('userId', '=', userId);
  const { passwordHash: kept } = await self().select('passwordHash').executeTakeFirstOrThrow();
  const happening = { ...doneBy(ask), subject: ['staff', userId] as ['staff', number] };
  if (!(await passwordFits(kept, originalPassword))) {
    await ask.database.transaction((trx) =>
      record(trx, { ...happening, type: 'PASSWORD_CHANGE_REFUSED' }),
    );
    throw wrongPassword();
  }
  const passwordHash = await hashPassword(newPassword);
  await ask.database.transaction(async (trx) => {
    // Another change of it may have come between.
    const same = await trx
      .selectFrom('staff')
      .select('userId')
      .where('userId', '=', userId)
      .where('passwordHash', '=', kept)
      .forUpdate()
      .executeTakeFirst();
    if (!same) throw wrongPassword();
    const now = ask.now();
    const ended = await keepPassword(trx, { userId, passwordHash, now, except: sessionId });
    await record(trx, { ...happening, type: 'PASSWORD_CHANGED', data: { how: 'own', ended } });
  });
  await ask.throttle.forget({ originalPassword: String(userId) });
  return {};
}

export const passwordAnswers = answer(passwords, { change });

const nameOf = ({ secrets }: Ask, tokenHash: string) => secrets.hmac('sessionName', tokenHash);

/** The sessions of the one who asks that still live, the one used last first. */
const living = ({ database, config, user, now }: Ask) =>
  database.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', user.userId)
    .where('lastSeen', '>', now() - config.sessionIdleMs)
    .where('creationTime', '>', now() - config.sessionMaxMs)
    .orderBy('lastSeen', 'desc')
    .orderBy('tokenHash')
    .execute();

async function list(ask: Ask): Promise<{ content: OwnSession[] }> {
  const rows = await living(ask);
  return {
    content: rows.map(({ tokenHash, ip, agent, creationTime, lastSeen }) => ({
      sessionId: nameOf(ask, tokenHash),
      ip,
      agent,
      creationTime,
      lastSeen,
      mine: tokenHash === ask.user.sessionId,
    })),
  };
}

const sessionEnded = (ask: Ask, ended: number): Happening => ({
  ...doneBy(ask),
  type: 'SESSION_ENDED',
  subject: ['session', ask.user.userId],
  data: { ended },
});

/** Ends one session of one's own. Refuses with NOT_FOUND; somebody else's is not found. */
async function end({ sessionId }: { sessionId: string }, ask: Ask) {
  const found = (await living(ask)).find(({ tokenHash }) => nameOf(ask, tokenHash) === sessionId);
  if (!found) throw new Problem('NOT_FOUND');
  await ask.database.transaction(async (trx) => {
    await endSession(trx, found.tokenHash);
    await record(trx, sessionEnded(ask, 1));
  });
  return {};
}

/** Ends all sessions of one's own but the one that asks. */
const endOthers = (ask: Ask) =>
  ask.database.transaction(async (trx) => {
    const ended = await endSessionsOf(trx, ask.user.userId, ask.user.sessionId);
    if (ended > 0) await record(trx, sessionEnded(ask, ended));
    return { ended };
  });

export const ownSessionAnswers = answer(ownSessions, {
  list: (_input, ask) => list(ask),
  end,
  endOthers: (_input, ask) => endOthers(ask),
});
