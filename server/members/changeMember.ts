// Changes of a customer by staff: suspension, status, mobile number, language.
import type { Updateable } from 'kysely';
import { keptMobile } from '../../domain/people/mobiles.ts';
import { HOLDING_STATUSES } from '../../domain/parcels/parcelMoves.ts';
import type { MembersTable } from '../db/tables/people.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { laterThan } from '../http/staleSave.ts';
import { readdressMessages } from '../messages/forgetMessages.ts';
import { lockFreshMember } from './lockMemberForUpdate.ts';
import type { Doer } from '../events/append.ts';
import { recordChange } from '../events/recordChange.ts';

type Change = Partial<
  Pick<Updateable<MembersTable>, 'suspendFlag' | 'memberStatus' | 'mobile' | 'language'>
>;

/** R4.18, R4.19. Ignores values that do not change; rejects a change based on an outdated state of the customer. */
export async function changeMember(
  trx: Trx,
  context: RequestContext,
  memberId: number,
  change: Change,
  by: Doer,
): Promise<void> {
  const member = await lockFreshMember(trx, context, memberId);
  const names = Object.keys(change) as (keyof Change)[];
  if (names.every((name) => member[name] === change[name])) return;
  const time = laterThan(member.lastUpdatedTime, by.time);
  await trx
    .updateTable('members')
    .set({ ...change, lastUpdatedTime: time })
    .where('memberId', '=', memberId)
    .execute();
  const from = Object.fromEntries(names.map((name) => [name, member[name]]));
  const states =
    change.memberStatus === undefined
      ? {}
      : { fromState: member.memberStatus, toState: change.memberStatus };
  const event = { type: 'MEMBER_CHANGED', memberId, ...states } as const;
  await recordChange(trx, { ...by, time }, ['member', memberId], { from, to: change }, event);
}

/** Sets the new number. Parcels are matched to the customer by it, and messages still waiting are redirected to it. */
export async function resetMobile(
  trx: Trx,
  context: RequestContext,
  memberId: number,
  entered: string,
  by: Doer,
): Promise<void> {
  const mobile = keptMobile(entered);
  await changeMember(trx, context, memberId, { mobile }, by);
  await trx
    .updateTable('parcels')
    .set({ customerMobile: mobile })
    .where('memberId', '=', memberId)
    .where('customerMobile', 'is not', null)
    .where('ordersStatus', 'in', [...HOLDING_STATUSES, 'WAREHOUSE_STORED'])
    .execute();
  await readdressMessages(trx, memberId, mobile);
}
