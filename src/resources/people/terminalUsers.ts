// Terminal user accounts.
import { pages } from '../../custom/pages.ts';
import { terminalUsers as collection } from '../../../contract/people/staff.ts';
import { terminalRole } from '../../custom/staffForm/fieldType.ts';
import { defineResource } from '../../engine/defineResource.ts';
import { accountActions, accountFields, accountList, accountShow } from './accounts.ts';

export const terminalUsers = defineResource('terminalUsers', collection, {
  icon: 'people',
  title: 'username',
  history: 'staff',
  list: { ...accountList, beside: 'agents' },
  show: accountShow,
  fields: accountFields(terminalRole),
  actions: accountActions(pages.terminalUserForm),
});
