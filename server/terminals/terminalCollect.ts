// A customer enters a PIN at a terminal: checked, counted, and answered with the box.
import type { Output } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals.ts';
import type { Ask } from '../http/ask.ts';
import { Problem } from '../system/problem.ts';
import { isTaken } from '../http/throttle.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { beginCollection } from './beginCollection.ts';
import { holdLocker, settleSituation } from '../lockers/lockerSituation.ts';
import { pinHmacOf } from '../parcels/parcelPin.ts';

/** Wrong PINs again and again: staff are told. The digits are kept nowhere. */
async function noteWrong(ask: Ask): Promise<void> {
  const { lockerId, database } = ask;
  if (await isTaken(ask.throttle, { pinUnalarming: String(lockerId) })) return;
  const now = ask.now();
  const by = { byKind: 'SERVER' } as const;
  await database.transaction(async (trx) => {
    await holdLocker(trx, lockerId);
    await raiseAlert(trx, { lockerId, alertType: 'PIN_GUESSED', time: now, now, by });
    await settleSituation(trx, lockerId, now, by);
  });
}

/**
 * Does what depends on a PIN at the asking terminal. Counted before anything is looked at, so that many tries at once
 * gain nothing; a right one is not counted. Refuses with TOO_MANY_TRIES.
 * @param look gives nothing where the PIN is wrong, which is refused with PIN_WRONG
 */
export async function countingPin<T>(
  ask: Ask,
  pinCode: string,
  look: () => Promise<T | undefined>,
): Promise<T> {
  const { lockerId } = ask;
  const locker = { pinLocker: String(lockerId), pinLockerDay: String(lockerId) };
  const code = { pinCode: `${lockerId} ${pinCode}` };
  await ask.throttle.take({ ...locker, ...code });
  const found = await look().catch(async (error: unknown) => {
    // Nothing was said of the PIN.
    await ask.throttle.giveBack({ ...locker, ...code });
    throw error;
  });
  if (found === undefined) {
    await noteWrong(ask);
    throw new Problem('PIN_WRONG', { field: 'pinCode' });
  }
  await ask.throttle.giveBack(locker);
  await ask.throttle.forget(code);
  return found;
}

/** Checks the PIN among the parcels of this locker alone. Refuses with PIN_WRONG and TOO_MANY_TRIES. */
export function terminalCollect(
  { pinCode }: { pinCode: string },
  ask: Ask,
): Promise<Output<typeof terminals.collect>> {
  const { lockerId, secrets, database } = ask;
  const pinHmac = pinHmacOf(secrets, lockerId, pinCode);
  return countingPin(ask, pinCode, () =>
    database.transaction((trx) => beginCollection(trx, { lockerId, pinHmac, now: ask.now() })),
  );
}
