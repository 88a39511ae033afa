// The page of a role: its address, what it is asked with, who may open it.
import { lazy } from 'react';
import { z } from 'zod';
import { roles } from '../../../contract/people/roles.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

/** R2.51; whoever may only see roles reads it. */
export const roleForm = definePage({
  path: 'AddNewRole',
  query: z.object({ id: id.optional() }),
  needs: roles.one.needs,
  title: 'roleForm.title',
  view: lazy(() => import('./RoleForm.tsx')),
});
