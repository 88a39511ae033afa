// What a synthetic visitor does, from what the server knows of a locker.
import { describe, expect, it } from 'vitest';
import { reportedAlert } from '../../contract/terminals/terminals.ts';
import { nextAction as next, nextTrouble, type Known } from '../../simulator/actions.ts';

type Box = Known['boxes'][number];
type Order = Box['orders'][number];

const order = (ordersId: number, ordersStatus: string): Order => ({
  ordersId,
  ordersStatus,
  parcelNumber: `CP${ordersId}`,
  bookNumber: null,
});

/** Customers with the PINs of these parcels. */
const phones = (numbers: string[]): Parameters<typeof next>[2] => ({
  pinOf: (parcelNumber) => (numbers.includes(parcelNumber) ? '123456' : undefined),
  forget: () => undefined,
});
const nextAction = (known: Known, random: () => number, pins = ['CP13']) =>
  next(known, random, phones(pins));

const box = (boxId: number, status: string, orders: Box['orders'] = []): Box => ({
  boxId,
  name: `A0${boxId}`,
  status,
  doorStatus: 'CLOSED',
  boardNumber: 1,
  portNumber: boxId,
  boxTypeName: 'M',
  length: 50,
  width: 40,
  height: 20,
  accessible: false,
  takesParcels: true,
  orders,
});

const locker = (boxes: Box[], alerts: Known['alerts'] = []): Known => ({
  boxes,
  price: 1.5,
  currency: 'EUR',
  providers: ['P101', 'P102'],
  alerts,
});
const low = () => 0;
const high = () => 0.99;

const booked = box(1, 'RESERVED', [order(11, 'RESERVED')]);
const full = box(2, 'OCCUPIED', [order(12, 'STORED'), order(13, 'STORED')]);

describe('a visitor at a locker', () => {
  it('lays a booked parcel into the box that is booked for it', () => {
    expect(nextAction(locker([booked, box(3, 'AVAILABLE')]), low)).toEqual({
      what: 'DEPOSITED',
      boxId: 1,
      ordersIds: [11],
    });
  });

  it('collects from a box for which they have a PIN, and from no other', () => {
    expect(nextAction(locker([booked, full]), high)).toEqual({
      what: 'COLLECTED',
      boxId: 2,
      parcelNumber: 'CP13',
    });
    expect(nextAction(locker([full]), high, [])).toBeUndefined();
  });

  it('leaves the last parcels where they are and brings new ones, so that the network does not run empty', () => {
    const empty = Array.from({ length: 4 }, (_, index) => box(10 + index, 'AVAILABLE'));
    expect(nextAction(locker([full, ...empty]), high)).toEqual({
      what: 'ARRIVED',
      boxId: 13,
      parcel: expect.objectContaining({ parcelType: 'RETURN_PARCEL' }),
    });
  });

  it('posts something now and then, and a courier fetches what was posted', () => {
    const posted = nextAction(locker([box(3, 'AVAILABLE')]), () => 0.9);
    expect(posted).toMatchObject({ what: 'ARRIVED', parcel: { parcelType: 'DELIVER_PARCEL' } });
    const goes = { ...order(21, 'STORED'), parcelType: 'RETURN_PARCEL' as const };
    expect(nextAction(locker([box(4, 'OCCUPIED', [goes])]), high, [])).toEqual({
      what: 'FETCHED',
      boxId: 4,
      ordersIds: [21],
    });
  });

  it('brings nothing new where most boxes are full, nor into a box that takes no parcels', () => {
    const filled = Array.from({ length: 4 }, (_, index) => box(10 + index, 'OCCUPIED'));
    expect(nextAction(locker([...filled, box(3, 'AVAILABLE')]), low)).toBeUndefined();
    const screen: Box = { ...box(3, 'AVAILABLE'), takesParcels: false };
    expect(nextAction(locker([screen]), low)).toBeUndefined();
  });

  it('cannot lay every parcel in', () => {
    expect(nextAction(locker([booked, box(3, 'AVAILABLE')]), high)).toMatchObject({
      what: 'FAILED',
      ordersIds: [11],
    });
  });

  it('takes back what has expired, where the operator comes for it', () => {
    const late = box(5, 'EXPIRED', [order(14, 'EXPIRED')]);
    const chances = [0.9, 0.1, 0];
    expect(nextAction(locker([late]), () => chances.shift() ?? 0)).toEqual({
      what: 'REMOVED',
      boxId: 5,
      ordersIds: [14],
    });
  });

  it('closes a door that was left open before anything else', () => {
    const open: Box = { ...box(4, 'AVAILABLE'), doorStatus: 'OPEN' };
    expect(nextAction(locker([booked, full, open]), low)).toEqual({ what: 'closeDoor', boxId: 4 });
  });

  it('leaves a door to the technician that the terminal has complained of', () => {
    const open: Box = { ...box(4, 'AVAILABLE'), doorStatus: 'OPEN' };
    const known = locker([open], [{ alertType: 'DOOR_UNCLOSED', boxId: 4 }]);
    expect(nextAction(known, low)).toBeUndefined();
    expect(nextTrouble(known, low)).toMatchObject({ alertType: 'DOOR_UNCLOSED', ended: true });
  });

  it('does nothing where a box is booked or full but no parcel is known', () => {
    expect(nextAction(locker([box(1, 'RESERVED'), box(2, 'OCCUPIED')]), low)).toBeUndefined();
  });
});

describe('the troubles of a locker', () => {
  it('begin rarely', () => {
    expect(nextTrouble(locker([]), high)).toBeUndefined();
    expect(nextTrouble(locker([]), low)).toEqual({
      alertType: 'PRINTING_PAPER_ALERT',
      ended: false,
    });
  });

  it('are of every kind that a terminal can know', () => {
    const known = locker([box(1, 'AVAILABLE')]);
    const kinds = new Set<string>();
    for (let share = 0; share < 1; share += 0.01) {
      const chances = [0, share, 0];
      kinds.add(nextTrouble(known, () => chances.shift() ?? 0)?.alertType ?? 'none');
    }
    expect([...kinds].toSorted((a, b) => a.localeCompare(b))).toEqual(
      reportedAlert.options.toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('of a box come to one that is free and shut, or not at all', () => {
    const flag = () => {
      const chances = [0, 0.99, 0];
      return () => chances.shift() ?? 0;
    };
    const open: Box = { ...box(4, 'AVAILABLE'), doorStatus: 'OPEN' };
    expect(nextTrouble(locker([full, open, box(5, 'AVAILABLE')]), flag())).toEqual({
      alertType: 'FLAGGED_LOCKED',
      boxId: 5,
      ended: false,
    });
    expect(nextTrouble(locker([full, open]), flag())).toBeUndefined();
  });

  it('end before others begin', () => {
    const known = locker([full], [{ alertType: 'DOOR_UNCLOSED', boxId: 2 }]);
    expect(nextTrouble(known, low)).toEqual({ alertType: 'DOOR_UNCLOSED', boxId: 2, ended: true });
  });

  it('that staff must settle are left alone', () => {
    const known = locker([], [{ alertType: 'FLAGGED_LOCKED', boxId: 2 }]);
    expect(nextTrouble(known, high)).toBeUndefined();
  });
});
