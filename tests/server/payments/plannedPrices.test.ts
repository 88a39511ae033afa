// Planned price changes over HTTP: what is stored, refused and recorded, and when they take effect.
import { describe, expect, it } from 'vitest';
import { plannedPrices } from '../../../contract/parcels/plannedPrices.ts';
import { PLAN_MAX_MS } from '../../../domain/plannedPrices.ts';
import { lockPricesForUpdate } from '../../../server/payments/priceRows.ts';
import { HOUR, SUBSCRIPTION as subscription, withPlans } from './withPlans.ts';

const { services, server, read, plans, plan, save, apply, storedPlans, soon, latestChanges } =
  await withPlans();

describe('A plan', () => {
  it('stores the fields that change, and leaves the prices as they are', async () => {
    const before = await read();
    const effectiveTime = soon();
    const { status, body } = await plan({
      effectiveTime,
      PER_USE: { amount: 1.75 },
      YEARLY: { ratio: 12.5, isEnable: false },
    });
    const said = { effectiveTime, byName: 'admin', creationTime: services().now };
    expect([status, body]).toEqual([
      200,
      {
        plans: [
          { ...said, paymentScheme: 'PER_USE', change: { amount: 1.75 } },
          { ...said, paymentScheme: 'YEARLY', change: { ratio: 12.5, isEnable: false } },
        ],
        lastUpdatedTime: services().now,
      },
    ]);
    expect(await plans()).toEqual(body);
    expect(await read()).toEqual(before);
  });

  it('takes the place of the earlier one of its scheme, and leaves those of others', async () => {
    await plan({ effectiveTime: soon(), PER_USE: { amount: 1.75 }, MONTHLY: { amount: 5 } });
    await plan({ effectiveTime: soon() + 1, MONTHLY: { ratio: 10 } });
    expect((await plans()).plans).toMatchObject([
      { paymentScheme: 'PER_USE', effectiveTime: soon() },
      { paymentScheme: 'MONTHLY', effectiveTime: soon() + 1, change: { ratio: 10 } },
    ]);
    expect((await plans()).plans[1]?.change).not.toHaveProperty('amount');
  });

  it('is cancelled alone; cancelling where nothing is planned changes nothing', async () => {
    await plan({ effectiveTime: soon(), PER_USE: { amount: 1.75 }, MONTHLY: { amount: 5 } });
    const cancel = () =>
      services().ask(plannedPrices.cancel, { paymentScheme: 'PER_USE' as const });
    expect((await cancel()).body.plans).toMatchObject([{ paymentScheme: 'MONTHLY' }]);
    expect((await cancel()).body).toEqual(await plans());
    services().locker.pass(2 * HOUR);
    expect(await read()).toMatchObject({ PER_USE: { amount: 1.5 }, MONTHLY: { amount: 5 } });
  });
});

