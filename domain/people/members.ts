// Statuses of a customer, and who may have a box reserved.

export const MEMBER_STATUSES = ['ACTIVE', 'INACTIVE', 'SUSPEND'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

/** A customer's display name where the real one may not be shown. */
export const memberNumber = (memberId: number): string => `M${100_000 + memberId}`;

/** R4.20: the customer list marks members who are not active as unregistered. */
export const isUnregistered = (memberStatus: MemberStatus): boolean => memberStatus !== 'ACTIVE';
