// Recognises a registered customer by a mobile number that somebody else entered.
import type { Transaction } from 'kysely';
import { spellingsOf } from '../../domain/people/mobiles.ts';
import type { Tables } from '../db/tables.ts';

/**
 * The one customer with this number, however it is written; nobody where several share it. Whoever changes or deletes the
 * customer at this moment is waited for.
 * @param areaCode of a number without its own prefix
 */
export async function customerByMobile(
  trx: Transaction<Tables>,
  mobile: string,
  areaCode?: string,
) {
  const found = await trx
    .selectFrom('members')
    .select(['memberId', 'mobile', 'email'])
    .where('mobile', 'in', spellingsOf(mobile, areaCode))
    .where('deletedAt', 'is', null)
    .orderBy('memberId')
    .limit(2)
    .forShare()
    .execute();
  return found.length === 1 ? found[0] : undefined;
}
