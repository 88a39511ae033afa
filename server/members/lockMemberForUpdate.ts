// Locks a customer for one transaction: until it ends, no reservations and no other changes.
import type { Selectable } from 'kysely';
import type { MembersTable } from '../db/tables/people.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { refuseStale } from '../http/staleSave.ts';
import { Problem } from '../system/problem.ts';

/** The customer. Throws NOT_FOUND if they do not exist or were deleted. */
export const lockMemberForUpdate = (
  trx: Trx,
  memberId: number,
): Promise<Selectable<MembersTable>> =>
  trx
    .selectFrom('members')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'memberId' }));

/** The customer as the caller has read them. Throws STALE for a change based on an outdated state. */
export async function lockFreshMember(trx: Trx, context: RequestContext, memberId: number) {
  const member = await lockMemberForUpdate(trx, memberId);
  const { memberStatus, suspendFlag, lastUpdatedTime } = member;
  const current = { memberId, memberStatus, suspendFlag, lastUpdatedTime };
  await refuseStale(trx, context, ['member', memberId], current);
  return member;
}
