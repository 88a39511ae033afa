// Raises the alert of wrong PINs at a locker, which happened once: the only one that people resolve.
import type { Services } from '../../server/http/context.ts';
import { changeAlert } from '../../server/lockers/lockerSituation.ts';

/** Gives the number of the alert. */
export const guessedPin = (
  { transaction }: Services['database'],
  lockerId: number,
  now: number,
): Promise<number> =>
  transaction(async (trx) => {
    const by = { byType: 'SERVER' } as const;
    await changeAlert(trx, { lockerId, alertType: 'PIN_GUESSED', time: now, now, by });
    const { alertId } = await trx
      .selectFrom('alerts')
      .select('alertId')
      .where('lockerId', '=', lockerId)
      .where('alertType', '=', 'PIN_GUESSED')
      .where('state', '!=', 'RESOLVED')
      .executeTakeFirstOrThrow();
    return alertId;
  });
