// The locker settings as the API has them, and the subset that configures terminals.
import type { ParsedOutput } from '../../contract/endpoint.ts';
import type { lockerSettings } from '../../contract/lockers/lockerSettings.ts';
import {
  BOOKING_MAIL_KEY,
  FREE_STORE_KEY,
  LOCK_SETTING_KEYS,
  TIMEOUT_KEYS,
} from '../../domain/lockers/lockerSettings.ts';
import type { RequestContext } from '../http/context.ts';
import { readSettings } from './networkSettings.ts';

/** All setting keys of lockers. */
export const EVERY_KEY = [...LOCK_SETTING_KEYS, FREE_STORE_KEY];
const NUMBERS: readonly string[] = [...TIMEOUT_KEYS, FREE_STORE_KEY];

type Output = ParsedOutput<(typeof lockerSettings)['read']>;

/** The settings as the API has them: texts and numbers. */
export const asSettings = (values: Record<string, string>): Output =>
  Object.fromEntries(
    EVERY_KEY.map((key) => [
      key,
      NUMBERS.includes(key) ? Number(values[key] ?? 0) : (values[key] ?? ''),
    ]),
  ) as Output;

/** A terminal's configuration, fetched when it starts and regularly afterwards. */
export async function configurationOf({ database }: Pick<RequestContext, 'database'>) {
  const { values, lastUpdatedTime } = await readSettings(database.db, LOCK_SETTING_KEYS);
  const { [BOOKING_MAIL_KEY]: bookingEmail, [FREE_STORE_KEY]: _, ...timeouts } = asSettings(values);
  return { timeouts, bookingEmail, lastUpdatedTime };
}
