// What the two lists of accounts have alike: columns, filters, the state of an account, its form.
import type { StaffUser } from '../../contract/userInfo.ts';
import { accountState } from '../../domain/staff.ts';
import type { staffForm } from '../custom/staffForm/page.ts';
import { go } from '../engine/actions.ts';
import { badge } from '../engine/kinds/badge.tsx';
import type { Kind } from '../engine/kinds/kind.ts';
import { revealing } from '../engine/kinds/revealing.tsx';

/** Every filter that the product documents: the usual ones first. */
export const accountList = {
  columns: ['username', 'fullName', 'roleId', 'staffNo', 'mobile', 'email', 'accountState'],
  moreColumns: ['startTime', 'endTime', 'creationTime', 'lastUpdatedTime'],
  filters: ['username', 'roleId', 'userStatus'],
  moreFilters: ['firstName', 'lastName', 'staffNo', 'mobile', 'email'],
  card: { under: ['fullName', 'accountState'], foot: ['roleId', 'mobile'] },
} as const;

export const accountShow = {
  account: ['username', 'roleId', 'accountState'],
  person: ['firstName', 'lastName', 'staffNo', 'mobile', 'email'],
  validity: ['startTime', 'endTime', 'creationTime', 'lastUpdatedTime'],
} as const;

const state = badge<StaffUser>({
  ACTIVE: { icon: 'check' },
  LOCKED: { icon: 'lock', tone: 'warn' },
  EARLY: { icon: 'clock', tone: 'neutral' },
  OVER: { icon: 'late', tone: 'neutral' },
});

export const accountFields = (role: Kind) => ({
  fullName: {
    kind: 'text' as const,
    value: ({ firstName, lastName }: StaffUser) => [firstName, lastName].filter(Boolean).join(' '),
    sort: 'lastName',
  },
  roleId: { kind: role },
  accountState: {
    kind: state,
    value: (user: StaffUser) => accountState(user, Date.now()),
    sort: 'userStatus',
  },
  mobile: { kind: revealing('phone', 'staff', 'userId') },
  email: { kind: revealing('email', 'staff', 'userId') },
});

/** Whoever may change accounts goes to their form from the row and from the list. */
export const accountActions = (form: typeof staffForm) => ({
  edit: go(form, {
    on: 'row',
    icon: 'edit',
    with: ({ userId }: StaffUser) => ({ userId }),
  }),
  create: go(form, { on: 'list', icon: 'plus', with: () => ({}) }),
});
