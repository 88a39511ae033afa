// Legacy endpoints mapped to the current ones: create, update, build and switch lockers.
import type { ParsedInput } from '../../contract/endpoint.ts';
import { legacyBoxes } from '../../contract/lockers/legacyBoxes.ts';
import { lockerStatusOf } from '../../domain/lockers/legacyLockers.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { newTerminalKey, announceKey } from '../terminals/terminalKeys.ts';
import { numberedBoxes } from './legacyBoxes.ts';
import { boxesSent, keepIds } from './legacyCabinets.ts';
import { columnsOf, inLegacyMessages, saveBesides } from './legacyFacts.ts';
import { refuseNameTaken } from '../lockers/lockerNames.ts';
import { appendEvent } from '../events/append.ts';
import { deviceFacts } from '../lockers/saveDevices.ts';
import { createLocker, refuseTakenName, updateLocker } from '../lockers/saveLocker.ts';
import { doneBy } from '../events/doneBy.ts';
import { lockLegacyLockerForUpdate, readLegacyLocker } from './legacyLocker.ts';
import { setStatus } from '../lockers/setStatus.ts';
import { signedInUser } from '../account/signedInUser.ts';

type Rebuilt = ParsedInput<typeof legacyBoxes.rebuild>;
type Changed = ParsedInput<typeof legacyBoxes.update> & Partial<Pick<Rebuilt, 'cabinets'>>;

const saving = <T>(
  name: string,
  context: RequestContext,
  work: (trx: Trx) => Promise<T>,
): Promise<T> => inLegacyMessages(() => refuseTakenName(context.database, name, work));

async function create(input: ParsedInput<typeof legacyBoxes.create>, context: RequestContext) {
  const { cabinets, ...facts } = input;
  const doer = doneBy(context);
  const { id, key } = await saving(facts.name, context, async (trx) => {
    await refuseNameTaken(trx, 'name', facts.name);
    const boxList = boxesSent(cabinets, []);
    const sent = { columns: columnsOf(facts), deviceList: [], boxList };
    const made = await createLocker(trx, sent, doer);
    await saveBesides(trx, made, facts);
    await keepIds(trx, made, cabinets);
    return { id: made, key: await newTerminalKey(trx, context, made) };
  });
  await announceKey(context, { lockerId: id, key });
  return { id };
}

/** Changed legacy fields append their own event, and update lastUpdatedTime even if nothing else changed. */
async function changeBesides(
  trx: Trx,
  { id, ...facts }: Changed,
  savedAt: number,
  context: RequestContext,
) {
  const changed = await saveBesides(trx, id, facts);
  if (!changed) return;
  const time = laterThan(savedAt, context.now());
  await trx
    .updateTable('lockers')
    .set({ lastUpdatedTime: time })
    .where('lockerId', '=', id)
    .execute();
  await appendEvent(trx, {
    ...doneBy(context),
    time,
    lockerId: id,
    type: 'LOCKER_CHANGED',
    subject: ['locker', id],
    data: changed,
  });
}

/** Updates the locker's own fields and, if cabinets are sent, rebuilds its layout. */
const change = (input: Changed, context: RequestContext) =>
  saving(input.name, context, async (trx) => {
    const { id, cabinets, ...facts } = input;
    await lockLegacyLockerForUpdate(trx, id);
    await refuseNameTaken(trx, 'name', facts.name, id);
    const stored = await numberedBoxes(trx, id);
    const boxList = cabinets
      ? boxesSent(cabinets, stored)
      : stored.filter((box) => !box.deleteFlag).map(({ number: _, ...box }) => box);
    const deviceList = await deviceFacts(trx, id);
    const sent = { columns: columnsOf(facts), deviceList, boxList };
    const savedAt = await updateLocker(trx, id, sent, doneBy(context), async () =>
      refuseStale(trx, context, ['locker', id], await readLegacyLocker(trx, id)),
    );
    await changeBesides(trx, input, savedAt, context);
    if (cabinets) await keepIds(trx, id, cabinets);
    return { id };
  });

export const legacyBoxRoutes = routesOf(legacyBoxes, {
  create,
  rebuild: change,
  update: change,
  setStatus: ({ id, status }, context) =>
    setStatus({ lockerId: id, lockerStatus: lockerStatusOf(status) }, context),
  userInfo: (_input, context) => signedInUser(context),
});
