// Trouble: the one definition that dashboard, wall and list count by.
import { expect, it } from 'vitest';
import { ALERT_STATES, ALERT_TYPES, isNotTaken, isTakeable } from '../../../domain/alerts.ts';
import { SITUATIONS } from '../../../domain/lockers/lockers.ts';
import { isTrouble, isUrgent, TROUBLES } from '../../../domain/lockers/trouble.ts';

it('a locker is in trouble exactly while it is not online', () => {
  expect(SITUATIONS.filter(isTrouble).toSorted()).toEqual(['EXCEPTION', 'OFFLINE']);
  expect(TROUBLES).toEqual(['OFFLINE', 'EXCEPTION']);
});

it('offline is urgent whatever the alert; an exception only with a grave one', () => {
  for (const type of [undefined, ...ALERT_TYPES]) expect(isUrgent('OFFLINE', type)).toBe(true);
  expect(isUrgent('EXCEPTION')).toBe(false);
  expect(isUrgent('NEVER_CONNECTED')).toBe(false);
  expect(ALERT_TYPES.filter((type) => isUrgent('EXCEPTION', type)).toSorted()).toEqual([
    'DOOR_UNCLOSED',
    'LOCKER_DISCONNECTED',
    'PIN_GUESSED',
    'POWER_OFF',
  ]);
});

it('an alert is not taken while it is open, and can be taken then or while it is nobody’s', () => {
  expect(ALERT_STATES.filter(isNotTaken)).toEqual(['OPEN']);
  expect(ALERT_STATES.filter((state) => isTakeable(state, 3))).toEqual(['OPEN']);
  expect(ALERT_STATES.filter((state) => !isTakeable(state, null))).toEqual(['RESOLVED']);
});
