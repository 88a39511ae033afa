// What staff see of roles: their list; a page made by hand makes and changes one.
import { roles as collection, type RoleRow } from '../../contract/roles.ts';
import { staff, terminalUsers } from '../../contract/staff.ts';
import { PRODUCT_ROLES } from '../../domain/granting.ts';
import { roleForm } from '../custom/roleForm/page.ts';
import { act, go, goList } from '../engine/actions.ts';
import { defineResource } from '../engine/defineResource.ts';

const edit = go(roleForm, {
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
    description: { kind: 'longText' },
    authorityCount: { kind: 'number', value: ({ authoritySet }: RoleRow) => authoritySet.length },
  },
  actions: {
    edit,
    people: goList('staff', staff, {
      on: 'row',
      when: ({ loginType }: RoleRow) => loginType === 'BACKEND',
      with: ({ roleId }: RoleRow) => ({ roleId }),
    }),
    terminalPeople: goList('terminalUsers', terminalUsers, {
      on: 'row',
      when: ({ loginType }: RoleRow) => loginType === 'TERMINAL',
      with: ({ roleId }: RoleRow) => ({ roleId }),
    }),
    /** 'POST /role/delete {roleId, deleteFlag}'. */
    remove: act(collection.remove, {
      on: 'row',
      when: ({ name }: RoleRow) => !PRODUCT_ROLES.includes(name),
      with: ({ roleId }: RoleRow) => ({ roleId, deleteFlag: true as const }),
      confirm: true,
      grave: true,
    }),
    create: go(roleForm, { on: 'list', icon: 'plus', with: () => ({}) }),
  },
});
