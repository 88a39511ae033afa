// The two kinds of accounts: their labels, password rules, and lists.
import type { LoginType } from '../../../domain/people/passwords.ts';
import type { FieldType } from '../../engine/fields/fieldType.ts';
import { routes } from '../../routes/pages.ts';
import { listUrl, type Route } from '../../routes/route.ts';
import { backendRole, terminalRole } from './fieldType.ts';

export interface AccountType {
  /** The prefix of its messages: `resources.<name>`, `staffForm.<resource>`. */
  readonly resourceName: 'staff' | 'terminalUsers';
  readonly loginType: LoginType;
  readonly role: FieldType;
  readonly page: Route;
  /** The page after the form (R2.57). */
  readonly list: string;
}

export const staffType: AccountType = {
  resourceName: 'staff',
  loginType: 'BACKEND',
  role: backendRole,
  page: routes.staffForm,
  list: listUrl('staff'),
};

export const terminalUserType: AccountType = {
  resourceName: 'terminalUsers',
  loginType: 'TERMINAL',
  role: terminalRole,
  page: routes.terminalUserForm,
  list: listUrl('terminalUsers'),
};
