// The demo's payments: per use for parcels, and subscriptions from one period to the next.
import { demoPrice } from './discounts.ts';
import type { MemberRow } from '../people/buildMembers.ts';
import { periodsOf } from '../people/periodsOf.ts';
import type { EventRow, Network, Row } from '../network/emptyNetwork.ts';
import type { ParcelRow } from './parcels.ts';

type PaymentDraft = Omit<Row<'payments'>, 'paymentId'>;

function subscriptions(network: Network, member: MemberRow): PaymentDraft[] {
  const { memberId, paymentScheme = 'PER_USE' } = member;
  return periodsOf(network, member).map((period) => ({
    paymentScheme,
    ...demoPrice(network.now, paymentScheme, period.startTimeUseLocker),
    memberId,
    ordersId: null,
    payStatus: 'SUCCESS',
    payTime: period.startTimeUseLocker,
    ...period,
    creationTime: period.startTimeUseLocker,
  }));
}

const chargedAt = ({ storeTime, creationTime }: ParcelRow): number => storeTime ?? creationTime;

/** Charged on deposit and, if paid, paid on collection. */
const byUse = (parcel: ParcelRow): PaymentDraft => ({
  paymentScheme: 'PER_USE',
  listAmountCents: null,
  ratioHundredths: null,
  amountCents: parcel.amountCents ?? 0,
  memberId: parcel.memberId ?? null,
  ordersId: parcel.ordersId,
  payStatus: parcel.payStatus ?? 'WAIT',
  payTime: (parcel.payStatus === 'SUCCESS' ? parcel.collectTime : null) ?? chargedAt(parcel),
  startTimeUseLocker: null,
  endTimeUseLocker: null,
  creationTime: chargedAt(parcel),
});

/** The charge event at the locker, and the customer's payment event if it is paid. */
function historyOf(payment: Row<'payments'>): EventRow[] {
  const { paymentId, memberId, ordersId, payStatus, payTime, creationTime } = payment;
  const { paymentScheme, amountCents, startTimeUseLocker, endTimeUseLocker } = payment;
  const spanned = ordersId === null ? { startTimeUseLocker, endTimeUseLocker } : {};
  const about = {
    subjectType: 'payment',
    subjectId: String(paymentId),
    ordersId,
    memberId,
    data: { paymentScheme, amount: amountCents / 100 },
  } as const;
  const charged: EventRow = {
    ...about,
    time: creationTime,
    type: 'PAYMENT_CHARGED',
    byType: ordersId === null ? 'MEMBER' : 'SERVER',
    byId: ordersId === null ? memberId : null,
    toState: 'WAIT',
  };
  const paid: EventRow = {
    ...about,
    time: payTime,
    type: 'PAYMENT_MADE',
    byType: 'MEMBER',
    byId: memberId,
    fromState: 'WAIT',
    toState: 'SUCCESS',
    data: { ...about.data, ...spanned },
  };
  return payStatus === 'SUCCESS' ? [charged, paid] : [charged];
}

/** Adds payments to the network, each with its events. */
export function buildPayments(
  network: Network,
  members: readonly MemberRow[],
  parcels: readonly ParcelRow[],
): void {
  const charged = parcels.filter((parcel) => (parcel.amountCents ?? 0) > 0);
  const payments = [
    ...members.flatMap((member) => subscriptions(network, member)),
    ...charged.map(byUse),
  ]
    .toSorted((one, other) => one.payTime - other.payTime)
    .map((payment, index) => ({ paymentId: index + 1, ...payment }));
  network.rows.payments = payments;
  for (const payment of payments) network.events.push(...historyOf(payment));
}
