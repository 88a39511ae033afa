// Reminder before expiry (schedule configurable): when people are reminded.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  REMINDER_HOURS,
  dueReminder,
  keptReminders,
  remindersIn,
} from '../../../domain/parcels/reminders.ts';

const HOUR = 3_600_000;
const END = 1_000 * HOUR;
const parcel = { storeTime: END - 72 * HOUR, expiryTime: END };

describe('the setting', () => {
  it('is a day before until somebody sets it; empty is never', () => {
    expect(remindersIn(undefined)).toEqual([24]);
    expect(remindersIn('')).toEqual([]);
  });

  it('comes back as it was kept, the longest first', () => {
    expect(keptReminders([2, 24, 48, 24])).toBe('48;24;2');
    expect(remindersIn('48;24;2')).toEqual([48, 24, 2]);
    const { min, max } = REMINDER_HOURS;
    expect(remindersIn(keptReminders([min, max]))).toEqual([max, min]);
  });
});

describe('who is reminded', () => {
  it('nobody too early, everybody from the moment on, nobody once it is over', () => {
    expect(dueReminder([24], parcel, END - 24 * HOUR - 1)).toBeUndefined();
    expect(dueReminder([24], parcel, END - 24 * HOUR)).toBe(24);
    expect(dueReminder([24], parcel, END - 1)).toBe(24);
    expect(dueReminder([24], parcel, END)).toBeUndefined();
  });

  it('whoever was away sends the last that is due, not all of them', () => {
    expect(dueReminder([48, 24, 2], parcel, END - HOUR)).toBe(2);
    expect(dueReminder([48, 24, 2], parcel, END - 30 * HOUR)).toBe(48);
  });

  it('a parcel that was laid in after that moment needs none: it was told of a moment ago', () => {
    const late = { storeTime: END - 12 * HOUR, expiryTime: END };
    expect(dueReminder([24], late, END - HOUR)).toBeUndefined();
    expect(dueReminder([24, 2], late, END - HOUR)).toBe(2);
  });

  it('whatever the schedule, what is due is one of it', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 720 })),
        fc.integer({ min: -800, max: 100 }),
        (hours, from) => {
          const due = dueReminder(hours, { storeTime: null, expiryTime: END }, END + from * HOUR);
          return due === undefined || hours.includes(due);
        },
      ),
    );
  });
});
