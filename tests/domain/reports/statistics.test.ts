// The days of a statistic as moments.
import { describe, expect, it } from 'vitest';
import {
  daysError,
  FIRST_DAY,
  STATISTICS_DAYS_MAX,
  windowOf,
} from '../../../domain/reports/statistics.ts';

const NICOSIA = 'Asia/Nicosia';
const now = Date.parse('2026-11-22T10:00:00Z');

describe('The window', () => {
  it('has each of its days, and days of 23 and 25 hours are days', () => {
    const { days, start, end } = windowOf({ from: '2026-10-24', to: '2026-10-26' }, now, NICOSIA);
    expect(days).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
    expect((end - start) / 3_600_000).toBe(73);
  });

  it('ends whatever days it is handed, the oldest that can be written too', () => {
    for (const to of ['0000-01-01', '0000-01-15', '0001-01-15', '0999-12-31', FIRST_DAY]) {
      const { days } = windowOf({ to }, now, NICOSIA);
      expect(days.length).toBeLessThanOrEqual(STATISTICS_DAYS_MAX);
      expect(days.length).toBeGreaterThan(0);
    }
    expect(windowOf({ from: '0000-01-01', to: '9999-12-31' }, now, NICOSIA).days).toHaveLength(
      STATISTICS_DAYS_MAX,
    );
    expect(daysError({ from: '0000-01-01', to: '0000-03-01' }, now, NICOSIA)).toBeUndefined();
  });
});
