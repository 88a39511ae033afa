// The display name of a customer.
import type { MemberInfo } from '../../../contract/people/members.ts';

type Named = Pick<MemberInfo, 'firstName' | 'lastName' | 'username'>;

/** First and last name, else the account name. */
export const calledBy = ({ firstName, lastName, username }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
