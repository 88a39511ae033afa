// The calls of staff and roles, as R7 documents them.
import type { Group } from './documented.ts';

const root = '/api/user/v1';
const PAGE = 'content totalPages totalElements';
const STAFF_FILTERS =
  'page size sort username staffNo roleId userStatus firstName lastName email mobile';
const DRAFT =
  'roleId username firstName lastName staffNo mobile email password startTime endTime userStatus';

const staffCalls: Group = {
  [`GET ${root}/user/query/backend`]: {
    proves: 'R7.12 R7.13 R7.14',
    takes: STAFF_FILTERS,
    answers: PAGE,
  },
  [`GET ${root}/user/query/terminal`]: {
    proves: 'R7.12 R7.13 R7.14',
    takes: STAFF_FILTERS,
    answers: PAGE,
  },
  [`POST ${root}/staff/create`]: { proves: 'R7.15', takes: DRAFT },
  [`POST ${root}/staff/update`]: { proves: 'R7.15 R7.16', takes: `${DRAFT} userId` },
  [`POST ${root}/staff/delete`]: { proves: 'R7.18', takes: 'userId' },
  'POST /api/user/deleteStaff': { proves: 'R7.128', takes: 'userId' },
};

const roleCalls: Group = {
  [`GET ${root}/role/query`]: { proves: 'R7.19', takes: 'page size sort', answers: PAGE },
  [`GET ${root}/role/query/backend`]: { proves: 'R7.20', takes: 'size', answers: PAGE },
  [`GET ${root}/role/query/terminal`]: { proves: 'R7.20', takes: 'size', answers: PAGE },
  [`GET ${root}/role/info/{id}`]: {
    proves: 'R7.21',
    answers: 'roleId name description loginType authoritySet',
  },
  [`POST ${root}/role/create`]: {
    proves: 'R7.22',
    takes: 'name description authoritySet loginType',
  },
  [`POST ${root}/role/update`]: { proves: 'R7.23', takes: 'name roleId description authoritySet' },
  [`POST ${root}/role/delete`]: { proves: 'R7.24', takes: 'roleId deleteFlag' },
};

export const staffGroups: Readonly<Record<string, Group>> = {
  Staff: staffCalls,
  Roles: roleCalls,
};
