// What a terminal reports of doors, parcels and flags is taken once, and only of its own locker.
import { expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { reportedAlert, terminals } from '../../../contract/terminals/terminals.ts';
import { readRows, readEvents, insertRow, updateRows, readRow } from '../../kit/databases/rows.ts';
import { checkedPin } from '../../kit/takeOut.ts';
import { lockerOfTest, openLocker } from './openLocker.ts';

const locker = await lockerOfTest();

const door = (key: string, doorStatus: 'OPEN' | 'CLOSED', time = locker.clock.now) =>
  locker.say(terminals.door, { key, boxId: locker.boxId, doorStatus, time });

const parcel = async (
  what: 'DEPOSITED' | 'COLLECTED',
  ordersId: number,
  boxId = locker.boxId,
  time = locker.clock.now,
) =>
  locker.say(terminals.parcel, {
    ...(what === 'COLLECTED' && (await checkedPin(locker, ordersId))),
    key: `${what} ${ordersId} ${boxId}`,
    what,
    ordersId,
    boxId,
    time,
  });

const flag = (boxId = locker.boxId) =>
  locker.say(terminals.flag, { key: `flag of ${boxId}`, boxId, time: locker.clock.now });

/** A stranger's booking of a box of the locker. */
async function book(boxId = locker.boxId): Promise<number> {
  const now = locker.clock.now;
  const { ordersId } = await insertRow(locker, 'parcels', {
    parcelNumber: `CY${boxId}`,
    ordersStatus: 'RESERVED',
    parcelType: 'DEPOSIT_PARCEL',
    ordersType: 'UNREGISTERED',
    lockerId: locker.lockerId,
    boxId,
    customerMobile: '99000001',
    customerAreaCode: '00357',
    creationTime: now,
    lastUpdatedTime: now,
  });
  await updateRows(locker, 'boxes', { boxId }, { status: 'RESERVED' });
  return ordersId;
}

const parcelRow = (ordersId: number) => readRow(locker, 'parcels', { ordersId });

const told = (ordersId: number) =>
  readRows(locker, 'outbox', { ordersId }, ['event', 'channel', 'address'], 'outboxId');

it('a report that comes twice under one key changes nothing the second time and is answered the same', async () => {
  const first = await door('one door event', 'OPEN');
  const second = await door('one door event', 'OPEN');
  expect(second).toEqual(first);
  expect(await locker.box()).toMatchObject({ doorStatus: 'OPEN' });
  expect(await locker.history()).toEqual(['BOX_DOOR ? → OPEN']);
});

it('two reports at the same moment under one key are one', async () => {
  const answers = await Promise.all([door('the same key', 'OPEN'), door('the same key', 'OPEN')]);
  expect(answers.map(({ body }) => body)).toEqual([{ accepted: true }, { accepted: true }]);
  expect(await locker.history()).toEqual(['BOX_DOOR ? → OPEN']);
});

it('two lockers that report under one key are each answered for themselves', async () => {
  const other = await openLocker(locker);
  const key = 'the key of two lockers';
  const time = locker.clock.now;
  locker.pass(60_000);
  expect((await door(key, 'OPEN')).body).toEqual({ accepted: true });
  const box = { boxId: other.boxId, time } as const;
  const later = { ...box, key: 'closed later there', time: time + 5_000 };
  await other.say(terminals.door, { ...later, doorStatus: 'CLOSED' });
  const overtaken = { ...box, key, doorStatus: 'OPEN' } as const;
  expect((await other.say(terminals.door, overtaken)).body).toEqual({ accepted: false });
  expect((await other.say(terminals.door, overtaken)).body).toEqual({ accepted: false });
  expect((await door(key, 'OPEN')).body).toEqual({ accepted: true });
});

it('a report that was overtaken on its way does not turn the door back', async () => {
  const time = locker.clock.now;
  locker.pass(60_000);
  await door('closed later', 'CLOSED', time + 5_000);
  expect((await door('opened earlier', 'OPEN', time)).body).toEqual({ accepted: false });
  expect(await locker.box()).toMatchObject({ doorStatus: 'CLOSED' });
});

it('a door that somebody opened at the locker was not opened from afar', async () => {
  await door('with a pin code', 'OPEN');
  expect(await locker.box()).toMatchObject({ doorStatus: 'OPEN', openStatusFlag: false });
});

it('nothing has happened later than now, whatever the terminal’s clock says', async () => {
  await door('from the future', 'OPEN', locker.clock.now + 86_400_000);
  const event = (await readEvents(locker, { lockerId: locker.lockerId }, ['time']))[0]!;
  expect(event).toEqual({ time: locker.clock.now });
});

it('a clock that runs behind has no parcel taken out before it was laid in', async () => {
  const ordersId = await book();
  await parcel('DEPOSITED', ordersId);
  const { storeTime } = await parcelRow(ordersId);
  await parcel('COLLECTED', ordersId, locker.boxId, locker.clock.now - 3_600_000);
  expect(await parcelRow(ordersId)).toMatchObject({ collectTime: storeTime });
});

it('a box of another locker is as good as none', async () => {
  const boxId = locker.foreignBoxId;
  const time = locker.clock.now;
  const answers = await Promise.all([
    locker.say(terminals.door, { key: 'foreign door', boxId, doorStatus: 'OPEN', time }),
    flag(boxId),
    parcel('DEPOSITED', await book(), boxId),
    locker.say(terminals.alert, {
      key: 'foreign alert',
      alertType: 'DOOR_UNCLOSED',
      boxId,
      ended: false,
      time,
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await locker.box(boxId)).toMatchObject({ doorStatus: null, status: 'AVAILABLE' });
  expect(await locker.history()).toEqual([]);
});

it('a booked parcel that is laid in fills its box, and its owner is told', async () => {
  const ordersId = await book();
  expect((await parcel('DEPOSITED', ordersId)).body).toEqual({ accepted: true });
  const stored = await parcelRow(ordersId);
  expect(stored).toMatchObject({ ordersStatus: 'STORED', storeTime: locker.clock.now });
  expect(stored.expiryTime).toBe(locker.clock.now + 72 * 60 * 60 * 1_000);
  expect(await locker.box()).toMatchObject({ status: 'OCCUPIED', expiryTime: stored.expiryTime });
  expect(await locker.history()).toEqual([
    'BOX_STATUS RESERVED → OCCUPIED',
    'PARCEL_DEPOSITED RESERVED → STORED',
  ]);
  expect(await told(ordersId)).toEqual([
    { event: 'DEPOSIT', channel: 'SMS', address: '0035799000001' },
  ]);
});

it('a parcel that is taken out frees its box', async () => {
  const ordersId = await book();
  await parcel('DEPOSITED', ordersId);
  locker.pass(60_000);
  expect((await parcel('COLLECTED', ordersId)).body).toEqual({ accepted: true });
  expect(await parcelRow(ordersId)).toMatchObject({
    ordersStatus: 'FINISHED',
    collectTime: locker.clock.now,
  });
  expect(await locker.box()).toMatchObject({ status: 'AVAILABLE', expiryTime: null });
  expect((await locker.history()).slice(2)).toEqual([
    'BOX_STATUS OCCUPIED → AVAILABLE',
    'PARCEL_COLLECTED STORED → FINISHED',
  ]);
  expect((await told(ordersId)).map(({ event }) => event)).toEqual(['DEPOSIT', 'COLLECTION']);
});

it('a courier may take a free box instead; the booked one is free then', async () => {
  const ordersId = await book();
  const other = locker.boxIds[1]!;
  expect((await parcel('DEPOSITED', ordersId, other)).body).toEqual({ accepted: true });
  expect(await parcelRow(ordersId)).toMatchObject({ boxId: other });
  expect(await locker.box()).toMatchObject({ status: 'AVAILABLE' });
  expect(await locker.box(other)).toMatchObject({ status: 'OCCUPIED' });
});

it('what the server’s own records speak against is not accepted and changes no parcel', async () => {
  const ordersId = await book();
  const second = await book(locker.boxIds[1]);
  expect((await parcel('COLLECTED', ordersId)).body).toEqual({ accepted: false });
  expect(await locker.history()).toEqual([]);
  expect((await parcel('DEPOSITED', ordersId, locker.boxIds[1])).body).toEqual({ accepted: false });
  expect(await parcelRow(ordersId)).toMatchObject({
    ordersStatus: 'RESERVED',
    boxId: locker.boxId,
  });
  expect(await parcelRow(second)).toMatchObject({ ordersStatus: 'RESERVED' });
});

it('a box that somebody marks as unusable is FLAGGED, but not one that holds a parcel', async () => {
  expect((await flag()).body).toEqual({ accepted: true });
  expect(await locker.box()).toMatchObject({ status: 'FLAGGED' });
  const full = locker.boxIds[1]!;
  await parcel('DEPOSITED', await book(full), full);
  expect((await flag(full)).body).toEqual({ accepted: false });
  expect(await locker.box(full)).toMatchObject({ status: 'OCCUPIED' });
});

it('a flag is an alert until staff set the box available', async () => {
  await locker.beat();
  await flag();
  expect(await locker.locker()).toMatchObject({ lockerSituation: 'EXCEPTION' });
  await locker.server.ask(boxes.setAvailable, { boxId: locker.boxId }, { token: locker.staff });
  expect(await locker.locker()).toMatchObject({ lockerSituation: 'ONLINE' });
  expect((await locker.history()).slice(1)).toEqual([
    'BOX_STATUS AVAILABLE → FLAGGED',
    'ALERT_RAISED ? → FLAGGED_LOCKED',
    'LOCKER_SITUATION ONLINE → EXCEPTION',
    'BOX_STATUS FLAGGED → AVAILABLE',
    'ALERT_SETTLED',
    'LOCKER_SITUATION EXCEPTION → ONLINE',
  ]);
});

it('a flag and its alert are over when the booked parcel is put into the box', async () => {
  await locker.beat();
  const ordersId = await book();
  await flag();
  expect(await locker.locker()).toMatchObject({ lockerSituation: 'EXCEPTION' });
  expect((await parcel('DEPOSITED', ordersId)).body).toEqual({ accepted: true });
  expect(await locker.locker()).toMatchObject({ lockerSituation: 'ONLINE' });
  expect(await locker.history()).toContain('ALERT_ENDED');
});

it('a terminal that starts anew learns its boxes, their parcels and its open alerts', async () => {
  const ordersId = await book();
  const time = locker.clock.now;
  await locker.say(terminals.alert, {
    key: 'a camera',
    alertType: 'CCTV_NVR_OFF',
    ended: false,
    time,
  });
  const { body } = await locker.say(terminals.boxes, {});
  expect(body.boxes).toHaveLength(3);
  expect(body.boxes[0]).toMatchObject({
    boxId: locker.boxId,
    name: 'A01',
    status: 'RESERVED',
    doorStatus: null,
    boardNumber: 1,
    portNumber: 1,
    takesParcels: true,
    orders: [
      {
        ordersId,
        ordersStatus: 'RESERVED',
        parcelNumber: `CY${locker.boxId}`,
        bookNumber: null,
        parcelType: 'DEPOSIT_PARCEL',
        payStatus: 'WAIT',
      },
    ],
  });
  expect(body.alerts).toEqual([{ alertType: 'CCTV_NVR_OFF', boxId: null }]);
});

it('troubles reported at once are all taken: no report waits for another that waits for it', async () => {
  const { now: time } = locker.clock;
  const troubles = reportedAlert.options.map((alertType) =>
    locker.say(terminals.alert, { key: `${alertType} at once`, alertType, ended: false, time }),
  );
  for (const { status } of await Promise.all(troubles)) expect(status).toBe(200);
});
