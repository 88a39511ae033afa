// A parcel that nobody booked, for the number of somebody who is registered: it is theirs, with what it costs.
import { expect, it } from 'vitest';
import { prices } from '../../../contract/parcels/prices.ts';
import { DEFAULT_AREA_CODE } from '../../../domain/limits.ts';
import { parcelServices } from '../parcels/parcelServer.ts';
import { readEvents, updateRows } from '../../kit/databases/rows.ts';

const DAY = 24 * 60 * 60 * 1_000;

const services = await parcelServices();

/** What came of a parcel that a courier laid in for this number. */
async function broughtFor(mobile: string, about: object = {}) {
  const { body } = await services.arrive(services.locker.boxId, { mobile, ...about });
  const { ordersId } = body;
  const parcel = await services.parcel(ordersId ?? 0);
  const charges = await services.db
    .selectFrom('payments')
    .select(['memberId', 'amountCents', 'payStatus'])
    .where('ordersId', '=', ordersId ?? 0)
    .execute();
  const told = await services.db
    .selectFrom('outbox')
    .select(['channel', 'address', 'memberId'])
    .where('ordersId', '=', ordersId ?? 0)
    .execute();
  return { parcel, charges, told };
}

it.each(['99771101', '+357 99771101', '0035799771101'])(
  'entered as %s it is the customer’s: the charge, the history and the message as they wish it',
  async (mobile) => {
    const kept = mobile.replaceAll(' ', '');
    const memberId = await services.member({ mobile: kept, notifyType: 'MAIL', email: 'm@a.test' });
    const { parcel, charges, told } = await broughtFor('99771101');
    expect(parcel).toMatchObject({ memberId, customerMobile: kept, payStatus: 'WAIT' });
    expect(charges).toEqual([{ memberId, amountCents: 150, payStatus: 'WAIT' }]);
    expect(told).toEqual([{ channel: 'MAIL', address: 'm@a.test', memberId }]);
    const events = await readEvents(services, { ordersId: parcel.ordersId }, ['memberId']);
    expect(new Set(events.map((event) => event.memberId))).toEqual(new Set([memberId]));
    await updateRows(services, 'members', { memberId }, { deletedAt: 1 });
  },
);

it('is nobody’s where two customers share the number, and where the customer was deleted', async () => {
  await services.member({ mobile: '99771102' });
  await services.member({ mobile: '+35799771102' });
  await services.member({ mobile: '99771103', deletedAt: 1 });
  const shared = await broughtFor('99771102');
  expect([shared.parcel.memberId, shared.charges]).toEqual([null, []]);
  expect(shared.parcel).toMatchObject({ customerAreaCode: DEFAULT_AREA_CODE });
  expect((await broughtFor('99771103', { boxId: services.locker.boxIds[1] })).parcel).toMatchObject(
    { memberId: null, customerMobile: '99771103' },
  );
});

it('a deposit that is reported late costs what a use cost when it was laid in', async () => {
  await services.member({ mobile: '99771104' });
  const time = services.now;
  services.locker.pass(2 * DAY);
  const { body } = await services.ask(prices.read, {});
  const { lastUpdatedTime: _, ...schemes } = body;
  await services.ask(prices.save, { ...schemes, PER_USE: { ...schemes.PER_USE, amount: 9.9 } });
  expect((await broughtFor('99771104', { time })).charges).toMatchObject([{ amountCents: 150 }]);
  await services.member({ mobile: '99771105' });
  const now = await broughtFor('99771105', { boxId: services.locker.boxIds[1] });
  expect(now.charges).toMatchObject([{ amountCents: 990 }]);
});

it('whoever has a subscription pays by use for what lay there before it began, and not after', async () => {
  const begins = services.now + DAY;
  await services.member({
    mobile: '99771106',
    paymentScheme: 'MONTHLY',
    startTimeUseLocker: begins,
    endTimeUseLocker: begins + 30 * DAY,
  });
  const time = services.now;
  services.locker.pass(2 * DAY);
  const before = await broughtFor('99771106', { time });
  expect(before.charges).toHaveLength(1);
  const since = await broughtFor('99771106', { boxId: services.locker.boxIds[1] });
  expect(since.charges).toEqual([]);
});
