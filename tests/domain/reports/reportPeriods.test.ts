// Spans of reports that are mailed by themselves: daily, weekly and monthly, in days of the network's time zone.
import { describe, expect, it } from 'vitest';
import {
  dueSendings,
  MISSED_SPANS_MAX,
  nextSending,
} from '../../../domain/reports/reportPeriods.ts';
import { windowError } from '../../../domain/reports/reports.ts';

const NICOSIA = 'Asia/Nicosia';
const at = (text: string) => Date.parse(text);
const said = (sending: { startTime: number; endTime: number; sendTime: number }) => [
  new Date(sending.startTime).toISOString(),
  new Date(sending.endTime + 1).toISOString(),
  new Date(sending.sendTime).toISOString(),
];
const never = { sentUntil: 0 };

describe('the next report', () => {
  it('of a day is sent on the next morning; the day on which clocks go forward has 23 hours', () => {
    const daily = { period: 'DAILY', sendHour: 6 } as const;
    const after = { time: at('2026-03-29T10:00:00Z'), ...never };
    expect(said(nextSending(daily, after, NICOSIA))).toEqual([
      '2026-03-28T22:00:00.000Z',
      '2026-03-29T21:00:00.000Z',
      '2026-03-30T03:00:00.000Z',
    ]);
  });

  it('of a week goes from Monday to Sunday; one in which clocks go back has an hour more', () => {
    const weekly = { period: 'WEEKLY', sendHour: 0 } as const;
    const after = { time: at('2026-10-21T10:00:00Z'), ...never };
    expect(said(nextSending(weekly, after, NICOSIA))).toEqual([
      '2026-10-18T21:00:00.000Z',
      '2026-10-25T22:00:00.000Z',
      '2026-10-25T22:00:00.000Z',
    ]);
  });

  it('of a month is sent on the first, over the end of the year too', () => {
    const monthly = { period: 'MONTHLY', sendHour: 23 } as const;
    const after = { time: at('2026-12-05T10:00:00Z'), ...never };
    expect(said(nextSending(monthly, after, NICOSIA))).toEqual([
      '2026-11-30T22:00:00.000Z',
      '2026-12-31T22:00:00.000Z',
      '2027-01-01T21:00:00.000Z',
    ]);
  });

  it('is today’s as long as its hour has not come, and is not sent again when the hour is moved', () => {
    const time = at('2026-06-10T03:30:00Z');
    const daily = { period: 'DAILY', sendHour: 8 } as const;
    const today = nextSending(daily, { time, ...never }, NICOSIA);
    expect(said(today)[2]).toBe('2026-06-10T05:00:00.000Z');
    const sent = { time, sentUntil: today.endTime };
    expect(said(nextSending(daily, sent, NICOSIA))[2]).toBe('2026-06-11T05:00:00.000Z');
  });
});

it('what was missed is sent later, each span on its own, but no more than the last ones', () => {
  const daily = { period: 'DAILY', sendHour: 6 } as const;
  const after = { time: at('2026-06-01T10:00:00Z'), ...never };
  const { due, next } = dueSendings(daily, after, at('2026-06-04T10:00:00Z'), NICOSIA);
  expect(due.map((one) => said(one)[0]?.slice(0, 10))).toEqual([
    '2026-05-31',
    '2026-06-01',
    '2026-06-02',
  ]);
  expect(said(next)[2]).toBe('2026-06-05T03:00:00.000Z');
  const late = dueSendings(daily, after, at('2027-06-04T10:00:00Z'), NICOSIA).due;
  expect(late).toHaveLength(MISSED_SPANS_MAX);
  expect(said(late.at(-1)!)[1]).toBe('2027-06-03T21:00:00.000Z');
});

describe('a span', () => {
  const now = at('2026-11-21T21:30:00Z');
  it('of today is none of days to come (R5.50)', () => {
    expect(windowError({ endTime: at('2026-11-21T21:59:59.999Z') }, now, NICOSIA)).toBeUndefined();
    expect(windowError({ endTime: at('2026-11-21T22:00:00Z') }, now, NICOSIA)).toEqual({
      side: 'endTime',
      error: 'future',
    });
  });
  it('may be a single moment, and is open where a side is not set', () => {
    expect(windowError({ startTime: 5, endTime: 5 }, now, NICOSIA)).toBeUndefined();
    expect(windowError({}, now, NICOSIA)).toBeUndefined();
    expect(windowError({ startTime: 6, endTime: 5 }, now, NICOSIA)).toEqual({
      side: 'endTime',
      error: 'upsideDown',
    });
  });
});
