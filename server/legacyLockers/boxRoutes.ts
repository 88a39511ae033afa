// The legacy calls, answered as the living ones that they are another name of: a locker is made, changed, built and switched.
import type { Transaction } from 'kysely';
import type { Asked } from '../../contract/endpoint.ts';
import { legacyBoxes } from '../../contract/legacyBoxes.ts';
import { lockerStatusOf } from '../../domain/legacyLockers.ts';
import type { Tables } from '../db/tables.ts';
import { answer } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { newTerminalKey, tellNetwork } from '../terminals/terminalKeys.ts';
import { devicesOf, numberedBoxes } from './legacyBoxes.ts';
import { boxesSent, keepIds } from './legacyCabinets.ts';
import { columnsOf, inLegacyWords, saveBesides } from './legacyFacts.ts';
import { refuseNameTaken } from '../lockers/lockerNames.ts';
import { record } from '../events/record.ts';
import { createLocker, refuseTakenName, updateLocker } from '../lockers/saveLocker.ts';
import { doneBy } from '../events/actor.ts';
import { holdLegacy, readLegacyLocker } from './legacyLocker.ts';
import { setStatus } from '../lockers/setStatus.ts';
import { signedInUser } from '../account/signedInUser.ts';

type Trx = Transaction<Tables>;
type Rebuilt = Asked<typeof legacyBoxes.rebuild>;
type Changed = Asked<typeof legacyBoxes.update> & Partial<Pick<Rebuilt, 'cabinets'>>;

const saving = <T>(name: string, ask: Ask, work: (trx: Trx) => Promise<T>): Promise<T> =>
  inLegacyWords(() => refuseTakenName(name, () => ask.database.transaction(work)));

async function create(input: Asked<typeof legacyBoxes.create>, ask: Ask) {
  const { cabinets, ...facts } = input;
  const doer = doneBy(ask);
  const { id, key } = await saving(facts.name, ask, async (trx) => {
    await refuseNameTaken(trx, 'name', facts.name);
    const boxList = boxesSent(cabinets, []);
    const sent = { columns: columnsOf(facts), deviceList: [], boxList };
    const made = await createLocker(trx, sent, doer);
    await saveBesides(trx, made, facts);
    await keepIds(trx, made, cabinets);
    return { id: made, key: await newTerminalKey(trx, ask, made) };
  });
  await tellNetwork(ask, { lockerId: id, key });
  return { id };
}

/** What stands beside the locker has its own line in the history, and makes the save a later one where nothing else did. */
async function changeBesides(trx: Trx, { id, ...facts }: Changed, savedAt: number, ask: Ask) {
  const changed = await saveBesides(trx, id, facts);
  if (!changed) return;
  const time = laterThan(savedAt, ask.now());
  await trx
    .updateTable('lockers')
    .set({ lastUpdatedTime: time })
    .where('lockerId', '=', id)
    .execute();
  const subject: ['locker', number] = ['locker', id];
  const happened = { ...doneBy(ask), time, lockerId: id, type: 'LOCKER_CHANGED', subject } as const;
  await record(trx, { ...happened, data: changed });
}

/** Changes what the locker says of itself and, where cabinets are sent, builds it anew. */
const change = (input: Changed, ask: Ask) =>
  saving(input.name, ask, async (trx) => {
    const { id, cabinets, ...facts } = input;
    await holdLegacy(trx, id);
    await refuseNameTaken(trx, 'name', facts.name, id);
    const stored = await numberedBoxes(trx, id);
    const boxList = cabinets
      ? boxesSent(cabinets, stored)
      : stored.filter((box) => !box.deleteFlag).map(({ number: _, ...box }) => box);
    const deviceList = await devicesOf(trx, id);
    const sent = { columns: columnsOf(facts), deviceList, boxList };
    const savedAt = await updateLocker(trx, id, sent, doneBy(ask), async () =>
      refuseStale(trx, ask, ['locker', id], await readLegacyLocker(trx, id)),
    );
    await changeBesides(trx, input, savedAt, ask);
    if (cabinets) await keepIds(trx, id, cabinets);
    return { id };
  });

export const legacyBoxAnswers = answer(legacyBoxes, {
  create,
  rebuild: change,
  update: change,
  setStatus: ({ id, status }, ask) =>
    setStatus({ lockerId: id, lockerStatus: lockerStatusOf(status) }, ask),
  userInfo: (_input, ask) => signedInUser(ask),
});
