// Prices on the wire: the four scheme objects, what is refused, who changed what, and who pays by which scheme.
import { beforeEach, describe, expect, it } from 'vitest';
import { prices, type Prices } from '../../../contract/parcels/prices.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

let now = Date.now();
const server = await fileServer({ now: () => now });
const token = (await signInWith(server, ['PRICE_EDIT'])).token;
beforeEach(() => {
  now += 1_000;
});

const subscription = (amount: number, ratio: number, about: object = {}) => ({
  amount,
  ratio,
  ratioStartTime: null,
  ratioEndTime: null,
  isEnable: true,
  ...about,
});
/** The four scheme objects, with this about MONTHLY. */
const four = (monthly: object = {}) => ({
  MONTHLY: { paymentScheme: 'MONTHLY' as const, ...subscription(4.9, 10, monthly) },
  QUARTERLY: subscription(12.9, 0),
  YEARLY: subscription(44.9, 33.33),
  PER_USE: { paymentScheme: 'PER_USE' as const, amount: 1.5 },
});
const save = (wanted: object, asRead?: number) =>
  server.ask(prices.save, wanted as Prices, { token, asRead });
const read = async () => (await server.ask(prices.read, {}, { token })).body;
const changes = async (size = 10) =>
  (await server.ask(prices.changes, { page: 0, size }, { token })).body;

describe('The four schemes', () => {
  it('PER_USE has paymentScheme and amount only; what is saved is read as it was sent (R3.76, R3.77, R7.113, R7.114)', async () => {
    const { status, body } = await save(
      four({ ratio: 12.5, ratioStartTime: now, ratioEndTime: now + 5, isEnable: false }),
    );
    expect(status).toBe(200);
    expect(body.MONTHLY).toEqual({
      paymentScheme: 'MONTHLY',
      ...subscription(4.9, 12.5),
      ratioStartTime: now,
      ratioEndTime: now + 5,
      isEnable: false,
    });
    expect(body.PER_USE).toEqual({ paymentScheme: 'PER_USE', amount: 1.5 });
    expect(await read()).toEqual(body);
  });

  it('what is read may be sent back as it was told, with the time of its last save', async () => {
    await save(four());
    const told = await read();
    expect(told.lastUpdatedTime).toBeGreaterThan(0);
    expect((await save(told)).status).toBe(200);
    expect((await save({ ...told, another: 1 })).status).toBe(400);
  });

  it('money is kept as integer cents, ratios as hundredths of a percent', async () => {
    await save(four({ amount: 19.99, ratio: 8.25 }));
    const kept = await server.database.db
      .selectFrom('prices')
      .select(['amountCents', 'ratioHundredths'])
      .where('paymentScheme', '=', 'MONTHLY')
      .executeTakeFirst();
    expect(kept).toEqual({ amountCents: 1_999, ratioHundredths: 825 });
  });
});

describe('Nothing is saved unless all amounts and ratios are filled in and each ratio is from 0 to 100', () => {
  it.each([
    ['a ratio beyond 100', { ratio: 100.01 }, 'MONTHLY.ratio'],
    ['a ratio below 0', { ratio: -1 }, 'MONTHLY.ratio'],
    ['a ratio of three decimals', { ratio: 1.005 }, 'MONTHLY.ratio'],
    ['no ratio', { ratio: undefined }, 'MONTHLY.ratio'],
    ['no amount', { amount: undefined }, 'MONTHLY.amount'],
    ['an amount of nothing', { amount: null }, 'MONTHLY.amount'],
    ['an amount below 0', { amount: -0.01 }, 'MONTHLY.amount'],
    ['an amount of three decimals', { amount: 4.905 }, 'MONTHLY.amount'],
    ['more than the database counts', { amount: 21_474_836.48 }, 'MONTHLY.amount'],
    ['a window that ends before it begins', { ratioStartTime: 9, ratioEndTime: 8 }, undefined],
    ['another scheme’s name', { paymentScheme: 'YEARLY' }, 'MONTHLY.paymentScheme'],
  ])(
    '%s is refused, and nothing is kept of the rest (R5.65, R5.66, R9.21)',
    async (_what, wrong, field) => {
      const before = await read();
      const { status, body } = await save({ ...four(wrong), PER_USE: { amount: 9 } });
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'BAD_INPUT' })]);
      if (field) expect(body).toMatchObject({ field });
      expect(await read()).toEqual(before);
    },
  );

  it('a scheme that is left out is refused', async () => {
    const { YEARLY: _, ...three } = four();
    expect((await save(three)).body).toMatchObject({ code: 'BAD_INPUT', field: 'YEARLY' });
  });
});

it('"history of price changes with who and when" a save tells each field that differs, a line a scheme; one that changes nothing tells nothing', async () => {
  await save(four());
  const { totalElements: before } = await changes();
  await save(four());
  expect((await changes()).totalElements).toBe(before);
  now += 1_000;
  const ends = now + 86_400_000;
  await save({ ...four({ ratio: 25, ratioEndTime: ends }), PER_USE: { amount: 1.75 } });
  const { content, totalElements } = await changes(2);
  expect(totalElements).toBe(before + 2);
  const said = { time: now, byName: expect.stringMatching(/^somebody/) };
  expect(content).toHaveLength(2);
  expect(content).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        ...said,
        paymentScheme: 'MONTHLY',
        from: { ratio: 10, ratioEndTime: null },
        to: { ratio: 25, ratioEndTime: ends },
      }),
      expect.objectContaining({
        ...said,
        paymentScheme: 'PER_USE',
        from: { amount: 1.5 },
        to: { amount: 1.75 },
      }),
    ]),
  );
});

it('"who is on them" every customer who is there is counted once, and listed with their subscription', async () => {
  const all = (await signInWith(server, ['PRICE_VIEW', 'MEMBER_VIEW'])).token;
  const { body: counts } = await server.ask(prices.counts, {}, { token: all });
  const { total } = await server.database.db
    .selectFrom('members')
    .select((is) => is.fn.countAll<number>().as('total'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  expect(counts.map(({ paymentScheme }) => paymentScheme)).toEqual([
    'PER_USE',
    'MONTHLY',
    'QUARTERLY',
    'YEARLY',
  ]);
  expect(counts.reduce((sum, { memberCount }) => sum + memberCount, 0)).toBe(total);
  for (const { paymentScheme, memberCount, runningCount } of counts) {
    const asked = { paymentScheme, page: 0, size: 10_000 };
    const { body } = await server.ask(prices.payers, asked, { token: all });
    expect([body.totalElements, body.content.length]).toEqual([memberCount, memberCount]);
    const running = body.content.filter((row) => (row.endTimeUseLocker ?? 0) > now);
    expect(running).toHaveLength(runningCount);
  }
});
