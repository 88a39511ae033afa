// Handlers to create and update lockers, and to check whether a name is free.
import { lockerSaves } from '../../contract/lockers/lockerSaves.ts';
import type { ParsedInput } from '../../contract/endpoint.ts';
import { newTerminalKey, announceKey } from '../terminals/terminalKeys.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import { refuseUnknown } from '../lists/refuseUnknown.ts';
import type { RequestContext } from '../http/context.ts';
import { refuseStale } from '../http/staleSave.ts';
import { isNameTaken, refuseNameTaken } from './lockerNames.ts';
import { createLocker, refuseTakenName, updateLocker, type SentLocker } from './saveLocker.ts';
import { doneBy } from '../events/doneBy.ts';
import { readLocker } from './readLocker.ts';

type Saves = Handlers<typeof lockerSaves>;

/** Empty texts become null; countries are upper-cased. */
function parted({
  deviceList,
  boxList,
  ...fields
}: ParsedInput<typeof lockerSaves.create>): SentLocker {
  const { lockerName, lockerNumber, countryCode, ...rest } = fields;
  const columns = Object.fromEntries(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === '' ? null : value]),
  );
  const country = countryCode === undefined ? {} : { countryCode: countryCode?.toUpperCase() };
  return { columns: { ...columns, ...country, lockerName, lockerNumber }, deviceList, boxList };
}

/** The district must exist; the other references are checked by the columns. */
const refuseUnknownDistrict = ({ database }: RequestContext, districtId?: number | null) =>
  refuseUnknown(database.db, 'districtId', 'districts', districtId);

const create: Saves['create'] = async (input, context) => {
  await refuseUnknownDistrict(context, input.districtId);
  const doer = doneBy(context);
  const { lockerId, key } = await refuseTakenName(
    context.database,
    input.lockerName,
    async (trx) => {
      await refuseNameTaken(trx, 'lockerName', input.lockerName);
      const made = await createLocker(trx, parted(input), doer);
      return { lockerId: made, key: await newTerminalKey(trx, context, made) };
    },
  );
  await announceKey(context, { lockerId, key });
  return { lockerId, lastUpdatedTime: doer.time };
};

const update: Saves['update'] = async ({ lockerId, ...input }, context) => {
  await refuseUnknownDistrict(context, input.districtId);
  const lastUpdatedTime = await refuseTakenName(context.database, input.lockerName, (trx) =>
    updateLocker(trx, lockerId, parted(input), doneBy(context), async () => {
      const { ordersList: _, ...current } = await readLocker(lockerId, trx, context.user);
      await refuseStale(trx, context, ['locker', lockerId], current);
      await refuseNameTaken(trx, 'lockerName', input.lockerName, lockerId);
    }),
  );
  return { lockerId, lastUpdatedTime };
};

/** R7.35; the locker's own name counts as free. */
const checkName: Saves['checkName'] = async ({ name, lockerId }, { database }) => ({
  result: (await isNameTaken(database.db, name, lockerId)) ? 0 : 1,
});

export const lockerSaveRoutes = routesOf(lockerSaves, { create, update, checkName });