describe('Nothing is planned', () => {
  const refused: readonly [string, () => object, object][] = [
    ['for now', () => ({ effectiveTime: services().now }), { code: 'PLAN_IN_PAST' }],
    ['for the past', () => ({ effectiveTime: 1 }), { code: 'PLAN_IN_PAST' }],
    [
      'beyond a year',
      () => ({ effectiveTime: services().now + PLAN_MAX_MS + 1 }),
      { code: 'PLAN_TOO_FAR' },
    ],
    ['without a time', () => ({ effectiveTime: undefined }), { field: 'effectiveTime' }],
    ['without a scheme', () => ({ PER_USE: undefined }), { code: 'PLAN_EMPTY' }],
    ['for a scheme without a field', () => ({ MONTHLY: {} }), { code: 'PLAN_EMPTY' }],
    ['at a third decimal', () => ({ PER_USE: { amount: 1.755 } }), { field: 'PER_USE.amount' }],
    ['at no amount', () => ({ PER_USE: { amount: null } }), { field: 'PER_USE.amount' }],
    ['with a discount of use', () => ({ PER_USE: { ratio: 5 } }), { field: 'PER_USE.ratio' }],
    ['beyond 100 %', () => ({ MONTHLY: { ratio: 100.01 } }), { field: 'MONTHLY.ratio' }],
    [
      'with a discount that ends before it begins',
      () => ({ MONTHLY: { ratioStartTime: 9, ratioEndTime: 8 } }),
      { field: 'MONTHLY.ratioEndTime' },
    ],
    ['under another name', () => ({ WEEKLY: { amount: 1 } }), { field: 'WEEKLY' }],
  ];
  it.each(refused)('%s, and nothing is kept of the rest', async (_what, wrong, told) => {
    const good = { effectiveTime: soon(), PER_USE: { amount: 1.75 }, YEARLY: { amount: 50 } };
    const wanted = { ...good, ...wrong() };
    if (Object.hasOwn(wrong(), 'PER_USE') && wanted.PER_USE === undefined)
      Reflect.deleteProperty(wanted, 'YEARLY');
    const { status, body } = await plan(wanted);
    expect([status, body]).toEqual([400, expect.objectContaining(told)]);
    expect(await storedPlans()).toEqual([]);
  });

  it('where one side of a discount’s time contradicts the stored other side', async () => {
    const MONTHLY = { amount: 4.9, ...subscription, ratioStartTime: soon() };
    await save({ ...(await read()), MONTHLY });
    const { body } = await plan({ effectiveTime: soon(), MONTHLY: { ratioEndTime: soon() - 1 } });
    expect(body).toMatchObject({ code: 'BAD_INPUT', field: 'MONTHLY.ratioEndTime' });
  });
  it('from an older state: the answer says what is planned now', async () => {
    const { lastUpdatedTime } = await plans();
    await plan({ effectiveTime: soon(), PER_USE: { amount: 1.75 } }, lastUpdatedTime);
    const late = await plan({ effectiveTime: soon(), PER_USE: { amount: 2 } }, lastUpdatedTime);
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'STALE',
        values: { by: 'admin' },
        current: { plans: [{ change: { amount: 1.75 } }] },
      },
    ]);
    expect((await plans()).plans).toMatchObject([{ change: { amount: 1.75 } }]);
  });
});

describe('At its effective time', () => {
  it('the price list has it to the millisecond, before and after the job, in one and the same state', async () => {
    const effectiveTime = soon();
    await plan({ effectiveTime, PER_USE: { amount: 1.75 }, MONTHLY: { ratio: 10 } });
    services().locker.pass(HOUR - 1);
    await apply();
    expect((await read()).PER_USE.amount).toBe(1.5);
    services().locker.pass(1);
    const due = await read();
    expect(due).toMatchObject({
      PER_USE: { amount: 1.75 },
      MONTHLY: { amount: 4.9, ratio: 10 },
      lastUpdatedTime: effectiveTime,
    });
    expect(await plans()).toEqual({ plans: [], lastUpdatedTime: effectiveTime });
    services().locker.pass(9_000);
    await apply();
    expect(await read()).toEqual(due);
    expect(await storedPlans()).toEqual([]);
  });

  it('the history of prices has it at that time, by who planned it, even before the job', async () => {
    const effectiveTime = soon();
    const { totalElements } = await latestChanges(1);
    await plan({ effectiveTime, PER_USE: { amount: 1.75 } });
    expect((await latestChanges(1)).totalElements).toBe(totalElements);
    services().locker.pass(HOUR + 5_000);
    expect(await latestChanges(1)).toMatchObject({
      totalElements: totalElements + 1,
      content: [
        {
          time: effectiveTime,
          byName: 'admin',
          paymentScheme: 'PER_USE',
          from: { amount: 1.5 },
          to: { amount: 1.75 },
        },
      ],
    });
  });

  it('a save from before is refused; one from after keeps what was planned', async () => {
    const before = await read();
    await plan({ effectiveTime: soon(), PER_USE: { amount: 1.75 } });
    services().locker.pass(HOUR);
    const stale = await save(
      { ...before, MONTHLY: { ...before.MONTHLY, amount: 6 } },
      before.lastUpdatedTime,
    );
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'STALE', current: { PER_USE: { amount: 1.75 } } },
    ]);
    const after = await read();
    const MONTHLY = { ...after.MONTHLY, amount: 6 };
    expect((await save({ ...after, MONTHLY }, after.lastUpdatedTime)).body).toMatchObject({
      PER_USE: { amount: 1.75 },
      MONTHLY: { amount: 6 },
    });
    const { content } = await latestChanges(2);
    expect(content.map(({ paymentScheme }) => paymentScheme)).toEqual(['MONTHLY', 'PER_USE']);
  });

  it('a save made meanwhile stays where the plan has no field of its own', async () => {
    await plan({ effectiveTime: soon(), MONTHLY: { ratio: 20 } });
    const { MONTHLY, ...rest } = await read();
    await save({ ...rest, MONTHLY: { ...MONTHLY, amount: 7 } });
    services().locker.pass(HOUR);
    await apply();
    expect((await read()).MONTHLY).toMatchObject({ amount: 7, ratio: 20 });
  });

  it('a save of one side of a discount’s time cannot break the planned one', async () => {
    const start = soon() + HOUR;
    await plan({ effectiveTime: soon(), MONTHLY: { ratioStartTime: start } });
    const { MONTHLY, ...rest } = await read();
    expect((await save({ ...rest, MONTHLY: { ...MONTHLY, ratioEndTime: start - 1 } })).status).toBe(
      200,
    );
    services().locker.pass(HOUR);
    await apply();
    expect((await read()).MONTHLY).toMatchObject({ ratioStartTime: start, ratioEndTime: null });
  });
});

