// The calls of staff and roles, as R7 documents them.
import { answers, pages, takes, type Group } from './documented.ts';

const root = '/api/user/v1';
const STAFF_FILTERS =
  'page size sort username staffNo roleId userStatus firstName lastName email mobile';
const DRAFT =
  'roleId username firstName lastName staffNo mobile email password startTime endTime userStatus';

const staffCalls: Group = {
  [`GET ${root}/user/query/backend`]: pages('R7.12 R7.13 R7.14', STAFF_FILTERS),
  [`GET ${root}/user/query/terminal`]: pages('R7.12 R7.13 R7.14', STAFF_FILTERS),
  [`POST ${root}/staff/create`]: takes('R7.15', DRAFT),
  [`POST ${root}/staff/update`]: takes('R7.15 R7.16', `${DRAFT} userId`),
  [`POST ${root}/staff/delete`]: takes('R7.18', 'userId'),
  'POST /api/user/deleteStaff': takes('R7.128', 'userId'),
};

const roleCalls: Group = {
  [`GET ${root}/role/query`]: pages('R7.19', 'page size sort'),
  [`GET ${root}/role/query/backend`]: pages('R7.20', 'size'),
  [`GET ${root}/role/query/terminal`]: pages('R7.20', 'size'),
  [`GET ${root}/role/info/{id}`]: answers(
    'R7.21',
    'roleId name description loginType authoritySet',
  ),
  [`POST ${root}/role/create`]: takes('R7.22', 'name description authoritySet loginType'),
  [`POST ${root}/role/update`]: takes('R7.23', 'name roleId description authoritySet'),
  [`POST ${root}/role/delete`]: takes('R7.24', 'roleId deleteFlag'),
};

export const staffGroups: Readonly<Record<string, Group>> = { Staff: staffCalls, Roles: roleCalls };
