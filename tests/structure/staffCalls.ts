// What the specification documents of staff and roles, word by word.
import type { Documented, Group } from './documented.ts';

const STAFF = `
GET /api/user/v1/user/query/backend and /terminal: page, size, sort, username, staffNo, roleId, userStatus, firstName, lastName, email, mobile -> content, totalPages, totalElements.
POST /api/user/v1/staff/create and /staff/update {userId on update, roleId, username, firstName, lastName, staffNo, mobile, email, password, startTime, endTime epoch, userStatus}; POST /api/user/v1/staff/delete {userId}.
Unused or legacy: /api/user/deleteStaff.`;
const ROLES = `
GET /api/user/v1/role/query (page, size, sort); /role/query/backend and /role/query/terminal (size, 10000 for pickers); GET /role/info/{id}; POST /role/create {name, description, authoritySet, loginType}; POST /role/update {name, roleId, description, authoritySet}; POST /role/delete {roleId, deleteFlag}.`;

const root = '/api/user/v1';
const PAGE = 'content totalPages totalElements';
const STAFF_FILTERS =
  'page size sort username staffNo roleId userStatus firstName lastName email mobile';
const DRAFT =
  'roleId username firstName lastName staffNo mobile email password startTime endTime userStatus';

type Calls = Record<string, Documented>;

const staffCalls: Calls = {
  [`GET ${root}/user/query/backend`]: { takes: STAFF_FILTERS, answers: PAGE },
  [`GET ${root}/user/query/terminal`]: { takes: STAFF_FILTERS, answers: PAGE },
  [`POST ${root}/staff/create`]: { takes: DRAFT },
  [`POST ${root}/staff/update`]: { takes: `${DRAFT} userId` },
  [`POST ${root}/staff/delete`]: { takes: 'userId' },
  'POST /api/user/deleteStaff': { takes: 'userId' },
};

const roleCalls: Calls = {
  [`GET ${root}/role/query`]: { takes: 'page size sort', answers: PAGE },
  [`GET ${root}/role/query/backend`]: { takes: 'size', answers: PAGE },
  [`GET ${root}/role/query/terminal`]: { takes: 'size', answers: PAGE },
  [`GET ${root}/role/info/{id}`]: { answers: 'roleId name description loginType authoritySet' },
  [`POST ${root}/role/create`]: { takes: 'name description authoritySet loginType' },
  [`POST ${root}/role/update`]: { takes: 'name roleId description authoritySet' },
  [`POST ${root}/role/delete`]: { takes: 'roleId deleteFlag' },
};

export const staffGroups: Readonly<Record<string, Group>> = {
  Staff: [STAFF, staffCalls],
  Roles: [ROLES, roleCalls],
};
