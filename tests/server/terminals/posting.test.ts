// Customers post and return parcels at the terminal; a courier who signs in there fetches them.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { sendReminders } from '../../../server/messages/remind.ts';
import { openParcelHouse, type ParcelHouse } from '../parcels/parcelHouse.ts';

let houses: Awaited<ReturnType<typeof openParcelHouse>>;
let house: ParcelHouse;
beforeAll(async () => {
  houses = await openParcelHouse();
});
beforeEach(async () => {
  house = await houses.house();
});
afterAll(() => houses.close());

const post = async (about: object = {}) => {
  const said = { mobile: '99880001', parcelType: 'DELIVER_PARCEL' as const, ...about };
  return (await house.arrive(house.locker.boxId, said)).body;
};
const told = (ordersId: number) =>
  house.db.selectFrom('outbox').select('event').where('ordersId', '=', ordersId).execute();

it.each([
  ['DELIVER_PARCEL', 'PARCEL_POSTED'],
  ['RETURN_PARCEL', 'PARCEL_DEPOSITED'],
] as const)(
  '%s is laid in by its sender, has no PIN, and tells nobody that it waits',
  async (parcelType, type) => {
    const { accepted, ordersId = 0 } = await post({ parcelType });
    expect(accepted).toBe(true);
    expect(await house.parcel(ordersId)).toMatchObject({
      parcelType,
      ordersType: 'UNREGISTERED',
      storeUserType: 'GUEST',
      customerMobile: '99880001',
      pinHmac: null,
      pinVerifier: null,
    });
    expect(await told(ordersId)).toEqual([]);
    const events = await house.db
      .selectFrom('events')
      .select('type')
      .where('ordersId', '=', ordersId)
      .where('subjectKind', '=', 'parcel')
      .orderBy('id')
      .execute();
    expect(events.map((event) => event.type)).toEqual(['PARCEL_BOOKED', type]);
  },
);

it('of a registered customer it is theirs, with the use of the box', async () => {
  const memberId = await house.member({ mobile: '99880002' });
  const { ordersId = 0 } = await post({ mobile: '+35799880002' });
  expect(await house.parcel(ordersId)).toMatchObject({
    memberId,
    ordersType: 'REGISTERED',
    storeUserType: 'MEMBER',
    payStatus: 'WAIT',
  });
});

it('is fetched by a courier who signed in there, and by no PIN', async () => {
  const { ordersId = 0 } = await post();
  const { body: known } = await house.locker.say(terminals.boxes, {});
  const box = known.boxes.find(({ boxId }) => boxId === house.locker.boxId);
  expect(box?.orders).toMatchObject([{ ordersId, parcelType: 'DELIVER_PARCEL' }]);
  const sent = await house.ask(parcelActions.resendPin, { ordersId });
  expect(sent.body).toMatchObject({ code: 'PIN_OUTGOING' });
  const taken = { what: 'COLLECTED' as const, ordersId, boxId: house.locker.boxId };
  const say = (key: string, proof: object) =>
    house.locker.say(terminals.parcel, { key, ...taken, ...proof, time: house.now });
  expect((await say('fetch without proof', {})).body).toMatchObject({
    code: 'COLLECTION_UNPROVEN',
  });
  const { roleId } = await house.db
    .selectFrom('roles')
    .select('roleId')
    .where('name', '=', 'COURIER')
    .executeTakeFirstOrThrow();
  const username = 'posting.courier';
  const account = { username, password: '482910', roleId, staffNo: 'C1', mobile: '99123456' };
  await house.ask(staffCalls.create, {
    firstName: 'A',
    lastName: 'B',
    userStatus: 'ACTIVE',
    ...account,
  } as never);
  const { body } = await house.locker.say(terminals.signIn, { username, password: '482910' });
  expect((await say('fetch signed in', { userId: body.userId })).body).toEqual({ accepted: true });
  expect(await house.parcel(ordersId)).toMatchObject({
    ordersStatus: 'FINISHED',
    collectUserType: 'COURIER',
  });
});

it('lies beside nothing that has come, and nothing that comes beside it', async () => {
  const memberId = await house.member({ mobile: '99880003' });
  const mobile = '99880003';
  await house.book(house.locker.boxId, memberId);
  const [, second] = house.locker.boxIds;
  await house.arrive(second!, { mobile });
  expect((await house.arrive(second!, { mobile, parcelType: 'DELIVER_PARCEL' })).body).toEqual({
    accepted: false,
  });
});

it('nobody is reminded to collect it', async () => {
  const { ordersId = 0 } = await post();
  const { expiryTime } = await house.parcel(ordersId);
  const now = () => (expiryTime ?? 0) - 60 * 60 * 1_000;
  await sendReminders({ database: house.locker.server.database, now });
  expect(await told(ordersId)).toEqual([]);
});

it('somebody who posts says who they are', async () => {
  expect(await post({ mobile: undefined })).toMatchObject({ code: 'BAD_INPUT', field: 'mobile' });
});
