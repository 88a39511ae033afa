// How a version goes out: the rule by examples, and what holds of it whatever happens.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mayBegin,
  nextNight,
  rolloutOutcome,
  rolloutState,
  type Rollout,
  type RolloutTask,
} from '../../../domain/terminals/rollouts.ts';
import {
  isVersionTaskOver,
  VERSION_STATUSES,
  type VersionStatus,
} from '../../../domain/terminals/versions.ts';

const UPGRADE = 1_000;
const LATER = 2_000;

const tasks = (ring: 1 | 2, ...statuses: VersionStatus[]): RolloutTask[] =>
  statuses.map((lockerVersionStatus) => ({
    ring,
    lockerVersionStatus,
    endTime: isVersionTaskOver(lockerVersionStatus) ? LATER - 1 : null,
  }));
const rollout = (given: Partial<Rollout>): Rollout => ({
  upgradeTime: UPGRADE,
  threshold: 75,
  resumedTime: null,
  tasks: [],
  ...given,
});
const stateOf = (...given: RolloutTask[]) => rolloutState(rollout({ tasks: given }), LATER);
const rest = tasks(2, 'CREATED', 'CREATED');

test.each([
  ['FINISHED', { SUCCEEDED: 3 }, 'FINISHED'],
  ['FINISHED', { SUCCEEDED: 2, FAILED: 1 }, 'PARTLY_FAILED'],
  ['FINISHED', { FAILED: 3, CANCELED: 1 }, 'FAILED'],
  ['FINISHED', { CANCELED: 3 }, 'CANCELED'],
  ['FINISHED', { SUCCEEDED: 1, CANCELED: 2 }, 'FINISHED'],
  ['HALTED', { FAILED: 2, CREATED: 1 }, 'HALTED'],
] as const)('%s with %o is shown as %s', (state, some, shown) => {
  const none = { CREATED: 0, UPDATING: 0, SUCCEEDED: 0, FAILED: 0, CANCELED: 0 };
  expect(rolloutOutcome(state, { ...none, ...some })).toBe(shown);
});

test('without counts a rollout is shown in its state', () => {
  expect(rolloutOutcome('FINISHED', undefined)).toBe('FINISHED');
});

test.each([
  ['in the evening', '2026-11-23T18:00Z', '2026-11-24T00:00Z', '2026-11-24T04:00Z'],
  ['after midnight', '2026-11-23T23:00Z', '2026-11-24T00:00Z', '2026-11-24T04:00Z'],
  ['at its first minute', '2026-11-24T00:00Z', '2026-11-25T00:00Z', '2026-11-25T04:00Z'],
  ['before a clock change', '2026-10-24T18:00Z', '2026-10-24T23:00Z', '2026-10-25T04:00Z'],
])('%s, the coming night is from 02:00 to 06:00 of the network', (_when, now, from, until) => {
  expect(nextNight(Date.parse(now), 'Europe/Nicosia')).toEqual({
    from: Date.parse(from),
    until: Date.parse(until),
  });
});

describe('a first ring before the rest', () => {
  test('until the upgrade time everybody waits', () => {
    const waiting = rollout({ tasks: [...tasks(1, 'CREATED'), ...rest] });
    expect(rolloutState(waiting, UPGRADE - 1)).toBe('WAITING');
    expect(rolloutState(waiting, UPGRADE)).toBe('FIRST_RING');
  });

  test('the rest starts as soon as the threshold is reached, and not before', () => {
    const three = ['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED'] as const;
    expect(stateOf(...tasks(1, 'SUCCEEDED', 'SUCCEEDED', 'UPDATING', 'CREATED'), ...rest)).toBe(
      'FIRST_RING',
    );
    expect(stateOf(...tasks(1, ...three, 'UPDATING'), ...rest)).toBe('REST');
    expect(stateOf(...tasks(1, ...three, 'FAILED'), ...rest)).toBe('REST');
  });

  test('it halts as soon as the threshold can no longer be reached', () => {
    expect(stateOf(...tasks(1, 'FAILED', 'FAILED', 'CREATED', 'CREATED'), ...rest)).toBe('HALTED');
  });

  test('cancelled lockers do not count; a ring of which nobody is left proves nothing', () => {
    expect(stateOf(...tasks(1, 'CANCELED', 'SUCCEEDED'), ...rest)).toBe('REST');
    expect(stateOf(...tasks(1, 'CANCELED', 'CANCELED'), ...rest)).toBe('HALTED');
  });

  test('the rest halts by the same rule', () => {
    const failing = tasks(2, 'FAILED', 'FAILED', 'CREATED', 'CREATED');
    expect(stateOf(...tasks(1, 'SUCCEEDED'), ...failing)).toBe('HALTED');
  });

  test('without rings everybody begins at once and nothing halts', () => {
    const all = rollout({ threshold: null, tasks: tasks(2, 'FAILED', 'FAILED', 'CREATED') });
    expect(rolloutState(all, LATER)).toBe('REST');
  });
});

