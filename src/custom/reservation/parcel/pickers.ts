// Search-as-you-type options: lockers by name, customers by name, mobile and login name.
import { lockerCalls } from '../../../../contract/lockers/lockers.ts';
import { memberCalls } from '../../../../contract/people/members.ts';
import { picker, type Option } from '../../../engine/fields/references/picker.ts';

export const lockerPicker = picker(
  lockerCalls.names,
  (lockerName) => ({ lockerName }),
  (found) => found.map(({ lockerId, lockerName }) => ({ id: lockerId, name: lockerName })),
  undefined,
  'lockers',
);

interface Found {
  readonly memberId: number;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly mobile: string | null;
  readonly memberNo: string;
}

/** A customer's name, or the login name where it is missing. */
export const nameOf = ({
  firstName,
  lastName,
  username,
}: Pick<Found, 'firstName' | 'lastName' | 'username'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

const options = (found: readonly Found[]): Option[] =>
  found.map((member) => ({
    id: member.memberId,
    name: [nameOf(member), member.mobile, member.memberNo].filter(Boolean).join(' · '),
  }));

export const memberPickers = {
  firstLastName: picker(
    memberCalls.byName,
    (firstLastName) => ({ firstLastName }),
    options,
    undefined,
    'members',
  ),
  mobile: picker(memberCalls.byMobile, (mobile) => ({ mobile }), options, undefined, 'members'),
  username: picker(
    memberCalls.byUsername,
    (username) => ({ username }),
    options,
    undefined,
    'members',
  ),
};
