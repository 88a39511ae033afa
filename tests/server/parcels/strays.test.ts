// Parcels that a terminal reports laid in though no booking accounts for them: never dropped, and settled by a person.
import { beforeEach, describe, expect, it } from 'vitest';
import { alertCalls } from '../../../contract/operations/alerts.ts';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { boxWhy } from '../../../contract/boxes/boxWhy.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { endBookings } from '../../../server/parcels/parcelJobs.ts';
import { refused } from '../../kit/refused.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';
import { listAlerts } from '../alerts/listAlerts.ts';
import { parcelServices } from './parcelServer.ts';

const HOUR = 3_600_000;

let first: number;
let second: number;
const services = await parcelServices();
beforeEach(async () => {
  [first, second] = services.locker.boxIds as [number, number, number];
});

const why = async (boxId = first) => (await services.ask(boxWhy.read, { boxId })).body;
const standing = async () => {
  const { server, staff, lockerId } = services.locker;
  const found = await listAlerts(server, staff, { lockerId, alertType: 'FLAGGED_LOCKED' });
  return found.filter(({ alertState }) => alertState !== 'RESOLVED');
};
/** A booking that staff cancelled, and its parcel that was laid in all the same. */
async function stray(boxId = first): Promise<number> {
  const ordersId = await services.book(boxId);
  await services.ask(parcelActions.cancel, { ordersId });
  services.locker.pass(1_000);
  expect(await services.report('DEPOSITED', ordersId, boxId)).toBe(false);
  return ordersId;
}
const flagged = async (boxId = first) => {
  expect(await services.locker.box(boxId)).toMatchObject({ status: 'FLAGGED' });
  expect(await standing()).toMatchObject([{ boxId }]);
};

