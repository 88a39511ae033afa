// Locks a customer for one transaction: until it ends, no reservations and no other changes.
import type { Selectable } from 'kysely';
import type { MembersTable } from '../db/tables/people.ts';
import type { Trx } from '../db/tables.ts';
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
