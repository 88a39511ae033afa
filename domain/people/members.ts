// What states a customer is in, and who of them a box may be reserved for.

export const MEMBER_STATUSES = ['ACTIVE', 'INACTIVE', 'SUSPEND'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const NOTIFY_TYPES = ['SMS', 'MAIL'] as const;
export type NotifyType = (typeof NOTIFY_TYPES)[number];

/** What a customer is called by where no name is to be said. */
export const memberNumber = (memberId: number): string => `M${100_000 + memberId}`;

/** R4.20: the customer list marks members who are not active as unregistered. */
export const isUnregistered = (memberStatus: MemberStatus): boolean => memberStatus !== 'ACTIVE';
