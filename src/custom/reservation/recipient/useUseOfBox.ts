// What the use of one box costs a customer.
import type { MemberInfo } from '../../../../contract/people/members.ts';
import { PAYMENTS_FEATURE } from '../../../../contract/parcels/payments.ts';
import { isSubscription } from '../../../../domain/prices.ts';
import { supports } from '../../../dataProvider/capabilities.ts';
import { useSchemePrices } from '../../shared/useSchemePrices.ts';

/** The use of one box: cents, or until when a subscription covers it (epoch milliseconds). */
export type UseOfBox = { readonly cents: number } | { readonly coveredUntil: number };

/** Undefined where this server has no automatic charges, or does not report the cost. */
export function useUseOfBox(
  { paymentScheme, endTimeUseLocker }: Pick<MemberInfo, 'paymentScheme' | 'endTimeUseLocker'>,
  now: number,
): UseOfBox | undefined {
  const { centsOf } = useSchemePrices();
  if (!supports(PAYMENTS_FEATURE)) return undefined;
  if (isSubscription(paymentScheme) && (endTimeUseLocker ?? 0) > now)
    return { coveredUntil: endTimeUseLocker ?? 0 };
  const cents = centsOf('PER_USE');
  return cents === undefined ? undefined : { cents };
}
