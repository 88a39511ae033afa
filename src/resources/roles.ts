// What staff see of roles: their list; a page made by hand makes and changes one.
import { roles as collection, type RoleRow } from '../../contract/roles.ts';
import { PRODUCT_ROLES } from '../../domain/granting.ts';
import { roleForm } from '../custom/roleForm/page.ts';
import { act, go } from '../engine/actions.ts';
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
    card: { under: ['description'], foot: ['loginType', 'userCount'] },
  },
  fields: {
    authorityCount: { kind: 'number', value: ({ authoritySet }: RoleRow) => authoritySet.length },
  },
  actions: {
    edit,
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
