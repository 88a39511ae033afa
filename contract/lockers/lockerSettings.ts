// What is set for the whole network: the terminals' timeouts, the booking mail, the free storage time.
import { z } from 'zod';
import {
  FREE_STORE_HOURS,
  FREE_STORE_KEY,
  TIMEOUT_KEYS,
  TIMEOUTS,
  type TimeoutKey,
} from '../../domain/lockers/lockerSettings.ts';
import { asking } from '../endpoint.ts';
import { email, time } from '../scalars.ts';

const root = '/api/locker/v1/setting';

/** A whole number, whether it comes as one or, as other servers of these calls say it, as its digits. */
const whole = ({ min, max }: { min: number; max: number }) =>
  z
    .union([
      z.int().min(min).max(max),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number)
        .pipe(z.int().min(min).max(max)),
    ])
    .meta({ kind: 'number' });

const timeouts = Object.fromEntries(TIMEOUT_KEYS.map((key) => [key, whole(TIMEOUTS[key])])) as {
  [K in TimeoutKey]: ReturnType<typeof whole>;
};

/** Everything a terminal is told. */
export const lockSettings = {
  ...timeouts,
  /** Empty: nobody is written to. */
  SING_POST_BOOKING_EMAIL: z.union([email, z.literal('')]).meta({ kind: 'email' }),
};

const freeStoreTime = { FREE_STORE_TIME: whole(FREE_STORE_HOURS) };

/** `lastUpdatedTime` is that of the keys that were asked about: the latest of them. */
const settingMap = z.object({
  ...z.object(lockSettings).shape,
  ...freeStoreTime,
  lastUpdatedTime: time.optional(),
});

const setting = z.object({
  settingKey: z.literal(FREE_STORE_KEY),
  settingValue: z.string(),
  lastUpdatedTime: time.optional(),
});

const view = asking('SETTING_VIEW');
const edit = asking('SETTING_EDIT');
const all = z.object({ ...lockSettings, ...freeStoreTime }).partial().shape;

export const lockerSettings = {
  read: view.get(`${root}/map`, {}, settingMap),
  /** What is not named stays as it is. */
  save: edit.post(`${root}/map/update`, all, settingMap),
  /** R7.55: the free storage time in hours. */
  freeStoreTime: view.get(`${root}/getLockerSettingByExpired`, {}, setting),
};

/** The same save as the screens of it see it: a form saves all of its fields, and none may be empty. */
const owing = <S extends z.ZodRawShape>(shape: S) => ({
  ...lockerSettings.save,
  input: z.strictObject(shape),
});
export const lockSettingsSave = owing(lockSettings);
export const freeStoreTimeSave = owing(freeStoreTime);
