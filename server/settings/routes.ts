// Routes of the network settings: read and saved as a map.
import { lockerSettings } from '../../contract/lockers/lockerSettings.ts';
import { FREE_STORE_KEY, LOCK_SETTING_KEYS } from '../../domain/lockers/lockerSettings.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { EVERY_KEY, asSettings } from './lockerSettings.ts';
import { readSettings, SETTINGS_SUBJECT, writeSettings } from './networkSettings.ts';
import { doneBy } from '../events/doneBy.ts';

/** The free storage time is saved separately from the timeouts, so they are checked for conflicts separately. */
const groupOf = (names: readonly string[]): readonly string[] =>
  names.length > 0 && names.every((name) => name === FREE_STORE_KEY)
    ? [FREE_STORE_KEY]
    : LOCK_SETTING_KEYS;

const save: Handlers<typeof lockerSettings>['save'] = (input, context) =>
  context.database.transaction(async (trx) => {
    const wanted = Object.fromEntries(
      Object.entries(input).map(([key, value]) => [key, String(value)]),
    );
    const { values: before } = await readSettings(trx, EVERY_KEY, true);
    const group = groupOf(Object.keys(wanted));
    const { lastUpdatedTime } = await readSettings(trx, group);
    const current = { ...asSettings(before), lastUpdatedTime };
    await refuseStale(trx, context, SETTINGS_SUBJECT, current);
    const time = laterThan(lastUpdatedTime, context.now());
    await writeSettings(trx, before, wanted, { ...doneBy(context), time });
    const { values } = await readSettings(trx, EVERY_KEY);
    const after = await readSettings(trx, group);
    return { ...asSettings(values), lastUpdatedTime: after.lastUpdatedTime };
  });

export const lockerSettingRoutes = routesOf(lockerSettings, {
  read: async (_input, { database }) => {
    const { values } = await readSettings(database.db, EVERY_KEY);
    const { lastUpdatedTime } = await readSettings(database.db, LOCK_SETTING_KEYS);
    return { ...asSettings(values), lastUpdatedTime };
  },
  save,
  freeStoreTime: async (_input, { database }) => {
    const { values, lastUpdatedTime } = await readSettings(database.db, [FREE_STORE_KEY]);
    const settingValue = values[FREE_STORE_KEY] ?? '0';
    return { settingKey: FREE_STORE_KEY, settingValue, lastUpdatedTime };
  },
});
