// The settings of lockers as the wire has them, and those that a terminal works by.
import type { Output } from '../../contract/endpoint.ts';
import type { lockerSettings } from '../../contract/lockers/lockerSettings.ts';
import {
  BOOKING_MAIL_KEY,
  FREE_STORE_KEY,
  LOCK_SETTING_KEYS,
  TIMEOUT_KEYS,
} from '../../domain/lockers/lockerSettings.ts';
import type { RequestContext } from '../http/context.ts';
import { readSettings } from './networkSettings.ts';

/** Every key that the settings of lockers have. */
export const EVERY_KEY = [...LOCK_SETTING_KEYS, FREE_STORE_KEY];
const NUMBERS: readonly string[] = [...TIMEOUT_KEYS, FREE_STORE_KEY];

type Told = Output<(typeof lockerSettings)['read']>;

/** The settings as the wire has them: texts as they are, numbers as numbers. */
export const asSettings = (values: Record<string, string>): Told =>
  Object.fromEntries(
    EVERY_KEY.map((key) => [
      key,
      NUMBERS.includes(key) ? Number(values[key] ?? 0) : (values[key] ?? ''),
    ]),
  ) as Told;

/** What a terminal works by; it asks when it starts, and again from time to time. */
export async function configurationOf({ database }: Pick<RequestContext, 'database'>) {
  const { values, lastUpdatedTime } = await readSettings(database.db, LOCK_SETTING_KEYS);
  const { [BOOKING_MAIL_KEY]: bookingEmail, [FREE_STORE_KEY]: _, ...timeouts } = asSettings(values);
  return { timeouts, bookingEmail, lastUpdatedTime };
}
