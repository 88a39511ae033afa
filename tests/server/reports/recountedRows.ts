// Counts again what the rows of reports tell beside their sums, from the same fold over the raw events.
import type { Database } from '../../../server/db/connect.ts';
import {
  dwellings,
  ended,
  isIn,
  payers,
  thisYearCents,
  usage,
  type Folded,
  type Paid,
  type Span,
} from './recount.ts';

const MINUTE = 60_000;
export const HOURS = [0, 6, 12, 24, 48, 72, 168, Infinity];
const euros = (cents: number): number => cents / 100;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** By the number of each: what its row must say. */
type Rows = Record<string, Record<string, unknown>>;

/** Parcels booked within the span: what became of each, and what was charged and paid for it. */
export const transactionRows = ({ parcels, payments }: Folded, span: Span): Rows =>
  Object.fromEntries(
    [...parcels]
      .filter(([, { booked }]) => isIn(booked, span))
      .map(([ordersId, life]) => {
        const own = [...payments.values()].filter((one) => one.ordersId === ordersId);
        const paid = own.filter(({ made }) => made !== undefined);
        return [
          ordersId,
          {
            bookTime: life.booked,
            storeTime: life.stored ?? null,
            collectTime: life.collected ?? null,
            ordersStatus: life.state,
            amount: euros(sum(own.map(({ cents }) => cents))),
            paidAmount: euros(sum(paid.map(({ cents }) => cents))),
            payTime: paid.length === 0 ? null : Math.max(...paid.map(({ made }) => made ?? 0)),
          },
        ];
      }),
  );

/** Charges by use: when each was paid or charged, how much, and when the use began and ended. */
export const byUseRows = ({ parcels, payments }: Folded, span: Span): Rows =>
  Object.fromEntries(
    [...payments.values()]
      .filter(({ scheme, charged, made }) => scheme === 'PER_USE' && isIn(made ?? charged, span))
      .map(({ id, ordersId, made, charged, cents }) => {
        const use = parcels.get(ordersId ?? 0);
        return [
          id,
          {
            payTime: made ?? charged,
            payStatus: made === undefined ? 'WAIT' : 'SUCCESS',
            amount: euros(cents),
            startTimeUseLocker: use?.stored ?? null,
            endTimeUseLocker: use?.collected ?? null,
          },
        ];
      }),
  );

/** What every row of a paid span says of money and time. */
const paidSpanRow = ({ scheme, from, until, cents }: Paid) => ({
  paymentScheme: scheme,
  startTimeUseLocker: from,
  endTimeUseLocker: until,
  amount: euros(cents),
});

/** Subscriptions paid within the span, with the income of the year of payment and of the next. */
export const subscriptionRows = ({ payments }: Folded, span: Span): Rows =>
  Object.fromEntries(
    [...payments.values()]
      .filter(({ scheme, made }) => scheme !== 'PER_USE' && isIn(made, span))
      .map((paid) => {
        const current = thisYearCents(paid);
        const [currentYearIncome, nextYearIncome] = [euros(current), euros(paid.cents - current)];
        const row = { ...paidSpanRow(paid), payTime: paid.made, currentYearIncome, nextYearIncome };
        return [paid.id, row];
      }),
  );

/** Paid spans that ended within the span, and how. */
export const endedRows = (folded: Folded, span: Span, now: number): Rows =>
  Object.fromEntries(
    [...ended(folded, span, now)].map(([id, subscription]) => {
      const paid = folded.payments.get(id)!;
      const times = { paymentTime: paid.made, expiredTime: paid.until };
      return [id, { ...paidSpanRow(paid), ...times, subscription }];
    }),
  );

/** What each customer paid within the span, and when last. */
export const payerRows = (folded: Folded, span: Span): Rows =>
  Object.fromEntries(
    [...payers(folded, span)].map(([memberId, { count, byUse, subscribed }]) => {
      const times = [...folded.payments.values()]
        .filter((one) => one.memberId === memberId && isIn(one.made, span))
        .map(({ made }) => made ?? 0);
      return [
        memberId,
        {
          paymentCount: count,
          perUseAmount: euros(byUse),
          subscriptionAmount: euros(subscribed),
          amount: euros(byUse + subscribed),
          payTime: Math.max(...times),
        },
      ];
    }),
  );

/** Alerts first reported within the span: when they were seen and over, and how long they lasted. */
export const alertRows = ({ alerts }: Folded, span: Span): Rows =>
  Object.fromEntries(
    [...alerts]
      .filter(([, { raised }]) => isIn(raised, span))
      .map(([alertId, { raised, seen, over }]) => {
        const standing = seen === null ? 'OPEN' : 'ACKNOWLEDGED';
        return [
          alertId,
          {
            startTime: raised,
            acknowledgedTime: seen,
            endTime: over,
            alertState: over === null ? standing : 'RESOLVED',
            minutes: over === null ? null : Math.round((over - raised) / MINUTE),
          },
        ];
      }),
  );

/** The log of providers' calls within the span. */
export async function callRows({ db }: Database, span: Span): Promise<Rows> {
  const rows = await db.selectFrom('providerCalls').selectAll().execute();
  return Object.fromEntries(
    rows
      .filter(({ time }) => isIn(time, span))
      .map(({ callId, time, call, providerId, result, callingTime: duration }) => [
        callId,
        { callingTime: time, call, providerId, result, duration },
      ]),
  );
}

const UNUSED = { totalCount: 0, courier: 0, member: 0, memberFinished: 0, expired: 0 };

/** What was laid in within the span, and what ran out of its time, at each of these lockers. */
export const usageRows = (folded: Folded, span: Span, lockerIds: readonly number[]): Rows => {
  const used = usage(folded, span);
  return Object.fromEntries(lockerIds.map((id) => [id, used.get(id) ?? UNUSED]));
};

export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** How long parcels lay that were taken out within the span: by the hour with which each group begins. */
export const dwellingRows = (folded: Folded, span: Span): Rows => {
  const lay = dwellings(folded, span);
  return Object.fromEntries(
    HOURS.slice(0, -1).map((from, place) => {
      const fit = lay.filter(({ hours }) => hours >= from && hours < HOURS[place + 1]!);
      const courier = fit.filter(({ outward }) => outward).length;
      const share = lay.length === 0 ? null : tenth((100 * fit.length) / lay.length);
      return [from, { totalCount: fit.length, courier, member: fit.length - courier, share }];
    }),
  );
};
