// Keeps a customer for one transaction: nothing is reserved for them, and nobody else changes them, until it ends.
import type { Selectable, Transaction } from 'kysely';
import type { MembersTable } from '../db/tables/people.ts';
import type { Tables } from '../db/tables.ts';
import { Problem } from '../system/problem.ts';

/** The customer. Refuses with NOT_FOUND one who is not there, or not any more. */
export async function lockMemberForUpdate(
  trx: Transaction<Tables>,
  memberId: number,
): Promise<Selectable<MembersTable>> {
  const member = await trx
    .selectFrom('members')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!member) throw new Problem('NOT_FOUND', { field: 'memberId' });
  return member;
}
