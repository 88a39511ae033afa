// Finds a registered customer by a mobile number entered by someone else.
import { dialledAs, spellingsOf } from '../../domain/people/mobiles.ts';
import type { Trx } from '../db/tables.ts';

/**
 * The one customer with this number in any notation; undefined if several share it. Waits for a concurrent change or
 * deletion of the customer.
 * @param areaCode for a number without a prefix of its own
 */
export async function customerByMobile(trx: Trx, mobile: string, areaCode?: string) {
  const spellings = spellingsOf(dialledAs(mobile, areaCode) ?? '');
  if (spellings.length === 0) return undefined;
  const found = await trx
    .selectFrom('members')
    .select(['memberId', 'mobile', 'email'])
    .where('mobile', 'in', spellings)
    .where('deletedAt', 'is', null)
    .orderBy('memberId')
    .limit(2)
    .forShare()
    .execute();
  return found.length === 1 ? found[0] : undefined;
}