const anyTask = fc.record({
  ring: fc.constantFrom<1 | 2>(1, 2),
  lockerVersionStatus: fc.constantFrom(...VERSION_STATUSES),
  endTime: fc.constantFrom(LATER - 1, LATER),
});
const anyRollout = fc.record({
  upgradeTime: fc.constant(UPGRADE),
  threshold: fc.option(fc.integer({ min: 1, max: 100 })),
  resumedTime: fc.constant(null),
  tasks: fc.array(anyTask, { maxLength: 12 }),
});

describe('whatever happens', () => {
  test('a rollout that goes on has somebody who is under way or may begin', () => {
    fc.assert(
      fc.property(anyRollout, (given) => {
        const state = rolloutState(given, LATER);
        if (state !== 'FIRST_RING' && state !== 'REST') return;
        const going = given.tasks.some(
          ({ ring, lockerVersionStatus: status }) =>
            status === 'UPDATING' || (status === 'CREATED' && mayBegin(state, ring)),
        );
        expect(going).toBe(true);
      }),
    );
  });

  test('going on by hand always ends a halt, until something fails again', () => {
    fc.assert(
      fc.property(anyRollout, (given) => {
        expect(rolloutState({ ...given, resumedTime: LATER }, LATER)).not.toBe('HALTED');
      }),
    );
  });

  test('played to its end with any outcomes, it finishes or halts; a halted one is finished by hand', () => {
    fc.assert(
      fc.property(anyRollout, fc.infiniteStream(fc.boolean()), (given, outcomes) => {
        const played = { ...given, tasks: given.tasks.map((task) => ({ ...task })) };
        for (let time = LATER; time < LATER + 100; time += 1) {
          const state = rolloutState(played, time);
          if (state === 'FINISHED') return;
          if (state === 'HALTED') Object.assign(played, { resumedTime: time });
          const next = played.tasks.find(
            ({ ring, lockerVersionStatus: status }) =>
              status === 'UPDATING' || (status === 'CREATED' && mayBegin(state, ring)),
          );
          const lockerVersionStatus = outcomes.next().value ? 'SUCCEEDED' : 'FAILED';
          if (next) Object.assign(next, { lockerVersionStatus, endTime: time });
        }
        expect.unreachable('it never came to an end');
      }),
    );
  });

  test('the rest never begins before the first ring has reached its threshold', () => {
    fc.assert(
      fc.property(anyRollout, (given) => {
        if (given.threshold === null || !mayBegin(rolloutState(given, LATER), 2)) return;
        const ring = given.tasks.filter(
          (task) => task.ring === 1 && task.lockerVersionStatus !== 'CANCELED',
        );
        const good = ring.filter((task) => task.lockerVersionStatus === 'SUCCEEDED');
        expect(good.length * 100).toBeGreaterThanOrEqual(ring.length * given.threshold);
        expect(ring.length).toBeGreaterThan(0);
      }),
    );
  });

  test('one success more never halts what goes out to all', () => {
    fc.assert(
      fc.property(anyRollout, fc.nat(), (given, place) => {
        const open = given.tasks.filter((task) => !isVersionTaskOver(task.lockerVersionStatus));
        const lucky = open[place % Math.max(1, open.length)];
        if (!lucky || rolloutState(given, LATER) !== 'REST') return;
        const better = given.tasks.map((task) =>
          task === lucky ? { ...task, lockerVersionStatus: 'SUCCEEDED' as const } : task,
        );
        expect(rolloutState({ ...given, tasks: better }, LATER)).not.toBe('HALTED');
      }),
    );
  });
});
