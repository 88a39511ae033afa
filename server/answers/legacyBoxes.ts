// The legacy calls, answered on the tables of the living ones: a locker is made, changed, built anew and switched.
import type { Transaction } from 'kysely';
import type { Asked } from '../../contract/endpoint.ts';
import { legacyBoxes } from '../../contract/legacyBoxes.ts';
import { lockerStatusOf } from '../../domain/legacyLockers.ts';
import type { Tables } from '../db/tables.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { refuseTaken } from '../http/taken.ts';
import { updateLegacy } from '../work/legacyFacts.ts';
import { recordChange } from '../work/recordChange.ts';
import { doneBy } from './actor.ts';
import { factsOf, legacyRow, readLegacyLocker } from './legacyLocker.ts';
import { setStatus } from './lockers.ts';
import { signedInUser } from './sessions.ts';

/** The locker's own columns are called otherwise in its row; a race that the checks did not see is refused all the same. */
const saving = <T>(ask: Ask, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  refuseTaken('lockers', () => ask.database.transaction(work));

/** Changes what the locker says of itself. */
function change(facts: Asked<typeof legacyBoxes.update>, ask: Ask) {
  return saving(ask, async (trx) => {
    const { id } = facts;
    const before = await readLegacyLocker(trx, id, true);
    await refuseStale(trx, ask, ['locker', id], before);
    const from = factsOf(await legacyRow(trx, id));
    const time = laterThan(before.lastUpdatedTime, ask.now());
    await updateLegacy(trx, facts, time);
    const to = factsOf(await legacyRow(trx, id));
    await recordChange(trx, { ...doneBy(ask), time }, ['locker', id], { from, to });
    return { id };
  });
}

export const legacyBoxAnswers = answer(legacyBoxes, {
  update: change,
  setStatus: ({ id, status }, ask) =>
    setStatus({ lockerId: id, lockerStatus: lockerStatusOf(status) }, ask),
  userInfo: (_input, ask) => signedInUser(ask),
});
