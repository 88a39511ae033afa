// The settings of the whole network: read and saved as a map.
import type { Output } from '../../contract/endpoint.ts';
import { lockerSettings } from '../../contract/lockerSettings.ts';
import {
  BOOKING_MAIL_KEY,
  FREE_STORE_KEY,
  LOCK_SETTING_KEYS,
  TIMEOUT_KEYS,
} from '../../domain/lockerSettings.ts';
import { answer, type Answers } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { readSettings, SETTINGS_SUBJECT, writeSettings } from './networkSettings.ts';
import { doneBy } from '../events/actor.ts';

const ALL = [...LOCK_SETTING_KEYS, FREE_STORE_KEY];
const NUMBERS: readonly string[] = [...TIMEOUT_KEYS, FREE_STORE_KEY];

type Told = Output<(typeof lockerSettings)['read']>;

/** As the wire says them: texts are kept, numbers are told. */
const told = (values: Record<string, string>): Told =>
  Object.fromEntries(
    ALL.map((key) => [key, NUMBERS.includes(key) ? Number(values[key] ?? 0) : (values[key] ?? '')]),
  ) as Told;

/** The free storage time is a record of its own to people: who saves it has not looked at the timeouts. */
const groupOf = (names: readonly string[]): readonly string[] =>
  names.length > 0 && names.every((name) => name === FREE_STORE_KEY)
    ? [FREE_STORE_KEY]
    : LOCK_SETTING_KEYS;

const save: Answers<typeof lockerSettings>['save'] = (input, ask) =>
  ask.database.transaction(async (trx) => {
    const wanted = Object.fromEntries(
      Object.entries(input).map(([key, value]) => [key, String(value)]),
    );
    const { values: before } = await readSettings(trx, ALL, true);
    const group = groupOf(Object.keys(wanted));
    const { lastUpdatedTime } = await readSettings(trx, group);
    const current = { ...told(before), lastUpdatedTime };
    await refuseStale(trx, ask, [...SETTINGS_SUBJECT], current);
    const time = laterThan(lastUpdatedTime, ask.now());
    await writeSettings(trx, before, wanted, { ...doneBy(ask), time });
    const { values } = await readSettings(trx, ALL);
    const after = await readSettings(trx, group);
    return { ...told(values), lastUpdatedTime: after.lastUpdatedTime };
  });

export const lockerSettingAnswers = answer(lockerSettings, {
  read: async (_input, { database }) => {
    const { values } = await readSettings(database.db, ALL);
    const { lastUpdatedTime } = await readSettings(database.db, LOCK_SETTING_KEYS);
    return { ...told(values), lastUpdatedTime };
  },
  save,
  freeStoreTime: async (_input, { database }) => {
    const { values, lastUpdatedTime } = await readSettings(database.db, [FREE_STORE_KEY]);
    const settingValue = values[FREE_STORE_KEY] ?? '0';
    return { settingKey: FREE_STORE_KEY, settingValue, lastUpdatedTime };
  },
});

/** What a terminal works by; it asks when it starts, and again from time to time. */
export async function configurationOf({ database }: Pick<Ask, 'database'>) {
  const { values, lastUpdatedTime } = await readSettings(database.db, LOCK_SETTING_KEYS);
  const { [BOOKING_MAIL_KEY]: bookingEmail, [FREE_STORE_KEY]: _, ...timeouts } = told(values);
  return { timeouts, bookingEmail, lastUpdatedTime };
}
