// The page of a role.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const roleForm = definePage({
  ...routes.roleForm,
  title: 'roleForm.title',
  view: lazy(() => import('./RoleForm.tsx')),
});
