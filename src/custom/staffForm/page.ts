// The pages of an account: console staff, and terminal users.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const staffForm = definePage({
  ...routes.staffForm,
  title: 'staffForm.staff.title',
  view: lazy(() => import('./StaffForm.tsx')),
});

export const terminalUserForm = definePage({
  ...routes.terminalUserForm,
  title: 'staffForm.terminalUsers.title',
  view: lazy(() => import('./TerminalUserForm.tsx')),
});
