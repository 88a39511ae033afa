// Roles: the list; a custom page creates and edits them.
import { pages } from '../../custom/pages.ts';
import { roles as collection, type RoleRow } from '../../../contract/people/roles.ts';
import { staff, terminalUsers } from '../../../contract/people/staff.ts';
import { PRODUCT_ROLES } from '../../../domain/people/granting.ts';
import { action, link, linkToList } from '../../engine/actions/action.ts';
import { defineResource } from '../../engine/defineResource.ts';

const edit = link(pages.roleForm, {
  on: 'row',
  icon: 'edit',
  with: ({ roleId }: RoleRow) => ({ id: roleId }),
});

export const roles = defineResource('roles', collection, {
  icon: 'key',
  title: 'name',
  list: {
    columns: ['name', 'loginType', 'description', 'authorityCount', 'userCount', 'lastUpdatedTime'],
    moreColumns: ['creationTime'],
    filters: ['name', 'loginType'],
    opens: edit,
    card: { under: ['description'], foot: ['loginType', 'lastUpdatedTime'] },
  },
  fields: {
    description: { type: 'longText' },
    authorityCount: { type: 'number', value: ({ authoritySet }: RoleRow) => authoritySet.length },
  },
  actions: {
    edit,
    people: linkToList('staff', staff, {
      on: 'row',
      when: ({ loginType }: RoleRow) => loginType === 'BACKEND',
      with: ({ roleId }: RoleRow) => ({ roleId }),
    }),
    terminalPeople: linkToList('terminalUsers', terminalUsers, {
      on: 'row',
      when: ({ loginType }: RoleRow) => loginType === 'TERMINAL',
      with: ({ roleId }: RoleRow) => ({ roleId }),
    }),
    duplicate: link(pages.roleForm, {
      on: 'row',
      needs: collection.create.needs,
      with: ({ roleId }: RoleRow) => ({ copy: roleId }),
    }),
    /** R7.24: `POST /api/user/v1/role/delete` takes `roleId` and `deleteFlag`. */
    remove: action(collection.remove, {
      on: 'row',
      when: ({ name }: RoleRow) => !PRODUCT_ROLES.includes(name),
      with: ({ roleId }: RoleRow) => ({ roleId, deleteFlag: true as const }),
      confirm: true,
      grave: true,
    }),
    create: link(pages.roleForm, {
      on: 'list',
      icon: 'plus',
      needs: collection.create.needs,
      with: () => ({}),
    }),
  },
});
