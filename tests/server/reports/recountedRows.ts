// Counts again what the rows of reports tell beside their sums, from the same fold over the raw events.
import type { Database } from '../../../server/db/connect.ts';
import { isIn, payers, type Folded, type Span } from './recount.ts';

const MINUTE = 60_000;
const euros = (cents: number): number => cents / 100;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** By the number of each: what its row must say. */
type Rows = Record<string, object>;

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

/** Paid spans, chosen by when they were paid or when they ended: all that their rows say of money and time. */
export const paidSpanRows = (
  { payments }: Folded,
  span: Span,
  by: 'made' | 'until',
  now = Infinity,
): Rows =>
  Object.fromEntries(
    [...payments.values()]
      .filter(({ scheme, made }) => scheme !== 'PER_USE' && made !== undefined)
      .filter((paid) => isIn(paid[by], span) && (paid[by] ?? 0) <= now)
      .map(({ id, scheme, made, from, until, cents }) => {
        const row = {
          paymentScheme: scheme,
          startTimeUseLocker: from,
          endTimeUseLocker: until,
          amount: euros(cents),
        };
        const times = by === 'made' ? { payTime: made } : { paymentTime: made, expiredTime: until };
        return [id, { ...row, ...times }];
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
