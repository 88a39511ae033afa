// What customers are charged before and after a planned price change, however late their deposit is reported.
import { describe, expect, it } from 'vitest';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { payments } from '../../../contract/parcels/payments.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { HOUR, withPlans } from './withPlans.ts';

const { services, plan, apply, soon } = await withPlans();

describe('Customers are charged', () => {
  let keys = 0;
  const charged = async (memberId: number) =>
    (
      await services().ask(memberActions.payments, { memberId, page: 0, size: 10 })
    ).body.content.map(({ amount }) => amount);
  /** Each into a box of its own. */
  const booked = async (box: number) => {
    const memberId = await services().member();
    const boxId = services().locker.boxIds[box]!;
    const { status, body } = await services().ask(
      parcelActions.reserve,
      services().wanted(memberId, { boxId }),
    );
    expect(status).toBe(200);
    const layIn = (time: number) =>
      services().locker.say(terminals.parcel, {
        key: `planned ${(keys += 1)}`,
        what: 'DEPOSITED',
        ordersId: body.ordersId,
        boxId,
        time,
      });
    return { memberId, layIn };
  };

  it.each(Object.entries({ 'before the job': false, 'after the job': true }))(
    'a use at the price of its deposit, reported late and %s has run (R9.31)',
    async (_when, isApplied) => {
      const effectiveTime = soon();
      const [early, late] = [await booked(0), await booked(1)];
      await plan({ effectiveTime, PER_USE: { amount: 1.75 } });
      services().locker.pass(HOUR + 5_000);
      if (isApplied) await apply();
      expect((await early.layIn(effectiveTime - 1)).body.accepted).toBe(true);
      expect((await late.layIn(effectiveTime)).body.accepted).toBe(true);
      expect([await charged(early.memberId), await charged(late.memberId)]).toEqual([
        [1.5],
        [1.75],
      ]);
    },
  );

  it('a use before the effective time at the old price, whatever is planned meanwhile', async () => {
    const { memberId, layIn } = await booked(0);
    const time = services().now;
    services().locker.pass(1_000);
    await plan({ effectiveTime: soon(), PER_USE: { amount: 1.75 } });
    services().locker.pass(2 * HOUR);
    await plan({ effectiveTime: soon(), PER_USE: { amount: 3 } });
    await layIn(time);
    expect(await charged(memberId)).toEqual([1.5]);
  });

  it('a subscription at the price of the moment, and not where it is no longer sold', async () => {
    const [one, other] = [await services().member(), await services().member()];
    const paymentScheme = 'YEARLY' as const;
    await plan({
      effectiveTime: soon(),
      YEARLY: { amount: 50, ratio: 10 },
      MONTHLY: { isEnable: false },
    });
    await services().ask(payments.subscribe, { memberId: one, paymentScheme });
    services().locker.pass(HOUR);
    await services().ask(payments.subscribe, { memberId: other, paymentScheme });
    expect([await charged(one), await charged(other)]).toEqual([[44.9], [45]]);
    const memberId = await services().member();
    const { body } = await services().ask(payments.subscribe, {
      memberId,
      paymentScheme: 'MONTHLY',
    });
    expect(body).toMatchObject({ code: 'SCHEME_NOT_SOLD' });
  });
});
