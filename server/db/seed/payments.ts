// What the demo's customers paid: parcels by use, and subscriptions from one period to the next.
import type { PaymentScheme } from '../../../domain/limits.ts';
import { PRICES } from './baseSettings.ts';
import { subscriptionMs, type MemberRow } from './members.ts';
import type { Network, Row } from './network.ts';
import type { ParcelRow } from './parcels.ts';

type PaymentDraft = Omit<Row<'payments'>, 'paymentId'>;

const priceOf = (scheme: PaymentScheme): number =>
  PRICES.find((price) => price.paymentScheme === scheme)?.amountCents ?? 0;

/** Each period is paid when it begins; one customer in six let the last one lapse. */
function subscriptions(network: Network, member: MemberRow): PaymentDraft[] {
  const scheme = member.paymentScheme ?? 'PER_USE';
  const span = subscriptionMs(scheme);
  if (span === 0) return [];
  const lapsed = network.random.chance(1 / 6);
  const last = lapsed ? network.now - span : network.now;
  const paid: PaymentDraft[] = [];
  for (let time = member.creationTime; time < last; time += span) {
    if (time + span < network.begin) continue;
    paid.push({
      paymentScheme: scheme,
      amountCents: priceOf(scheme),
      memberId: member.memberId,
      ordersId: null,
      payStatus: 'SUCCESS',
      payTime: time,
      startTimeUseLocker: time,
      endTimeUseLocker: time + span,
      creationTime: time,
    });
  }
  const latest = paid.at(-1);
  member.startTimeUseLocker = latest?.startTimeUseLocker ?? null;
  member.endTimeUseLocker = latest?.endTimeUseLocker ?? null;
  return paid;
}

const byUse = (parcel: ParcelRow): PaymentDraft => ({
  paymentScheme: 'PER_USE',
  amountCents: parcel.amountCents ?? 0,
  memberId: parcel.memberId ?? null,
  ordersId: parcel.ordersId,
  payStatus: 'SUCCESS',
  payTime: parcel.collectTime ?? parcel.creationTime,
  startTimeUseLocker: null,
  endTimeUseLocker: null,
  creationTime: parcel.collectTime ?? parcel.creationTime,
});

/** Puts payments into the network, each with its happening. */
export function buildPayments(
  network: Network,
  members: readonly MemberRow[],
  parcels: readonly ParcelRow[],
): void {
  const paid = parcels.filter(
    (parcel) => (parcel.amountCents ?? 0) > 0 && parcel.payStatus === 'SUCCESS',
  );
  const payments = [
    ...members.flatMap((member) => subscriptions(network, member)),
    ...paid.map(byUse),
  ]
    .toSorted((one, other) => one.payTime - other.payTime)
    .map((payment, index) => ({ paymentId: index + 1, ...payment }));
  network.rows.payments = payments;
  for (const { paymentId, payTime, memberId, ordersId } of payments) {
    network.events.push({
      time: payTime,
      type: 'PAYMENT_MADE',
      subjectKind: 'payment',
      subjectId: String(paymentId),
      ordersId,
      memberId,
      byKind: 'MEMBER',
      byId: memberId,
      toState: 'SUCCESS',
    });
  }
}
