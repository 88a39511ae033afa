// The form's lookups: categories, reasons of a price, and the customer.
import type { Output } from '../../../../contract/endpoint.ts';
import { costReasons, type CostReason } from '../../../../contract/parcels/costReasons.ts';
import { members, memberCalls } from '../../../../contract/people/members.ts';
import {
  parcelCategories,
  parcelCategoryCalls,
} from '../../../../contract/parcels/parcelCategories.ts';
import { PICKER_SIZE } from '../../../../domain/limits.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { useCall } from '../../../engine/useCall.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { lockerCalls } from '../../../../contract/lockers/lockers.ts';
import { picker, type Option, type Picker } from '../../../engine/fields/references/picker.ts';

const lockerOptions = (found: readonly { lockerId: RecordId; lockerName: string }[]): Option[] =>
  found.map(({ lockerId, lockerName }) => ({ id: lockerId, name: lockerName }));

/** How much of a name `query/name` of another server needs is not documented: all names are asked for there. */
export const lockerPicker: Picker = {
  ...picker(lockerCalls.names, (lockerName) => ({ lockerName }), lockerOptions),
  documented: {
    ...picker(
      lockerCalls.all,
      () => ({}),
      ({ content }) => lockerOptions(content),
    ),
    whole: true,
    resourceName: 'lockers',
  },
  resourceName: 'lockers',
};

type Found = Output<typeof memberCalls.byName>[number];

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
  firstLastName: picker(memberCalls.byName, (firstLastName) => ({ firstLastName }), options),
  mobile: {
    ...picker(memberCalls.byMobile, (mobile) => ({ mobile }), options),
    keyboard: 'tel',
  } as const,
  username: picker(memberCalls.byUsername, (username) => ({ username }), options),
};

const NO_REASONS: readonly CostReason[] = [];
const NO_NAMES: readonly string[] = [];

/** The customer a box is reserved for. */
export const useMember = (memberId: RecordId) =>
  useCall(['reservation', 'member', memberId], members.one, { memberId });

/** The reasons of a price; empty until loaded. */
export function useReasons(): readonly CostReason[] {
  const { data } = useCall(['reservation', 'reasons'], costReasons.query, {});
  return data ?? NO_REASONS;
}

/**
 * All categories without duplicates; empty for users who may not see them, for whom lookup by number still works.
 */
export function useCategories(): readonly string[] {
  const canAccess = useCanAccess();
  const { data } = useCall(
    ['reservation', 'categories'],
    parcelCategories.list,
    { page: 0, size: PICKER_SIZE, sort: 'category,asc' },
    {
      enabled: canAccess(parcelCategories.list),
      select: ({ content }) => [...new Set(content.map(({ category }) => category))],
    },
  );
  return data ?? NO_NAMES;
}

/** The category of a parcel number (R5.20). */
export const useFound = (parcelNumber: string) =>
  useCall(
    ['reservation', 'category', parcelNumber],
    parcelCategoryCalls.ofNumber,
    { parcelNumber },
    { enabled: parcelNumber !== '' },
  );
