// A customer enters a PIN at a terminal: checked, counted, and answered with the box.
import type { Output } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { isTaken } from '../http/throttle.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { beginCollection } from './beginCollection.ts';
import { lockLockerForUpdate, updateLockerSituation } from '../lockers/lockerSituation.ts';
import { pinHmacOf } from '../parcels/parcelPin.ts';

/** Wrong PINs again and again: staff are told. The digits are kept nowhere. */
async function noteWrong(context: RequestContext): Promise<void> {
  const { lockerId, database } = context;
  if (await isTaken(context.throttle, { pinUnalarming: String(lockerId) })) return;
  const now = context.now();
  const by = { byKind: 'SERVER' } as const;
  await database.transaction(async (trx) => {
    await lockLockerForUpdate(trx, lockerId);
    await raiseAlert(trx, { lockerId, alertType: 'PIN_GUESSED', time: now, now, by });
    await updateLockerSituation(trx, lockerId, now, by);
  });
}

/**
 * Does what depends on a PIN at the asking terminal. Counted before anything is looked at, so that many tries at once
 * gain nothing; a right one is not counted. Refuses with TOO_MANY_TRIES.
 * @param look gives nothing where the PIN is wrong, which is refused with PIN_WRONG
 */
export async function countingPin<T>(
  context: RequestContext,
  pinCode: string,
  look: () => Promise<T | undefined>,
): Promise<T> {
  const { lockerId } = context;
  const locker = { pinLocker: String(lockerId), pinLockerDay: String(lockerId) };
  const code = { pinCode: `${lockerId} ${pinCode}` };
  await context.throttle.take({ ...locker, ...code });
  const found = await look().catch(async (error: unknown) => {
    // Nothing was said of the PIN.
    await context.throttle.giveBack({ ...locker, ...code });
    throw error;
  });
  if (found === undefined) {
    await noteWrong(context);
    throw new Problem('PIN_WRONG', { field: 'pinCode' });
  }
  await context.throttle.giveBack(locker);
  await context.throttle.forget(code);
  return found;
}

/** Checks the PIN among the parcels of this locker alone. Refuses with PIN_WRONG and TOO_MANY_TRIES. */
export function terminalCollect(
  { pinCode }: { pinCode: string },
  context: RequestContext,
): Promise<Output<typeof terminals.collect>> {
  const { lockerId, secrets, database } = context;
  const pinHmac = pinHmacOf(secrets, lockerId, pinCode);
  return countingPin(context, pinCode, () =>
    database.transaction((trx) => beginCollection(trx, { lockerId, pinHmac, now: context.now() })),
  );
}
