// Deletes a customer who has nothing open, and erases their personal data everywhere.
import { sql, type SqlBool } from 'kysely';
import type { ProblemCode } from '../../contract/problems.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import { Problem } from '../system/problem.ts';
import { forgetOnTheWay, messagesOf } from '../messages/forgetMessages.ts';
import { lockFreshMember } from './lockMemberForUpdate.ts';
import { forgetPersonal, type Owner } from '../events/personalValues.ts';
import type { Doer } from '../events/append.ts';
import { recordChange } from '../events/recordChange.ts';

const parcelsWhere = (memberId: number, condition: ReturnType<typeof sql<SqlBool>>) =>
  sql`(select count(*) from "parcels" where "memberId" = ${memberId} and ${condition})`;

/** Checks for open items, in the order in which they are reported. */
const open = (memberId: number) => ({
  MEMBER_HAS_PARCEL: parcelsWhere(
    memberId,
    sql<SqlBool>`"ordersStatus" in ('STORED', 'EXPIRED', 'WAREHOUSE_STORED')`,
  ),
  MEMBER_HAS_BOOKING: parcelsWhere(memberId, sql<SqlBool>`"ordersStatus" = 'RESERVED'`),
  MEMBER_OWES: sql`(select count(*) from "payments" where "memberId" = ${memberId} and "payStatus" = 'WAIT')
    + ${parcelsWhere(
      memberId,
      sql<SqlBool>`"payStatus" = 'WAIT' and "amountCents" > 0
        and "ordersStatus" in ('FINISHED', 'WAREHOUSE_COLLECTED')
        and not exists (select from "payments" where "payments"."ordersId" = "parcels"."ordersId")`,
    )}`,
});

/** Rejects deletion while a parcel, a booking or an unpaid charge is open, each with its own message. */
async function refuseOpen(trx: Trx, memberId: number, member: string): Promise<void> {
  const counts = Object.entries(open(memberId)).map(
    ([code, count]) => sql`${count} as ${sql.ref(code)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(trx);
  const [code, count] = Object.entries(rows[0] ?? {}).find(([, found]) => found > 0) ?? [];
  if (code !== undefined && count !== undefined)
    throw new Problem(code as ProblemCode, { field: 'memberId', values: { member, count } });
}

/** The customer's name where they deposited or collected a parcel. Signature images stay: they are the provider's proof. */
const HANDS = {
  collectUserType: {
    collectUsername: null,
    collectUserMobile: null,
    podName: null,
    podCollector: null,
  },
  storeUserType: { storeUsername: null, storeOtpMobile: null },
} as const;

/** Erases their personal data from parcels and messages. */
async function forgetElsewhere(trx: Trx, memberId: number): Promise<void> {
  await trx
    .updateTable('parcels')
    .set({ customerMobile: null, customerAreaCode: null, customerMail: null })
    .where('memberId', '=', memberId)
    .execute();
  for (const hand of ['collectUserType', 'storeUserType'] as const)
    await trx
      .updateTable('parcels')
      .set(HANDS[hand])
      .where('memberId', '=', memberId)
      .where(hand, '=', 'MEMBER')
      .execute();
  const theirs = messagesOf(memberId);
  await trx.deleteFrom('outbox').where(theirs).where('state', '=', 'WAITING').execute();
  await trx
    .updateTable('outbox')
    .set({ address: '•••', data: '{}' })
    .where(theirs)
    .where('state', 'in', ['SENT', 'FAILED', 'HELD'])
    .execute();
}

/** The customer and their parcels, whose history may contain personal values. */
async function ownersOf(trx: Trx, memberId: number): Promise<Owner[]> {
  const parcels = await trx
    .selectFrom('parcels')
    .select('ordersId')
    .where('memberId', '=', memberId)
    .execute();
  return [['member', memberId], ...parcels.map(({ ordersId }): Owner => ['parcel', ordersId])];
}

/** Erases the identity but keeps the number, so that their parcels' history can still be told apart. */
export async function removeMember(
  trx: Trx,
  context: RequestContext,
  memberId: number,
  by: Doer,
): Promise<void> {
  const member = await lockFreshMember(trx, context, memberId);
  await refuseOpen(trx, memberId, member.username);
  const nothing = { firstName: null, lastName: null, mobile: null, email: null, address: null };
  await trx
    .updateTable('members')
    .set({ ...nothing, username: member.memberNo, deletedAt: by.time, lastUpdatedTime: by.time })
    .where('memberId', '=', memberId)
    .execute();
  await forgetElsewhere(trx, memberId);
  await forgetOnTheWay(trx, member);
  const event = { memberId, fromState: member.memberStatus };
  await recordChange(trx, by, ['member', memberId], { from: member }, event);
  await forgetPersonal(trx, await ownersOf(trx, memberId), by);
}
