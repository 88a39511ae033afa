// Alerts: which comes first in a list, and which kinds are grave.
import { describe, expect, it } from 'vitest';
import {
  ALERT_STATES,
  ALERT_TYPES,
  gravityOf,
  stillHolds,
  urgencyOf,
  type Gravity,
} from '../../domain/alerts.ts';

describe('the order of a list', () => {
  it('is open before acknowledged before resolved, whatever the kinds', () => {
    for (const one of ALERT_TYPES) {
      for (const other of ALERT_TYPES) {
        expect(urgencyOf('OPEN', one)).toBeGreaterThan(urgencyOf('ACKNOWLEDGED', other));
        expect(urgencyOf('ACKNOWLEDGED', one)).toBeGreaterThan(urgencyOf('RESOLVED', other));
      }
    }
  });

  it.each(['OPEN', 'ACKNOWLEDGED'] as const)(
    'is the gravest first among the %s ones, and no two kinds are equal',
    (state) => {
      const rank = { GRAVE: 2, SERIOUS: 1, MINOR: 0 };
      const sorted = ALERT_TYPES.toSorted((a, b) => urgencyOf(state, b) - urgencyOf(state, a));
      expect(new Set(sorted.map((type) => urgencyOf(state, type))).size).toBe(ALERT_TYPES.length);
      const gravities = sorted.map((type) => rank[gravityOf(type)]);
      expect(gravities).toEqual(gravities.toSorted((a, b) => b - a));
    },
  );
});

it('what stops a locker or leaves it open is grave, what can wait for the next visit is minor', () => {
  const ofGravity = (gravity: Gravity) =>
    ALERT_TYPES.filter((type) => gravityOf(type) === gravity).toSorted();
  expect(ofGravity('GRAVE')).toEqual([
    'DOOR_UNCLOSED',
    'LOCKER_DISCONNECTED',
    'PIN_GUESSED',
    'POWER_OFF',
  ]);
  expect(ofGravity('MINOR')).toEqual(['CCTV_NVR_OFF', 'PRINTING_PAPER_ALERT']);
});

it('a condition holds until its alert is resolved; wrong PINs are none', () => {
  for (const type of ALERT_TYPES)
    for (const state of ALERT_STATES)
      expect(stillHolds(state, type)).toBe(state !== 'RESOLVED' && type !== 'PIN_GUESSED');
});
