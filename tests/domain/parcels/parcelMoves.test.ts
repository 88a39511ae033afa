// The table of moves against what the specification lets happen to a parcel in each of its states.
import { describe, expect, test } from 'vitest';
import { isUnregistered, MEMBER_STATUSES } from '../../../domain/people/members.ts';
import {
  HOLDING_STATUSES,
  holdsBox,
  mayMove,
  mayStayInside,
  PARCEL_MOVES,
  type ParcelAction,
} from '../../../domain/parcels/parcelMoves.ts';
import { PARCEL_STATUSES, type ParcelStatus } from '../../../domain/parcels/parcels.ts';

const actions = Object.keys(PARCEL_MOVES) as ParcelAction[];
const statesFor = (act: ParcelAction) => PARCEL_STATUSES.filter((status) => mayMove(act, status));
const actsFrom = (status: ParcelStatus) => actions.filter((act) => mayMove(act, status));

describe('what may be done in which state', () => {
  test.each<[string, ParcelAction, readonly ParcelStatus[]]>([
    ["'a Booked parcel can be cancelled (after confirmation)'", 'CANCEL', ['RESERVED']],
    ['a booking that nobody comes for ends', 'TIME_OUT', ['RESERVED']],
    ['only what is booked is laid in', 'DEPOSIT', ['RESERVED']],
    ['or cannot be laid in', 'FAIL', ['RESERVED']],
    ["'A stored compartment whose expiry time has passed': it expires", 'EXPIRE', ['STORED']],
    ["'Deposited or Expired parcels allow changing expiry time'", 'EXTEND', ['EXPIRED']],
    ['what stands in a box is collected, expired or not', 'COLLECT', ['STORED', 'EXPIRED']],
    ['or removed', 'REMOVE', ['STORED', 'EXPIRED']],
    [
      'staff find it in a box',
      'REINSTATE',
      ['RESERVED', 'CANCELED', 'WAREHOUSE_STORED', 'FAILED_DEPOSIT'],
    ],
    ["'WAREHOUSE_COLLECTED Out-Ware': of what is in", 'OUT_WARE', ['WAREHOUSE_STORED']],
  ])('%s (R4.36, R4.37, R4.38, R4.40)', (_said, act, from) => {
    expect(statesFor(act)).toEqual(from);
  });

  test('into the warehouse: from its box, or once it has left it without its owner (R4.26)', () => {
    const from: ParcelStatus[] = ['STORED', 'EXPIRED', 'REMOVE', 'FAILED_DEPOSIT'];
    expect(statesFor('IN_WARE').toSorted()).toEqual(from.toSorted());
  });
});

test('a life begins with a booking and with nothing else', () => {
  expect(actions.filter((act) => mayMove(act, undefined))).toEqual(['RESERVE']);
  expect(statesFor('RESERVE')).toEqual([]);
});

test('it ends collected, cancelled or out of the warehouse, and every state can be come to', () => {
  // A cancelled booking's parcel may be found in a box all the same.
  const ends = PARCEL_STATUSES.filter((status) =>
    actsFrom(status).every((act) => act === 'REINSTATE'),
  );
  expect(ends).toEqual(['FINISHED', 'CANCELED', 'WAREHOUSE_COLLECTED']);
  const reached = new Set<ParcelStatus>(actions.map((act) => PARCEL_MOVES[act].to));
  expect([...reached].toSorted()).toEqual(PARCEL_STATUSES.toSorted());
});

test('a parcel keeps its box while it is awaited or stands in it', () => {
  expect(PARCEL_STATUSES.filter(holdsBox)).toEqual(HOLDING_STATUSES);
});

test('a box may still be full where its parcel left without a proof', () => {
  const found = actions.flatMap((act) =>
    statesFor(act)
      .filter((from) => mayStayInside(act, from))
      .map((from) => `${act} ${from}`),
  );
  expect(found).toEqual(['IN_WARE STORED', 'IN_WARE EXPIRED']);
});

test('whoever is not ACTIVE is unregistered, INACTIVE or SUSPEND (R4.20)', () => {
  expect(MEMBER_STATUSES.filter(isUnregistered)).toEqual(['INACTIVE', 'SUSPEND']);
});
