// Payments: charges as events on members and parcels, pay status, payment history.
import { beforeEach, describe, expect, it } from 'vitest';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { members } from '../../../contract/people/members.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { payments } from '../../../contract/parcels/payments.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { subscriptionEnd } from '../../../domain/prices.ts';
import { openParcelServer, type ParcelServer } from '../parcels/parcelServer.ts';
import { updateRows } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';

/** The network's calendar and clocks, unless set. */
const ZONE = 'Asia/Nicosia';

let services: ParcelServer;
const opened = await forFile(openParcelServer());
beforeEach(async () => {
  services = await opened.services();
  await services.db
    .updateTable('prices')
    .set({ ratioHundredths: 0, isEnable: true, ratioStartTime: null, ratioEndTime: null })
    .where('paymentScheme', '!=', 'PER_USE')
    .execute();
});

/** The payment history of a customer, the latest first. */
const paid = async (memberId: number) =>
  (await services.ask(memberActions.payments, { memberId, page: 0, size: 10 })).body.content;
const info = async (ordersId: number) => (await services.ask(parcels.one, { ordersId })).body;
const happened = (memberId: number) =>
  services.db
    .selectFrom('events')
    .select(['type', 'fromState', 'toState', 'byType', 'data'])
    .where('subjectType', '=', 'payment')
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute();
const laidIn = async (memberId: number, about: { price?: number; costReasonId?: number } = {}) => {
  const wanted = services.wanted(memberId, about);
  const { body } = await services.ask(parcelActions.reserve, wanted);
  await services.report('DEPOSITED', body.ordersId);
  return body.ordersId;
};
const subscribed = (memberId: number, paymentScheme: 'MONTHLY' | 'YEARLY' = 'MONTHLY') =>
  services.ask(payments.subscribe, { memberId, paymentScheme });
const markPaid = (paymentId: number) => services.ask(payments.markPaid, { paymentId });
let keys = 0;
const payAtTerminal = async (ordersId: number, key = `payment ${(keys += 1)}`) =>
  (await services.locker.say(terminals.payment, { key, ordersId, time: services.now })).body
    .accepted;

describe('A use is charged when the parcel is laid in', () => {
  it('is paid at the terminal: the same report twice is one payment', async () => {
    const memberId = await services.member();
    const ordersId = await laidIn(memberId);
    expect(await payAtTerminal(ordersId, 'the same payment')).toBe(true);
    expect(await payAtTerminal(ordersId, 'the same payment')).toBe(true);
    expect(await payAtTerminal(ordersId)).toBe(false);
    expect((await happened(memberId)).map(({ type }) => type)).toEqual([
      'PAYMENT_CHARGED',
      'PAYMENT_MADE',
    ]);
    expect((await info(ordersId)).payStatus).toBe('SUCCESS');
  });

  it('what was asked for at the reservation is added: one charge a parcel', async () => {
    const memberId = await services.member();
    const { costReasonId } = await services.db
      .selectFrom('costReasons')
      .select('costReasonId')
      .limit(1)
      .executeTakeFirstOrThrow();
    const ordersId = await laidIn(memberId, { price: 2.25, costReasonId });
    expect((await info(ordersId)).amount).toBe(3.75);
    expect((await paid(memberId)).map(({ amount }) => amount)).toEqual([3.75]);
  });

  it('what is laid in with another uses no box of its own, and costs nothing', async () => {
    const memberId = await services.member();
    await laidIn(memberId);
    const [, otherBox] = services.locker.boxIds;
    const second = await services.book(otherBox, memberId);
    // Into the box of the first.
    expect(await services.report('DEPOSITED', second)).toBe(true);
    expect(await info(second)).toMatchObject({ payStatus: 'SUCCESS', amount: 0 });
    expect(await paid(memberId)).toHaveLength(1);
  });

  it('is not charged while a subscription runs, and is again once it has ended', async () => {
    const span = { paymentScheme: 'MONTHLY', startTimeUseLocker: services.now - 5 };
    const runs = await services.member({ ...span, endTimeUseLocker: services.now + 60_000 });
    expect((await info(await laidIn(runs))).payStatus).toBe('SUCCESS');
    expect(await paid(runs)).toEqual([]);
    services = await opened.services();
    const over = await services.member({ ...span, endTimeUseLocker: services.now });
    expect((await info(await laidIn(over))).payStatus).toBe('WAIT');
  });

  it('a courier’s parcel for somebody who is no customer costs nobody anything', async () => {
    await services.arrive(services.locker.boxId);
    const row = await services.db
      .selectFrom('parcels')
      .select(['payStatus', 'amountCents'])
      .where('boxId', '=', services.locker.boxId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ payStatus: 'SUCCESS', amountCents: 0 });
  });
});

