// The demo's subscriptions: each period is paid at its start.
import { isSubscription, subscriptionEnd } from '../../../domain/prices.ts';
import { TIME_ZONE, type Network } from '../network/emptyNetwork.ts';
import type { MemberRow } from './buildMembers.ts';

/** One customer in six let the last period lapse. */
const LAPSES = 6;

/** When a period was paid for, and when it ended or ends; epoch milliseconds. */
export interface Period {
  readonly startTimeUseLocker: number;
  readonly endTimeUseLocker: number;
}

function paidPeriods({ begin, now }: Network, member: MemberRow): Period[] {
  const { paymentScheme: scheme, memberId } = member;
  if (!scheme || !isSubscription(scheme)) return [];
  const paid: Period[] = [];
  for (let time = member.creationTime; time < now;) {
    const end = subscriptionEnd(scheme, time, TIME_ZONE);
    paid.push({ startTimeUseLocker: time, endTimeUseLocker: end });
    time = end;
  }
  return (memberId % LAPSES === 0 ? paid.slice(0, -1) : paid).filter(
    ({ endTimeUseLocker }) => endTimeUseLocker >= begin,
  );
}

const known = new WeakMap<MemberRow, Period[]>();

/** The paid periods of a customer since the network began, oldest first; none of one who pays per use. */
export function periodsOf(network: Network, member: MemberRow): Period[] {
  const periods = known.get(member) ?? paidPeriods(network, member);
  known.set(member, periods);
  return periods;
}
