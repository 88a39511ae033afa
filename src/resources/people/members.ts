// Customers (R2.106): a hundred per page, each linked to their page; create if announced.
import { pages } from '../../custom/pages.ts';
import { memberActions } from '../../../contract/people/memberActions.ts';
import { cases } from '../../../contract/operations/cases.ts';
import {
  memberCalls,
  members as collection,
  type MemberRow,
} from '../../../contract/people/members.ts';
import { isHidden } from '../../../contract/people/reveals.ts';
import { LONG_LIST_PAGE_SIZE } from '../../../domain/limits.ts';
import { isUnregistered } from '../../../domain/people/members.ts';
import { scheme } from '../../custom/member/fieldType.tsx';
import { action, link, linkToCreate } from '../../engine/actions/action.ts';
import { suggest } from '../../engine/suggest.ts';
import { defineResource } from '../../engine/defineResource.ts';
import { badge } from '../../engine/fields/badge.tsx';
import { revealing } from '../../engine/fields/revealing.tsx';

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
  // A masked value is not searchable.
  (found) => found.flatMap(({ mobile }) => (mobile === null || isHidden(mobile) ? [] : mobile)),
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

/** R4.19, R4.20. */
function markOf({ memberStatus, suspendFlag }: MemberRow): string | undefined {
  if (isUnregistered(memberStatus)) return 'UNREGISTERED';
  return suspendFlag ? 'SUSPENDED' : undefined;
}

/** The customer's page. */
const showMember = link(pages.member, {
  on: 'row',
  with: ({ memberId }: MemberRow) => ({ memberId }),
});

const reserve = link(pages.assignParcel, {
  on: 'row',
  icon: 'ticket',
  with: ({ memberId }: MemberRow) => ({ memberId }),
});

const openCase = linkToCreate('cases', cases, {
  on: 'row',
  with: ({ memberId }: MemberRow) => ({ memberId }),
});

/** R4.19: the suspension, apart from the status. */
const setSuspended = (suspendFlag: boolean, undo: 'suspend' | 'resume') =>
  action(memberActions.changeSuspend, {
    on: ['row', 'selection'],
    when: (row: MemberRow) => row.suspendFlag !== suspendFlag,
    with: ({ memberId }) => ({ memberId, suspendFlag }),
    confirm: true,
    grave: suspendFlag,
    undo,
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
      'language',
      'paymentScheme',
      'suspendFlag',
      'creationTime',
      'lastUpdatedTime',
    ],
    filters: ['firstLastName', 'mobile', 'username', 'memberStatus'],
    moreFilters: ['memberNo', 'email', 'address', 'suspendFlag'],
    suggest: { username: suggestUsernames, firstLastName: suggestNames, mobile: suggestMobiles },
    pageSize: LONG_LIST_PAGE_SIZE,
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    opens: showMember,
    card: { under: ['fullName', 'mark'], foot: ['mobile', 'memberStatus'] },
  },
  form: {
    person: ['username', 'firstName', 'lastName', 'mobile', 'email', 'address'],
    service: [
      'notifyType',
      'language',
      'paymentScheme',
      'primaryLockerId',
      'secondaryLockerId',
      'disabled',
    ],
  },
  // The page has more than the form's fields.
  show: {},
  actions: {
    reserve,
    openCase,
    suspend: setSuspended(true, 'resume'),
    resume: setSuspended(false, 'suspend'),
  },
  fields: {
    fullName: { type: 'text', value: fullName, sort: 'lastName' },
    memberStatus: { type: status },
    mark: { type: mark, value: markOf },
    paymentScheme: { type: scheme },
    mobile: { type: revealing('phone', 'member', 'memberId') },
    email: { type: revealing('email', 'member', 'memberId') },
  },
});