describe('A subscription', () => {
  const discount = (ratioHundredths: number) =>
    services.db
      .updateTable('prices')
      .set({ ratioHundredths, ratioStartTime: services.now - 1, ratioEndTime: services.now + 1 })
      .where('paymentScheme', '=', 'MONTHLY')
      .execute();

  it('is charged at the discounted price of that moment, and begins when it is paid', async () => {
    const memberId = await services.member();
    await discount(1_250);
    const { body: charge } = await subscribed(memberId);
    // 4.90 x (1 - 12.5/100) = 4.2875
    expect(charge).toMatchObject({ paymentScheme: 'MONTHLY', amount: 4.29, payStatus: 'WAIT' });
    services.locker.pass(60_000);
    expect((await markPaid(charge.paymentId)).body).toMatchObject({ amount: 4.29 });
    const { body: member } = await services.ask(members.one, { memberId });
    const end = subscriptionEnd('MONTHLY', services.now, ZONE);
    expect(member).toMatchObject({ paymentScheme: 'MONTHLY', endTimeUseLocker: end });
    expect(await paid(memberId)).toMatchObject([
      { payStatus: 'SUCCESS', startTimeUseLocker: services.now, endTimeUseLocker: end },
    ]);
    const kept = await services.db
      .selectFrom('payments')
      .select(['listAmountCents', 'ratioHundredths'])
      .where('paymentId', '=', charge.paymentId)
      .executeTakeFirst();
    expect(kept).toEqual({ listAmountCents: 490, ratioHundredths: 1_250 });
  });

  it('one that is renewed while it runs goes on from its end', async () => {
    const endTimeUseLocker = services.now + 86_400_000;
    const memberId = await services.member({ paymentScheme: 'MONTHLY', endTimeUseLocker });
    const { body } = await subscribed(memberId, 'YEARLY');
    await markPaid(body.paymentId);
    expect((await services.ask(members.one, { memberId })).body).toMatchObject({
      paymentScheme: 'YEARLY',
      endTimeUseLocker: subscriptionEnd('YEARLY', endTimeUseLocker, ZONE),
    });
  });

  it('is charged beside a parcel that is not paid yet', async () => {
    const memberId = await services.member();
    await laidIn(memberId);
    expect((await subscribed(memberId)).body).toMatchObject({ amount: 4.9, payStatus: 'WAIT' });
  });

  it('one that costs nothing begins at once', async () => {
    const memberId = await services.member();
    await discount(10_000);
    expect((await subscribed(memberId)).body).toMatchObject({ amount: 0, payStatus: 'SUCCESS' });
  });

  it('is refused where it is not sold, and a second one while the first is not paid', async () => {
    const memberId = await services.member();
    await updateRows(services, 'prices', { paymentScheme: 'YEARLY' }, { isEnable: false });
    expect((await subscribed(memberId, 'YEARLY')).body).toMatchObject({ code: 'SCHEME_NOT_SOLD' });
    const { body } = await subscribed(memberId);
    expect((await subscribed(memberId)).body).toMatchObject({ code: 'SUBSCRIPTION_OPEN' });
    expect((await services.ask(members.remove, { memberId })).body).toMatchObject({
      code: 'MEMBER_OWES',
    });
    expect((await services.ask(payments.withdraw, { paymentId: body.paymentId })).status).toBe(200);
    expect(await paid(memberId)).toEqual([]);
    expect((await happened(memberId)).at(-1)).toMatchObject({
      type: 'PAYMENT_WITHDRAWN',
      data: { paymentScheme: 'MONTHLY', amount: 4.9 },
    });
  });

  it('whoever is made a customer with one is charged for it', async () => {
    const username = `new.${services.locker.lockerId}`;
    const draft = { username, notifyType: 'SMS', mobile: '99123456' } as const;
    const { body } = await services.ask(members.create, { ...draft, paymentScheme: 'YEARLY' });
    expect(await paid(body.memberId)).toMatchObject([
      { paymentScheme: 'YEARLY', amount: 44.9, payStatus: 'WAIT' },
    ]);
  });

  it('of many who settle one charge at once a single one does', async () => {
    const memberId = await services.member();
    const { body } = await subscribed(memberId);
    const all = await Promise.all([1, 2, 3].map(() => markPaid(body.paymentId)));
    expect(all.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409', '409']);
    const end = subscriptionEnd('MONTHLY', services.now, ZONE);
    expect((await services.ask(members.one, { memberId })).body.endTimeUseLocker).toBe(end);
    const ordersId = await laidIn(await services.member());
    const [use] = (await info(ordersId)).paymentHistoryList;
    expect(
      (await services.ask(payments.withdraw, { paymentId: use?.paymentId ?? 0 })).body,
    ).toMatchObject({ code: 'PAYMENT_USED' });
  });
});
