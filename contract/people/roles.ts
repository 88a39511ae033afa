// Roles: sets of authorities from one of two lists.
import { z } from 'zod';
import { ROLE_NAME, ROLE_NAME_MAX } from '../../domain/people/granting.ts';
import { PICKER_SIZE } from '../../domain/limits.ts';
import { LOGIN_TYPES } from '../../domain/people/passwords.ts';
import { announced } from '../capabilities.ts';
import { collection } from '../collection.ts';
import { asking, pageOf } from '../endpoint.ts';
import { extension, id, longText, pageSize, search, text, time } from '../scalars.ts';

const root = '/api/user/v1/role';
const view = asking('ROLE_VIEW', 'ROLE_EDIT');
const edit = asking('ROLE_EDIT');
/** Readable by all users with a role picker. */
const pick = asking('ROLE_VIEW', 'ROLE_EDIT', 'STAFF_VIEW', 'STAFF_EDIT');

/** Feature announced by servers that list role holders and filter roles. */
export const ROLE_HOLDERS = 'role-holders';

const roleId = { roleId: id };

/** R3.57, R3.58, R3.59. */
export const roleRow = z.object({
  ...roleId,
  name: z.string(),
  description: z.string(),
  loginType: z.enum(LOGIN_TYPES),
  authoritySet: z.array(z.string()),
  /** Number of accounts with this role. */
  userCount: announced(ROLE_HOLDERS, z.int().optional()),
  creationTime: time.optional(),
  lastUpdatedTime: time.optional(),
});

export type RoleRow = z.input<typeof roleRow>;

const roleInfo = roleRow.extend({
  /** Names of some role holders. */
  holders: extension(
    z.array(z.object({ userId: id, username: z.string(), name: z.string() })).optional(),
  ),
});

export type RoleInfo = z.input<typeof roleInfo>;

const authorities = z.array(z.string().max(64).regex(ROLE_NAME)).max(200);

/** R5.70: the description of a role is required. */
const draft = { description: longText(500).min(1), authoritySet: authorities };
/** R5.68, R5.69. */
const name = text(ROLE_NAME_MAX).min(1);

const sorts = ['name', 'loginType', 'creationTime', 'lastUpdatedTime'] as const;

export const roles = collection({
  id: 'roleId',
  list: view.listing(
    `${root}/query`,
    {
      name: announced(ROLE_HOLDERS, search),
      loginType: announced(ROLE_HOLDERS, z.enum(LOGIN_TYPES).optional()),
    },
    roleRow,
    sorts,
  ),
  one: view.get(`${root}/info/:roleId`, roleId, roleInfo),
  create: edit.post(
    `${root}/create`,
    { name: name.regex(ROLE_NAME), ...draft, loginType: z.enum(LOGIN_TYPES) },
    roleInfo,
  ),
  /** Neither can be edited later (R5.72): send the name as read. */
  update: edit.post(`${root}/update`, { ...roleId, name, ...draft }, roleInfo),
  /** R7.24: soft delete. */
  remove: edit.post(
    `${root}/delete`,
    { ...roleId, deleteFlag: z.literal([true, 1, 'true', '1']).optional() },
    z.object({}),
  ),
});

const size = pageSize.default(PICKER_SIZE);

/** R9.6: role pickers request a size of 10000. */
export const rolePickers = {
  backend: pick.get(`${root}/query/backend`, { size }, pageOf(roleRow)),
  terminal: pick.get(`${root}/query/terminal`, { size }, pageOf(roleRow)),
};
