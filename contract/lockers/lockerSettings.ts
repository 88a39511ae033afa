// Network-wide settings: terminal timeouts, booking e-mails, free storage time.
import { z } from 'zod';
import {
  FREE_STORE_HOURS,
  FREE_STORE_KEY,
  TIMEOUT_KEYS,
  TIMEOUTS,
  type TimeoutKey,
} from '../../domain/lockers/lockerSettings.ts';
import { asking } from '../endpoint.ts';
import { digits, email, means, time } from '../scalars.ts';

const root = '/api/locker/v1/setting';

/** An integer, as a number or, as other servers send it, a string of digits. */
const whole = ({ min, max }: { min: number; max: number }) =>
  z
    .union([z.int().min(min).max(max), digits(9).pipe(z.int().min(min).max(max))])
    .meta({ meaning: 'number' }) as z.ZodType<number, number>;

const timeouts = Object.fromEntries(TIMEOUT_KEYS.map((key) => [key, whole(TIMEOUTS[key])])) as {
  [K in TimeoutKey]: ReturnType<typeof whole>;
};

/** All settings sent to a terminal. */
export const lockSettings = {
  ...timeouts,
  /** If empty, no e-mail is sent. */
  SING_POST_BOOKING_EMAIL: z.union([email, z.literal('')]).meta(means('email')),
};

const freeStoreTime = { FREE_STORE_TIME: whole(FREE_STORE_HOURS) };

/** `lastUpdatedTime` is the latest update of the requested keys. */
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
  /** Omitted settings are unchanged. */
  save: edit.post(`${root}/map/update`, all, settingMap),
  /** R7.55: the free storage time in hours. */
  freeStoreTime: view.get(`${root}/getLockerSettingByExpired`, {}, setting),
};

/** The same save as the form uses it: all fields are sent, and none may be empty. */
const owing = <S extends z.ZodRawShape>(shape: S) => ({
  ...lockerSettings.save,
  input: z.strictObject(shape),
});
export const lockSettingsSave = owing(lockSettings);
export const freeStoreTimeSave = owing(freeStoreTime);
