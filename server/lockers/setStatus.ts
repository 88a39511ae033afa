// Enables or disables a locker, and records it.
import type { lockerCalls } from '../../contract/lockers/lockers.ts';
import { appendEvent } from '../events/append.ts';
import { doneBy } from '../events/doneBy.ts';
import type { Handlers } from '../http/routesOf.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { Problem } from '../system/problem.ts';

/** R4.16: setting the current status is not a change. */
export const setStatus: Handlers<typeof lockerCalls>['setStatus'] = (input, context) =>
  context.database.transaction(async (trx) => {
    const { lockerId, lockerStatus, reason } = input;
    const locker = await trx
      .selectFrom('lockers')
      .select(['lockerStatus', 'lastUpdatedTime'])
      .where('lockerId', '=', lockerId)
      .where('deletedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
    await refuseStale(trx, context, ['locker', lockerId], locker);
    if (locker.lockerStatus === lockerStatus) return {};
    await trx
      .updateTable('lockers')
      .set({ lockerStatus, lastUpdatedTime: laterThan(locker.lastUpdatedTime, context.now()) })
      .where('lockerId', '=', lockerId)
      .execute();
    await appendEvent(trx, {
      ...doneBy(context),
      type: 'LOCKER_STATUS',
      subject: ['locker', lockerId],
      lockerId,
      fromState: locker.lockerStatus,
      toState: lockerStatus,
      ...(reason && { data: { reason } }),
    });
    return {};
  });
