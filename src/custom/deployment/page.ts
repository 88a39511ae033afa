// The pages of a terminal deployment: creating one, and watching one in progress.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const newDeployment = definePage({
  ...routes.newDeployment,
  title: 'deployment.new',
  view: lazy(() => import('./NewDeployment.tsx')),
});

export const deployment = definePage({
  ...routes.deployment,
  title: 'deployment.title',
  view: lazy(() => import('./Deployment.tsx')),
});
