// Member data for a reservation: preferred lockers, and why nothing can be reserved for the member.
import type { MemberInfo } from '../../../../contract/people/members.ts';
import type { OtherLocker } from '../Hint.tsx';
import type { LockerTab } from '../box/LockerTabs.tsx';

/** No reservation for a member who is suspended or not ACTIVE, each with its own message. */
export function blockOf({ memberStatus, suspendFlag }: MemberInfo): string | null {
  if (suspendFlag || memberStatus === 'SUSPEND') return 'reservation.memberSuspended';
  return memberStatus === 'ACTIVE' ? null : 'reservation.memberNotActive';
}

/** The customer's own lockers. */
export function tabsOf(member: MemberInfo): LockerTab[] {
  const own = [
    ['primary', member.primaryLockerId, member.primaryLockerName],
    ['secondary', member.secondaryLockerId, member.secondaryLockerName],
  ] as const;
  return own.flatMap(([role, lockerId, lockerName]) =>
    lockerId === null || lockerName === null ? [] : [{ role, lockerId, lockerName }],
  );
}

/** The first of the customer's lockers that is not the chosen one. */
export function otherOf(member: MemberInfo, chosen: number | null): OtherLocker | undefined {
  const found = tabsOf(member).find(({ lockerId }) => lockerId !== chosen);
  if (!found) return undefined;
  const sizes = found.role === 'primary' ? member.primaryLocker : member.secondaryLocker;
  return { ...found, sizes };
}
