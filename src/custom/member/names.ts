// What a customer is called.
import type { MemberInfo } from '../../../contract/people/members.ts';

type Named = Pick<MemberInfo, 'firstName' | 'lastName' | 'username'>;

/** First and last name, else the name of the account. */
export const calledBy = ({ firstName, lastName, username }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
