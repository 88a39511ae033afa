// The pages of an account: console staff, and terminal users.
import { lazy } from 'react';
import { z } from 'zod';
import { id } from '../../../contract/scalars.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { definePage } from '../../engine/definePage.ts';

const query = z.object({ userId: id.optional() });
const { needs } = staffCalls.update;

/** R2.46: this page edits an account; it creates none. */
export const staffForm = definePage({
  path: 'AddNewStaff',
  query,
  needs,
  title: 'staffForm.staff.title',
  view: lazy(() => import('./StaffForm.tsx')),
});

export const terminalUserForm = definePage({
  path: 'AddTerminalUser',
  query,
  needs,
  title: 'staffForm.terminalUsers.title',
  view: lazy(() => import('./TerminalUserForm.tsx')),
});
