// Common to both lists of accounts: columns, filters, account state and form.
import type { pages } from '../../custom/pages.ts';
import type { StaffUser } from '../../../contract/people/userInfo.ts';
import { accountState } from '../../../domain/people/staff.ts';
import { link } from '../../engine/actions/action.ts';
import { badge } from '../../engine/fields/badge.tsx';
import type { FieldType } from '../../engine/fields/fieldType.ts';
import { revealing } from '../../engine/fields/revealing.tsx';

/** Every documented filter, the most common first. */
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

export const accountFields = (role: FieldType) => ({
  fullName: {
    type: 'text' as const,
    value: ({ firstName, lastName }: StaffUser) => [firstName, lastName].filter(Boolean).join(' '),
    sort: 'lastName',
  },
  roleId: { type: role },
  accountState: {
    type: state,
    value: (user: StaffUser) => accountState(user, Date.now()),
    sort: 'userStatus',
  },
  mobile: { type: revealing('phone', 'staff', 'userId') },
  email: { type: revealing('email', 'staff', 'userId') },
});

/** Users who may edit accounts reach the form from the row and from the list. */
export const accountActions = (form: typeof pages.staffForm) => ({
  edit: link(form, { on: 'row', icon: 'edit', with: ({ userId }: StaffUser) => ({ userId }) }),
  create: link(form, { on: 'list', icon: 'plus', with: () => ({}) }),
});