describe('Nothing is lost and nothing happens twice', () => {
  const changesOf = async (amount: number) =>
    (await latestChanges(10)).content.filter(({ to }) => to.amount === amount);

  it('where several servers apply it at once', async () => {
    await plan({ effectiveTime: soon(), PER_USE: { amount: 1.81 } });
    services().locker.pass(HOUR);
    await Promise.all([apply(), apply(), read(), apply()]);
    expect(await changesOf(1.81)).toHaveLength(1);
  });

  it('where the server ends while it applies it', async () => {
    await plan({ effectiveTime: soon(), PER_USE: { amount: 1.82 }, YEARLY: { amount: 1.82 } });
    services().locker.pass(HOUR);
    const killed = server().database.transaction(async (trx) => {
      await lockPricesForUpdate(trx, services().now);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await storedPlans()).toHaveLength(2);
    expect(await read()).toMatchObject({ PER_USE: { amount: 1.82 }, YEARLY: { amount: 1.82 } });
    await apply();
    expect(await changesOf(1.82)).toHaveLength(2);
  });

  it('where two plan at once: one of them, or both where neither says what it saw', async () => {
    const { lastUpdatedTime } = await plans();
    const both = [1.83, 1.84].map((amount) => ({ effectiveTime: soon(), PER_USE: { amount } }));
    const seen = await Promise.all(both.map((wanted) => plan(wanted, lastUpdatedTime)));
    expect(seen.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
    const unseen = await Promise.all(both.map((wanted) => plan(wanted)));
    expect(unseen.map(({ status }) => status)).toEqual([200, 200]);
    expect((await plans()).plans).toHaveLength(1);
  });

  it('where a save and a plan meet: both hold, each at its time', async () => {
    const before = await read();
    const [saved, planned] = await Promise.all([
      save({ ...before, PER_USE: { amount: 1.85 } }),
      plan({ effectiveTime: soon(), PER_USE: { amount: 1.86 } }),
    ]);
    expect([saved.status, planned.status]).toEqual([200, 200]);
    expect((await read()).PER_USE.amount).toBe(1.85);
    services().locker.pass(HOUR);
    expect((await read()).PER_USE.amount).toBe(1.86);
  });
});
