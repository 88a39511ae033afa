// What the dashboard reads out of an answer, also out of one that tells less than ours.
import { describe, expect, it } from 'vitest';
import {
  figureOf,
  lockerUses,
  preferredOf,
  sizesOf,
  statesOf,
} from '../../../src/custom/shared/networkNow/figures.ts';
import { fewLeft, nearlyFull } from '../../../domain/lockers/pressure.ts';

const boxes = {
  availableCount: 40,
  occupiedCount: 30,
  bookedCount: 15,
  lockedCount: 10,
  flaggedCount: 4,
  expiredCount: 1,
};

const locker = (lockerName: string, totalBoxCount: number, occupiedBoxCount: number) => ({
  lockerName,
  totalBoxCount,
  occupiedBoxCount,
});

describe('the boxes now', () => {
  it('are the six states of the legend', () => {
    const { states, total } = statesOf(boxes);
    expect(total).toBe(100);
    expect(states.map(({ status, count }) => `${status} ${count}`).join()).toBe(
      'AVAILABLE 40,STORED 30,RESERVED 15,LOCKED 10,FLAGGED 4,EXPIRED 1',
    );
  });

  it('have no total while one state is unknown: "unknown is never shown as something else"', () => {
    const { states, total } = statesOf({ ...boxes, expiredCount: undefined });
    expect([total, states[0]?.count]).toEqual([undefined, 40]);
  });

  it('of lockers that cannot be reached are a state of their own, among all boxes', () => {
    const { states, total } = statesOf({ ...boxes, unknownCount: 100 });
    expect(total).toBe(200);
    expect(states.at(-1)).toEqual({ status: 'UNKNOWN', count: 100 });
    expect(statesOf({ ...boxes, unknownCount: 0 }).states).toHaveLength(6);
  });
});

it('figures that a server leaves out are unknown, not nought', () => {
  expect(figureOf({ bookedIn48Hrs: 0 }, 'booked')).toBe(0);
  expect(figureOf({}, 'booked')).toBeUndefined();
  expect([sizesOf({}), lockerUses({}), preferredOf({})]).toEqual([undefined, undefined, undefined]);
});

describe('boxes in use per locker', () => {
  it('come fullest first, a locker without boxes last', () => {
    const uses = lockerUses({
      lockerDiagramsList: [locker('Half', 10, 5), locker('Bare', 0, 0), locker('Full', 20, 19)],
    });
    expect(uses?.map(({ lockerName, share }) => [lockerName, share])).toEqual([
      ['Full', 95],
      ['Half', 50],
      ['Bare', undefined],
    ]);
  });

  it('lead nowhere when the server does not tell the locker id', () => {
    expect(
      lockerUses({ lockerDiagramsList: [locker('Half', 10, 5)] })?.[0]?.lockerId,
    ).toBeUndefined();
  });
});

it('preferred lockers come by first choices, and those nobody chose are left out', () => {
  const told = [
    { lockerName: 'Second', primaryCount: 3, secondaryCount: 9 },
    { lockerName: 'Nobody', primaryCount: 0, secondaryCount: 0 },
    { lockerName: 'First', primaryCount: 5, secondaryCount: 0 },
  ];
  const rows = preferredOf({ lockerPreferredCountList: told });
  expect(rows?.map(({ lockerName }) => lockerName)).toEqual(['First', 'Second']);
});

describe('what asks to be looked at soon', () => {
  it('is a locker with 95 % of its boxes in use or more', () => {
    const [full, nearly] =
      lockerUses({ lockerDiagramsList: [locker('A', 100, 95), locker('B', 100, 94)] }) ?? [];
    expect([full && nearlyFull(full), nearly && nearlyFull(nearly)]).toEqual([true, false]);
  });

  it('is a size with less than 15 % of its boxes free, never one without boxes', () => {
    const size = (free: number, all: number) => ({ name: 'L', free, all, inUse: 0 });
    expect([fewLeft(size(14, 100)), fewLeft(size(15, 100)), fewLeft(size(0, 0))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
