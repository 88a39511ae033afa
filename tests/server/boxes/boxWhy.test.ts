// Why a box cannot be booked: what is told is what a reservation would refuse.
import { describe, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { boxWhy } from '../../../contract/boxes/boxWhy.ts';
import { lockerCalls } from '../../../contract/lockers/lockers.ts';
import { hindrancesOf, HINDRANCES } from '../../../domain/boxes/bookable.ts';
import { BOX_STATUSES, type BoxStatus } from '../../../domain/boxes/boxes.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

let now = Date.now();
const server = await fileServer({ now: () => now });
const token = await server.signIn('admin');

const boxThatIs = (status: BoxStatus) =>
  server.database.db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select(['boxes.boxId', 'boxes.lockerId', 'boxes.name'])
    .where('boxes.status', '=', status)
    .where('boxTypes.management', '=', false)
    .where('boxes.deletedAt', 'is', null)
    .where('lockers.lockerStatus', '=', 'ENABLE')
    .executeTakeFirstOrThrow();
const why = async (boxId: number) => (await server.ask(boxWhy.read, { boxId }, { token })).body;

describe('a box', () => {
  it('that is free can be booked', async () => {
    const { boxId, name } = await boxThatIs('AVAILABLE');
    expect(await why(boxId)).toMatchObject({ boxName: name, bookable: true, hindrances: [] });
  });

  it.each(['RESERVED', 'OCCUPIED'] as const)(
    'that is %s names what stands on it',
    async (status) => {
      const { boxId } = await boxThatIs(status);
      const told = await why(boxId);
      expect(told.bookable).toBe(false);
      const [hindrance] = told.hindrances;
      expect(hindrance?.why).toBe(status);
      const { ordersId } = await server.database.db
        .selectFrom('parcels')
        .select('ordersId')
        .where('boxId', '=', boxId)
        .where('ordersStatus', 'in', ['RESERVED', 'STORED', 'EXPIRED'])
        .orderBy('ordersId')
        .executeTakeFirstOrThrow();
      expect(hindrance?.parcels[0]?.ordersId).toBe(ordersId);
    },
  );

  it('that staff locked says who and when last; one of a disabled locker says both', async () => {
    const { boxId, lockerId } = await boxThatIs('AVAILABLE');
    for (const act of [boxes.setLocked, boxes.setAvailable, boxes.setLocked]) {
      now += 1;
      await server.ask(act, { boxId }, { token });
    }
    await server.ask(lockerCalls.setStatus, { lockerId, lockerStatus: 'DISABLE' }, { token });
    const { hindrances } = await why(boxId);
    expect(hindrances).toEqual([
      expect.objectContaining({ why: 'LOCKER_DISABLED', byName: 'Eleni Georgiou' }),
      expect.objectContaining({ why: 'LOCKED', byType: 'STAFF', byName: 'Eleni Georgiou' }),
    ]);
    expect(hindrances[1]?.since).toBe(now);
  });

  it('is told of to those who may see boxes, and not where there is none', async () => {
    expect((await server.ask(boxWhy.read, { boxId: 999_999 }, { token })).status).toBe(404);
    expect((await server.ask(boxWhy.read, { boxId: 'x' }, { token })).status).toBe(400);
    const stranger = (await signInWith(server, ['PARCEL_VIEW'])).token;
    expect((await server.ask(boxWhy.read, { boxId: 1 }, { token: stranger })).status).toBe(403);
  });
});

it('every status but AVAILABLE is a reason of its own', () => {
  for (const status of BOX_STATUSES) {
    const told = hindrancesOf({ lockerStatus: 'ENABLE', management: false, status });
    expect(told).toEqual(status === 'AVAILABLE' ? [] : [status]);
  }
  expect(hindrancesOf({ lockerStatus: 'DISABLE', management: true, status: 'FLAGGED' })).toEqual(
    HINDRANCES.filter((one) => ['LOCKER_DISABLED', 'MANAGEMENT', 'FLAGGED'].includes(one)),
  );
});
