// Alerts: which comes first in a list, and which kinds are grave.
import { describe, expect, it } from 'vitest';
import { ALERT_TYPES, gravityOf, urgencyOf } from '../../domain/alerts.ts';

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

it('a locker without power and a door that stands open are grave, paper that runs low is not', () => {
  expect(gravityOf('POWER_OFF')).toBe('GRAVE');
  expect(gravityOf('DOOR_UNCLOSED')).toBe('GRAVE');
  expect(gravityOf('PRINTING_PAPER_OUT')).toBe('SERIOUS');
  expect(gravityOf('PRINTING_PAPER_ALERT')).toBe('MINOR');
});
