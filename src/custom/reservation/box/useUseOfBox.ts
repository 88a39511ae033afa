// The cost of using a box for a customer, in addition to the price set at the reservation.
import { useState } from 'react';
import type { MemberInfo } from '../../../../contract/people/members.ts';
import { PAYMENTS_FEATURE } from '../../../../contract/parcels/payments.ts';
import { isSubscription } from '../../../../domain/prices.ts';
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';
import { useSchemePrices } from '../../shared/useSchemePrices.ts';

/** The use of one box: cents, or until when a subscription covers it (epoch milliseconds). */
export type UseOfBox = { readonly cents: number } | { readonly coveredUntil: number };

/** Undefined where this server has no automatic charges, or does not report the cost. */
export function useUseOfBox({
  paymentScheme,
  endTimeUseLocker,
}: Pick<MemberInfo, 'paymentScheme' | 'endTimeUseLocker'>): UseOfBox | undefined {
  const { centsOf } = useSchemePrices();
  const [now] = useState(() => Date.now());
  if (!knownCapabilities().features.includes(PAYMENTS_FEATURE)) return undefined;
  if (isSubscription(paymentScheme) && (endTimeUseLocker ?? 0) > now)
    return { coveredUntil: endTimeUseLocker ?? 0 };
  const cents = centsOf('PER_USE');
  return cents === undefined ? undefined : { cents };
}
