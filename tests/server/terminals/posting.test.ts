// Customers post and return parcels at the terminal; a courier who signs in there fetches them.
import { describe, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { sendReminders } from '../../../server/messages/remind.ts';
import { parcelServices } from '../parcels/parcelServer.ts';
import { readEvents, readRow, updateRows } from '../../kit/databases/rows.ts';

const services = await parcelServices();

const post = async (about: object = {}) => {
  const said = { mobile: '99880001', parcelType: 'DELIVER_PARCEL' as const, ...about };
  return (await services.arrive(services.locker.boxId, said)).body;
};
const told = (ordersId: number) =>
  services.db.selectFrom('outbox').select('event').where('ordersId', '=', ordersId).execute();

it.each(Object.entries({ DELIVER_PARCEL: 'PARCEL_POSTED', RETURN_PARCEL: 'PARCEL_DEPOSITED' }))(
  '%s is laid in by its sender, has no PIN, and tells nobody that it waits',
  async (parcelType, type) => {
    const { accepted, ordersId = 0 } = await post({ parcelType });
    expect(accepted).toBe(true);
    expect(await services.parcel(ordersId)).toMatchObject({
      parcelType,
      ordersType: 'UNREGISTERED',
      storeUserType: 'GUEST',
      customerMobile: '99880001',
      pinHmac: null,
      pinVerifier: null,
    });
    expect(await told(ordersId)).toEqual([]);
    const events = await readEvents(services, { ordersId, subjectType: 'parcel' }, ['type']);
    expect(events.map((event) => event.type)).toEqual(['PARCEL_BOOKED', type]);
  },
);

it('of a registered customer it is theirs, with the use of the box', async () => {
  const memberId = await services.member({ mobile: '99880002' });
  const { ordersId = 0 } = await post({ mobile: '+35799880002' });
  expect(await services.parcel(ordersId)).toMatchObject({
    memberId,
    ordersType: 'REGISTERED',
    storeUserType: 'MEMBER',
    payStatus: 'WAIT',
  });
});

it('a box is offered by its size, its dimensions and whether it is easy to reach (R3.24)', async () => {
  const [boxId, other] = services.locker.boxIds;
  await updateRows(services, 'boxes', { boxId: boxId! }, { bottomFlag: true, boxTypeId: 3 });
  const { body } = await services.locker.say(terminals.boxes, {});
  const size = await readRow(services, 'boxTypes', { boxTypeId: 3 }, ['length', 'width', 'height']);
  expect(size.length).toBeGreaterThan(0);
  expect(body.boxes).toMatchObject([
    { boxId, boxTypeName: 'M', ...size, accessible: true },
    { boxId: other, boxTypeName: 'XS', accessible: false },
    {},
  ]);
});

describe('the price of a box, before a parcel is laid in,', () => {
  const PER_USE = 1.5;
  const DAY = 24 * 60 * 60_000;
  const price = async (mobile?: string) =>
    (await services.locker.say(terminals.boxes, mobile === undefined ? {} : { mobile })).body;

  it.each<[string, string | undefined, object | undefined, number]>([
    ['is that of one use where nobody is named', undefined, undefined, PER_USE],
    ['is nothing for whom nobody knows', '99880003', undefined, 0],
    ['is that of one use for a customer', '+357 99880004', { mobile: '99880004' }, PER_USE],
    [
      'is nothing while a subscription runs',
      '99880005',
      {
        mobile: '99880005',
        paymentScheme: 'MONTHLY',
        startTimeUseLocker: 0,
        endTimeUseLocker: Date.now() + 9_999 * DAY,
      },
      0,
    ],
  ])('%s, and that is charged', async (_, mobile, about, expected) => {
    await services.db
      .updateTable('prices')
      .set({ amountCents: PER_USE * 100 })
      .where('paymentScheme', '=', 'PER_USE')
      .execute();
    if (about) await services.member(about);
    expect(await price(mobile)).toMatchObject({ price: expected, currency: 'EUR' });
    if (mobile === undefined) return;
    const types = ['DELIVER_PARCEL', 'RETURN_PARCEL', 'DEPOSIT_PARCEL'] as const;
    for (const [place, parcelType] of types.entries()) {
      const boxId = services.locker.boxIds[place]!;
      const { body } = await services.arrive(boxId, { mobile, parcelType });
      const { amountCents } = await services.parcel(body.ordersId ?? 0);
      expect(amountCents, parcelType).toBe(expected * 100);
    }
  });
});

it('is fetched by a courier who signed in there, and by no PIN', async () => {
  const { ordersId = 0 } = await post();
  const { body: known } = await services.locker.say(terminals.boxes, {});
  const box = known.boxes.find(({ boxId }) => boxId === services.locker.boxId);
  expect(box?.orders).toMatchObject([{ ordersId, parcelType: 'DELIVER_PARCEL' }]);
  const sent = await services.ask(parcelActions.resendPin, { ordersId });
  expect(sent.body).toMatchObject({ code: 'PIN_OUTGOING' });
  const taken = { what: 'COLLECTED' as const, ordersId, boxId: services.locker.boxId };
  const say = (key: string, proof: object) =>
    services.locker.say(terminals.parcel, { key, ...taken, ...proof, time: services.now });
  expect((await say('fetch without proof', {})).body).toMatchObject({
    code: 'COLLECTION_UNPROVEN',
  });
  const { roleId } = await readRow(services, 'roles', { name: 'COURIER' });
  const username = 'posting.courier';
  const account = { username, password: '482910', roleId, staffNo: 'C1', mobile: '99123456' };
  await services.ask(staffCalls.create, {
    firstName: 'A',
    lastName: 'B',
    userStatus: 'ACTIVE',
    ...account,
  } as never);
  const { body } = await services.locker.say(terminals.signIn, { username, password: '482910' });
  expect((await say('fetch signed in', { userId: body.userId })).body).toEqual({ accepted: true });
  expect(await services.parcel(ordersId)).toMatchObject({
    ordersStatus: 'FINISHED',
    collectUserType: 'COURIER',
  });
});

it('lies beside nothing that has come, and nothing that comes beside it', async () => {
  const memberId = await services.member({ mobile: '99880003' });
  const mobile = '99880003';
  await services.book(services.locker.boxId, memberId);
  const [, second] = services.locker.boxIds;
  await services.arrive(second!, { mobile });
  expect((await services.arrive(second!, { mobile, parcelType: 'DELIVER_PARCEL' })).body).toEqual({
    accepted: false,
  });
});

it('nobody is reminded to collect it', async () => {
  const { ordersId = 0 } = await post();
  const { expiryTime } = await services.parcel(ordersId);
  const now = () => (expiryTime ?? 0) - 60 * 60 * 1_000;
  await sendReminders({ database: services.locker.server.database, now });
  expect(await told(ordersId)).toEqual([]);
});

it('somebody who posts says who they are', async () => {
  expect(await post({ mobile: undefined })).toMatchObject({ code: 'BAD_INPUT', field: 'mobile' });
});
