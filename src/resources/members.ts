// What staff see of customers: 'Customer list: filters, paging', a hundred a page, with the way to a reservation.
import { cases } from '../../contract/cases.ts';
import { memberCalls, members as collection, type MemberRow } from '../../contract/members.ts';
import { LONG_LIST_PAGE_SIZE } from '../../domain/limits.ts';
import { isUnregistered } from '../../domain/members.ts';
import { assignParcel } from '../custom/reservation/page.ts';
import { go, goCreate } from '../engine/actions.ts';
import { suggest } from '../engine/declarations.ts';
import { defineResource } from '../engine/defineResource.ts';
import { badge } from '../engine/kinds/badge.tsx';

const fullName = ({ firstName, lastName }: Pick<MemberRow, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const suggestUsernames = suggest(
  memberCalls.byUsername,
  (username) => ({ username }),
  (found) => found.map((member) => member.username),
);

const suggestNames = suggest(
  memberCalls.byName,
  (firstLastName) => ({ firstLastName }),
  (found) => found.map(fullName),
);

const suggestMobiles = suggest(
  memberCalls.byMobile,
  (mobile) => ({ mobile }),
  (found) => found.flatMap((member) => member.mobile ?? []),
);

const status = badge<MemberRow>({
  ACTIVE: { icon: 'check' },
  INACTIVE: { icon: 'pause', tone: 'neutral' },
  SUSPEND: { icon: 'stop', tone: 'warn' },
});

const mark = badge<MemberRow>({
  UNREGISTERED: { icon: 'info', tone: 'info' },
  SUSPENDED: { icon: 'lock', tone: 'warn' },
});

/** 'suspendFlag separately true or false; non-active members are marked unregistered in the list'. */
function markOf({ memberStatus, suspendFlag }: MemberRow): string | undefined {
  if (isUnregistered(memberStatus)) return 'UNREGISTERED';
  return suspendFlag ? 'SUSPENDED' : undefined;
}

const reserve = go(assignParcel, {
  on: 'row',
  icon: 'ticket',
  with: ({ memberId }: MemberRow) => ({ memberId }),
});

const openCase = goCreate('cases', cases, {
  on: 'row',
  with: ({ memberId }: MemberRow) => ({ memberId }),
});

export const members = defineResource('members', collection, {
  icon: 'people',
  title: 'username',
  history: 'member',
  list: {
    columns: ['username', 'fullName', 'memberNo', 'mobile', 'email', 'memberStatus', 'mark'],
    moreColumns: [
      'primaryLockerName',
      'secondaryLockerName',
      'address',
      'paymentScheme',
      'suspendFlag',
      'creationTime',
      'lastUpdatedTime',
    ],
    filters: ['firstLastName', 'mobile', 'username', 'memberStatus'],
    moreFilters: ['memberNo', 'email', 'address', 'suspendFlag'],
    suggest: {
      username: suggestUsernames,
      firstLastName: suggestNames,
      mobile: suggestMobiles,
    },
    pageSize: LONG_LIST_PAGE_SIZE,
    opens: reserve,
    card: { under: ['fullName', 'mark'], foot: ['mobile', 'memberStatus'] },
  },
  actions: { reserve, openCase },
  fields: {
    fullName: { kind: 'text', value: fullName, sort: 'lastName' },
    memberStatus: { kind: status },
    mark: { kind: mark, value: markOf },
  },
});
