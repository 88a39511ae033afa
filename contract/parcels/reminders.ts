// When owners are reminded of waiting parcels. The specification has the event but no setting.
import { z } from 'zod';
import { REMINDER_HOURS, REMINDERS_MAX } from '../../domain/parcels/reminders.ts';
import { asking } from '../endpoint.ts';
import { time } from '../scalars.ts';

const hours = z.int().min(REMINDER_HOURS.min).max(REMINDER_HOURS.max);

/** Hours before a parcel's storage ends, one reminder each; none if empty. */
const schedule = {
  hoursBefore: z
    .array(hours)
    .max(REMINDERS_MAX)
    .refine((list) => new Set(list).size === list.length, { error: 'repeated' }),
};

const root = '/api/v1/reminders/schedule';
const output = z.object({ ...schedule, lastUpdatedTime: time.optional() });

/** Called only if the server announces `messages`. */
export const reminders = {
  read: { ...asking('SETTING_VIEW', 'SETTING_EDIT').get(root, {}, output), feature: 'messages' },
  save: { ...asking('SETTING_EDIT').post(root, schedule, output), feature: 'messages' },
};
