// The page of a role: its route, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { roles } from '../../../contract/people/roles.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

/** R2.51; users who may only see roles get it read-only. */
export const roleForm = definePage({
  path: 'AddNewRole',
  query: z.object({ id: id.optional() }),
  needs: roles.one.needs,
  title: 'roleForm.title',
  view: lazy(() => import('./RoleForm.tsx')),
});
