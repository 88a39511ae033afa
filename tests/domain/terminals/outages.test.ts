// What a locker checked while it was offline: from the beginning of an outage until its terminal noticed the end.
import { expect, it } from 'vitest';
import { checkedOffline, stillProves } from '../../../domain/terminals/outages.ts';
import {
  OFFLINE_PINS_EVERY_MS as EVERY,
  OFFLINE_PINS_VALID_MS as VALID,
} from '../../../domain/terminals/terminals.ts';

const short = { fromTime: 0, toTime: 3_600_000 };
const long = { fromTime: 0, toTime: VALID + 1 };

it.each([
  [short, [short.toTime, short.toTime + EVERY], short.toTime + EVERY + 1],
  [long, [1, VALID], VALID + 1],
])(
  'a PIN is believed until the terminal has others, and while PINs are valid',
  (outage, ...times) => {
    const believed = (time: number) => checkedOffline({ time, now: VALID * 2 }, [outage]);
    expect(times.flat().map(believed)).toEqual([true, true, false]);
  },
);

it('one that was replaced is believed where the terminal could not know of it', () => {
  const [time, now] = [1, VALID * 2];
  const replaced = [-EVERY - 1, -EVERY, short.toTime, short.toTime + 1];
  const believed = replaced.map((retired) => checkedOffline({ time, now }, [short], retired));
  expect(believed).toEqual([false, true, true, false]);
});

it('a proof counts for a late report if an outage began in time, and did not end before the proof', () => {
  const counts = (fromTime: number, toTime: number) =>
    stillProves(100, 10, { time: 105, now: 200 }, [{ fromTime, toTime }]);
  expect([counts(50, 101), counts(110, 150)]).toEqual([true, true]);
  expect([counts(111, 150), counts(50, 100)]).toEqual([false, false]);
});
