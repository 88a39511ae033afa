// Creates a customer, at a terminal or by staff.
import { sql } from 'kysely';
import type { MessageLanguage, PaymentScheme } from '../../domain/limits.ts';
import type { NotifyType } from '../../domain/limits.ts';
import { memberNumber } from '../../domain/people/members.ts';
import { isSubscription } from '../../domain/prices.ts';
import { keptMobile } from '../../domain/people/mobiles.ts';
import type { Trx } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import { refuseUnknown } from '../lists/refuseUnknown.ts';
import { Problem } from '../system/problem.ts';
import type { Doer } from '../events/append.ts';
import { recordChange } from '../events/recordChange.ts';
import { subscribe } from '../payments/subscribe.ts';

type Maybe<T> = T | null | undefined;

/** The data of a new customer. */
export interface Joining {
  readonly username: string;
  readonly firstName?: Maybe<string>;
  readonly lastName?: Maybe<string>;
  readonly mobile?: Maybe<string>;
  readonly email?: Maybe<string>;
  readonly address?: Maybe<string>;
  readonly notifyType: NotifyType;
  readonly language?: Maybe<MessageLanguage>;
  readonly paymentScheme: PaymentScheme;
  readonly primaryLockerId?: Maybe<number>;
  readonly secondaryLockerId?: Maybe<number>;
  readonly disabled?: boolean | undefined;
}

/** Unique under concurrent sign-ups; a number whose row is never written is skipped. */
async function nextMemberId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select nextval(pg_get_serial_sequence('"members"', 'memberId')) as "next"`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The database gave no number.');
  return row.next;
}

/** A customer must be reachable by their notification type; preferred lockers must exist. */
async function refuseJoining(trx: Trx, { mobile, email, notifyType, ...joining }: Joining) {
  if (!mobile && !email) throw new Problem('CONTACT_MISSING', { field: 'mobile' });
  if (notifyType === 'SMS' && !mobile) throw badInput('mobile', 'missing');
  if (notifyType === 'MAIL' && !email) throw badInput('email', 'missing');
  const lockers = {
    primaryLockerId: joining.primaryLockerId,
    secondaryLockerId: joining.secondaryLockerId,
  };
  for (const [field, lockerId] of Object.entries(lockers))
    await refuseUnknown(trx, field, 'lockers', lockerId);
  if (lockers.primaryLockerId && lockers.primaryLockerId === lockers.secondaryLockerId)
    throw badInput('secondaryLockerId', 'repeated');
}

/**
 * Creates the customer as ACTIVE with their own number and charges the subscription fee at once. Rejects a customer who
 * cannot be reached by their notification type; the database rejects a login name that is taken.
 */
export async function joinMember(
  trx: Trx,
  joining: Joining,
  by: Doer,
  timeZone: string,
): Promise<{ memberId: number }> {
  await refuseJoining(trx, joining);
  const memberId = await nextMemberId(trx);
  const row = {
    memberId,
    memberNo: memberNumber(memberId),
    username: joining.username,
    firstName: joining.firstName || null,
    lastName: joining.lastName || null,
    mobile: joining.mobile ? keptMobile(joining.mobile) : null,
    email: joining.email || null,
    address: joining.address || null,
    notifyType: joining.notifyType,
    language: joining.language ?? null,
    paymentScheme: joining.paymentScheme,
    primaryLockerId: joining.primaryLockerId ?? null,
    secondaryLockerId: joining.secondaryLockerId ?? null,
    disabled: joining.disabled ?? false,
    memberStatus: 'ACTIVE' as const,
    creationTime: by.time,
    lastUpdatedTime: by.time,
  };
  await trx.insertInto('members').values(row).execute();
  const event = { type: 'MEMBER_JOINED', memberId, toState: row.memberStatus } as const;
  const lockerId = row.primaryLockerId;
  await recordChange(trx, by, ['member', memberId], { to: row }, { ...event, lockerId });
  if (isSubscription(row.paymentScheme))
    await subscribe(trx, memberId, row.paymentScheme, by, timeZone);
  return { memberId };
}
