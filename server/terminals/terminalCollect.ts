// Checks a PIN that a customer entered at a terminal, throttled, and returns the box.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { terminals } from '../../contract/terminals/terminals.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { isTaken } from '../http/throttle.ts';
import { beginCollection } from './beginCollection.ts';
import { changeAlert } from '../lockers/lockerSituation.ts';
import { pinHmacOf } from '../parcels/parcelPin.ts';

/** Alerts staff to repeated wrong PINs, without storing the digits. */
async function noteWrong(context: RequestContext): Promise<void> {
  const { lockerId, database } = context;
  if (await isTaken(context.throttle, { pinUnalarming: String(lockerId) })) return;
  const now = context.now();
  const by = { byType: 'SERVER' } as const;
  await database.transaction((trx) =>
    changeAlert(trx, { lockerId, alertType: 'PIN_GUESSED', time: now, now, by }),
  );
}

/**
 * Runs an action that depends on a PIN at the calling terminal. Attempts count before the check, so that concurrent
 * ones gain nothing; a correct PIN is not counted. Throws TOO_MANY_TRIES.
 * @param look returns undefined if the PIN is wrong, which throws PIN_WRONG
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
    // The failure says nothing about the PIN.
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

/** Checks the PIN against the parcels of this locker only. Throws PIN_WRONG and TOO_MANY_TRIES. */
export function terminalCollect(
  { pinCode }: { pinCode: string },
  context: RequestContext,
): Promise<ParsedOutput<typeof terminals.collect>> {
  const { lockerId, secrets, database } = context;
  const pinHmac = pinHmacOf(secrets, lockerId, pinCode);
  return countingPin(context, pinCode, () =>
    database.transaction((trx) => beginCollection(trx, { lockerId, pinHmac, now: context.now() })),
  );
}
