// Console staff accounts.
import { pages } from '../../custom/pages.ts';
import { staff as collection } from '../../../contract/people/staff.ts';
import { backendRole } from '../../custom/staffForm/fieldType.ts';
import { defineResource } from '../../engine/defineResource.ts';
import { accountActions, accountFields, accountList, accountShow } from './accounts.ts';

export const staff = defineResource('staff', collection, {
  icon: 'people',
  title: 'username',
  list: accountList,
  show: accountShow,
  fields: accountFields(backendRole),
  actions: accountActions(pages.staffForm),
});
