// A new key for a locker's terminal.
import { terminalKeys } from '../../contract/terminalKeys.ts';
import { answer, type Answers } from '../http/answer.ts';
import { Problem } from '../system/problem.ts';
import { leaveNetwork, newTerminalKey } from './terminalKeys.ts';
import { record } from '../events/record.ts';
import { doneBy } from '../events/actor.ts';

/** Answers the key once; the history says who made it for which locker. Refuses with NOT_FOUND. */
const renew: Answers<typeof terminalKeys>['renew'] = async ({ lockerId }, ask) => {
  const terminalKey = await ask.database.transaction(async (trx) => {
    const locker = await trx
      .selectFrom('lockers')
      .select('lockerId')
      .where('lockerId', '=', lockerId)
      .where('deletedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!locker) throw new Problem('NOT_FOUND', { field: 'lockerId' });
    await record(trx, {
      ...doneBy(ask),
      type: 'TERMINAL_KEY',
      subject: ['terminals', lockerId],
      lockerId,
    });
    return newTerminalKey(trx, ask, lockerId);
  });
  leaveNetwork(ask, lockerId);
  // The terminal of the old key may be waiting for tasks: its question ends here, and its next one is refused.
  ask.hub.wake(lockerId);
  return { terminalKey };
};

export const terminalKeyAnswers = answer(terminalKeys, { renew });
