// Accounts: console staff and terminal users, distinguished by their role's login type.
import { z } from 'zod';
import { LOGIN_NAME_MAX } from '../../domain/limits.ts';
import { USER_STATUSES } from '../../domain/people/staff.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { code, email, id, mobile, search, secret, text, time } from '../scalars.ts';
import { loginName } from './loginName.ts';
import { staffUser, userInfo } from './userInfo.ts';

const root = '/api/user/v1';
const view = asking('STAFF_VIEW', 'STAFF_EDIT');
const edit = asking('STAFF_EDIT');

const userId = { userId: id };

const named = text(60).nullable().optional();

const draft = {
  roleId: id,
  firstName: named,
  lastName: named,
  staffNo: code(40).nullable().optional(),
  mobile: mobile.nullable().optional(),
  email: email.nullable().optional(),
  /** Epoch times (R7.17): validity period of the account. */
  startTime: time.nullable().optional(),
  endTime: time.nullable().optional(),
  userStatus: z.enum(USER_STATUSES),
};

const filters = {
  username: search,
  staffNo: search,
  roleId: id.optional(),
  userStatus: z.enum(USER_STATUSES).optional(),
  firstName: search,
  lastName: search,
  email: search,
  mobile: search,
};

const sorts = [
  'username',
  'firstName',
  'lastName',
  'staffNo',
  'userStatus',
  'startTime',
  'endTime',
  'creationTime',
  'lastUpdatedTime',
] as const;

export const staffCalls = {
  backend: view.listing(`${root}/user/query/backend`, filters, staffUser, sorts),
  terminal: view.listing(`${root}/user/query/terminal`, filters, staffUser, sorts),
  /** The role's login type determines the password rule. */
  create: edit.post(
    `${root}/staff/create`,
    { username: loginName, ...draft, password: secret() },
    staffUser,
  ),
  /** R5.75, R5.76. */
  update: {
    ...edit.post(
      `${root}/staff/update`,
      { ...userId, username: text(LOGIN_NAME_MAX).min(1), ...draft, password: secret().optional() },
      staffUser,
    ),
    record: userInfo.one.output,
  },
  remove: edit.post(`${root}/staff/delete`, userId, z.object({})),
  /** The older call with the same effect. */
  legacyRemove: edit.post('/api/user/deleteStaff', userId, z.object({})),
};

const one = userInfo.one;
const { backend, terminal, create, update, remove } = staffCalls;

export const staff = collection({ id: 'userId', list: backend, one, create, update, remove });

export const terminalUsers = collection({
  id: 'userId',
  list: terminal,
  one,
  create,
  update,
  remove,
});