describe('a parcel that is laid in after its booking was cancelled', () => {
  it('flags its box, raises an alert, and the box says what may lie in it', async () => {
    const ordersId = await stray();
    await flagged();
    const { parcelNumber, bookNumber } = await services.parcel(ordersId);
    expect(await why()).toMatchObject({
      bookable: false,
      hindrances: [{ why: 'FLAGGED' }],
      strays: [{ ordersId, parcelNumber, bookNumber, ordersStatus: 'CANCELED', recordable: true }],
    });
    expect(await services.life(ordersId)).toContain('PARCEL_STRAY');
  });

  it('is never offered: no reservation, no courier, no flag that ends, no word that it is free', async () => {
    await stray();
    const wanted = services.wanted(await services.member());
    expect(await services.ask(parcelActions.reserve, wanted)).toMatchObject(
      refused(409, 'BOX_TAKEN'),
    );
    expect((await services.arrive(first)).body).toEqual({ accepted: false });
    const { body: locker } = await services.ask(lockers.one, {
      lockerId: services.locker.lockerId,
    });
    expect(locker.boxList.filter(({ status }) => status === 'AVAILABLE')).toHaveLength(2);
    const unsettled = refused(409, 'BOX_UNSETTLED');
    for (const set of [boxes.setAvailable, boxes.setLocked])
      expect(await services.ask(set, { boxId: first })).toMatchObject(unsettled);
    const [alert] = await standing();
    const resolved = { id: alert!.id, note: 'Looks fine' };
    expect(await services.ask(alertCalls.resolve, resolved)).toMatchObject(
      refused(409, 'ALERT_HOLDS'),
    );
    const over = { key: 'the flag is over', alertType: 'FLAGGED_LOCKED', ended: true } as const;
    await services.locker.say(terminals.alert, { ...over, boxId: first, time: services.now });
    await flagged();
  });

  it('is recorded by whoever finds it: its owner gets a PIN, and its time counts from now', async () => {
    const ordersId = await stray();
    const laidIn = services.now;
    services.locker.pass(HOUR);
    const { strayId } = (await why()).strays[0]!;
    expect((await services.ask(boxWhy.recordStray, { boxId: first, strayId })).status).toBe(200);
    expect(await services.parcel(ordersId)).toMatchObject({
      ordersStatus: 'STORED',
      boxId: first,
      storeTime: laidIn,
      cancelTime: null,
      expiryTime: services.now + 72 * HOUR,
      pinHmac: expect.any(String),
    });
    expect((await services.told(ordersId)).map(({ event }) => event)).toContain('DEPOSIT');
    expect(await services.locker.box(first)).toMatchObject({ status: 'OCCUPIED' });
    expect(await standing()).toEqual([]);
    expect(await services.report('COLLECTED', ordersId)).toBe(true);
    expect(await services.locker.box(first)).toMatchObject({ status: 'AVAILABLE' });
  });

  it('is not there: the box is free again, and the same report that comes once more is known', async () => {
    const ordersId = await stray();
    const laidIn = services.now;
    services.locker.pass(HOUR);
    expect((await services.ask(boxWhy.confirmEmpty, { boxId: first })).status).toBe(200);
    expect(await services.locker.box(first)).toMatchObject({ status: 'AVAILABLE' });
    expect(await standing()).toEqual([]);
    const again = { key: 'once more', what: 'DEPOSITED', ordersId, time: laidIn } as const;
    await services.locker.say(terminals.parcel, { ...again, boxId: first });
    expect(await services.locker.box(first)).toMatchObject({ status: 'AVAILABLE' });
    expect((await services.ask(boxWhy.confirmEmpty, { boxId: first })).status).toBe(404);
  });

  it('is taken out at the locker: the terminal’s word settles it', async () => {
    const ordersId = await stray();
    services.locker.pass(1_000);
    expect(await services.report('REMOVED', ordersId)).toBe(true);
    expect(await services.locker.box(first)).toMatchObject({ status: 'AVAILABLE' });
    expect(await standing()).toEqual([]);
  });

  it('may be recorded by PARCEL_EDIT and confirmed empty by BOX_EDIT, and by nobody else', async () => {
    await stray();
    const { strayId } = (await why()).strays[0]!;
    const { server } = services.locker;
    const boxEditor = await signInWith(server, ['BOX_VIEW', 'BOX_EDIT']);
    const parcelEditor = await signInWith(server, ['BOX_VIEW', 'PARCEL_EDIT']);
    const record = { boxId: first, strayId };
    expect((await services.ask(boxWhy.recordStray, record, boxEditor)).status).toBe(403);
    expect((await services.ask(boxWhy.confirmEmpty, { boxId: first }, parcelEditor)).status).toBe(
      403,
    );
    expect((await services.ask(boxWhy.recordStray, record, parcelEditor)).status).toBe(200);
  });

  it('of two people who settle it at once one does', async () => {
    await stray();
    const { strayId } = (await why()).strays[0]!;
    const answers = await Promise.all([
      services.ask(boxWhy.recordStray, { boxId: first, strayId }),
      services.ask(boxWhy.confirmEmpty, { boxId: first }),
      services.ask(boxWhy.recordStray, { boxId: first, strayId }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(2);
  });
});

describe('a parcel that is laid in', () => {
  it('before its booking was cancelled, and reported after it, is looked for all the same', async () => {
    const ordersId = await services.book();
    services.locker.pass(HOUR);
    const time = services.now;
    services.locker.pass(HOUR);
    await services.ask(parcelActions.cancel, { ordersId });
    services.locker.pass(HOUR);
    const late = { key: `late ${ordersId}`, what: 'DEPOSITED', ordersId, time } as const;
    await services.locker.say(terminals.parcel, { ...late, boxId: first });
    await flagged();
    expect((await why()).strays).toMatchObject([{ laidInTime: time, reportedTime: services.now }]);
  });

  it('after its booking ended by itself', async () => {
    const ordersId = await services.book();
    services.locker.pass(73 * HOUR);
    await endBookings({ database: services.locker.server.database, now: services.locker.now });
    await services.report('DEPOSITED', ordersId);
    await flagged();
  });

  it('after it was collected or taken out: it is there once more, and cannot be recorded under its booking', async () => {
    for (const [what, boxId] of [
      ['COLLECTED', first],
      ['REMOVED', second],
    ] as const) {
      const ordersId = await services.stored(boxId);
      services.locker.pass(1_000);
      await services.report(what, ordersId, boxId);
      services.locker.pass(1_000);
      await services.report('DEPOSITED', ordersId, boxId);
      const [found] = (await why(boxId)).strays;
      expect(found).toMatchObject({ ordersId, recordable: false });
      const record = { boxId, strayId: found!.strayId };
      expect(await services.ask(boxWhy.recordStray, record)).toMatchObject(
        refused(409, 'STRAY_NOT_RECORDABLE'),
      );
    }
    expect(await standing()).toHaveLength(2);
  });

  it('twice under two keys is one parcel; reported late after it was collected it is none', async () => {
    const ordersId = await services.stored();
    const laidIn = services.now;
    services.locker.pass(1_000);
    expect(await services.report('DEPOSITED', ordersId)).toBe(false);
    await services.report('COLLECTED', ordersId);
    services.locker.pass(1_000);
    const late = { key: `repeated ${ordersId}`, what: 'DEPOSITED', ordersId } as const;
    await services.locker.say(terminals.parcel, { ...late, boxId: first, time: laidIn });
    expect(await services.locker.box(first)).toMatchObject({ status: 'AVAILABLE' });
    expect(await standing()).toEqual([]);
  });

  it('twice while nobody has looked is one stray, and one alert', async () => {
    const ordersId = await stray();
    await services.report('DEPOSITED', ordersId);
    expect((await why()).strays).toHaveLength(1);
    expect(await standing()).toMatchObject([{ reportCount: 2 }]);
  });

  it('into a box that is somebody else’s: the box is not offered once that parcel has left', async () => {
    const owner = await services.stored(second);
    const ordersId = await services.book(first);
    expect(await services.report('DEPOSITED', ordersId, second)).toBe(false);
    expect(await services.locker.box(second)).toMatchObject({ status: 'OCCUPIED' });
    expect(await standing()).toMatchObject([{ boxId: second }]);
    const { strayId } = (await why(second)).strays[0]!;
    const record = { boxId: second, strayId };
    expect(await services.ask(boxWhy.recordStray, record)).toMatchObject(refused(409, 'BOX_KEPT'));
    await services.report('COLLECTED', owner, second);
    await flagged(second);
    expect((await services.ask(boxWhy.recordStray, record)).status).toBe(200);
    expect(await services.parcel(ordersId)).toMatchObject({
      ordersStatus: 'STORED',
      boxId: second,
    });
    expect(await services.locker.box(first)).toMatchObject({ status: 'AVAILABLE' });
  });

  it('without a booking into a box that is not free', async () => {
    await services.book();
    const parcelNumber = `STRAY${first}CY`;
    expect((await services.arrive(first, { parcelNumber })).body).toEqual({ accepted: false });
    await flagged();
    expect((await why()).strays).toMatchObject([
      { parcelNumber, ordersId: null, recordable: false },
    ]);
    await services.ask(boxWhy.confirmEmpty, { boxId: first });
    expect(await services.locker.box(first)).toMatchObject({ status: 'RESERVED' });
  });

  it('and whose number has another box by now cannot have two', async () => {
    const ordersId = await services.book();
    const { parcelNumber } = await services.parcel(ordersId);
    await services.ask(parcelActions.cancel, { ordersId });
    await services.book(second, undefined, { parcelNumber });
    await services.report('DEPOSITED', ordersId);
    const { strayId } = (await why()).strays[0]!;
    expect(await services.ask(boxWhy.recordStray, { boxId: first, strayId })).toMatchObject(
      refused(409, 'PARCEL_NUMBER_LIVE'),
    );
    await flagged();
  });
});
