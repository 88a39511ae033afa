// Route: a new key for a locker's terminal.
import { terminalKeys } from '../../contract/terminals/terminalKeys.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import { Problem } from '../system/problem.ts';
import { leaveNetwork, newTerminalKey } from './terminalKeys.ts';
import { appendEvent } from '../events/append.ts';
import { doneBy } from '../events/doneBy.ts';

/** Returns the key once; the history records who created it for which locker. Throws NOT_FOUND. */
const renew: Handlers<typeof terminalKeys>['renew'] = async ({ lockerId }, context) => {
  const terminalKey = await context.database.transaction(async (trx) => {
    await trx
      .selectFrom('lockers')
      .select('lockerId')
      .where('lockerId', '=', lockerId)
      .where('deletedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'lockerId' }));
    await appendEvent(trx, {
      ...doneBy(context),
      type: 'TERMINAL_KEY',
      subject: ['terminals', lockerId],
      lockerId,
    });
    return newTerminalKey(trx, context, lockerId);
  });
  leaveNetwork(context, lockerId);
  // Ends the long poll of the terminal with the old key; its next request is rejected.
  context.hub.wake(lockerId);
  return { terminalKey };
};

export const terminalKeyRoutes = routesOf(terminalKeys, { renew });
