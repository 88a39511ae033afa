// The two kinds of accounts: what they are called, how their passwords are checked, where their list is.
import type { LoginType } from '../../../domain/people/passwords.ts';
import type { Page } from '../../engine/definePage.ts';
import type { FieldType } from '../../engine/fields/fieldType.ts';
import { backendRole, terminalRole } from './fieldType.ts';
import { staffForm, terminalUserForm } from './page.ts';

export interface AccountKind {
  /** Whose words it speaks: `resources.<name>`, `staffForm.<resource>`. */
  readonly resourceName: 'staff' | 'terminalUsers';
  readonly loginType: LoginType;
  readonly role: FieldType;
  readonly page: Page;
  /** Where the form leads (R2.57). */
  readonly list: string;
}

export const staffKind: AccountKind = {
  resourceName: 'staff',
  loginType: 'BACKEND',
  role: backendRole,
  page: staffForm,
  list: '/app/SingPostStaff',
};

export const terminalUserKind: AccountKind = {
  resourceName: 'terminalUsers',
  loginType: 'TERMINAL',
  role: terminalRole,
  page: terminalUserForm,
  list: '/app/TerminalUser',
};
