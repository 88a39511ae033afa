// The pages of a terminal deployment: creating one, and watching one in progress.
import { lazy } from 'react';
import { z } from 'zod';
import { id } from '../../../contract/scalars.ts';
import { versionCalls, versions } from '../../../contract/terminals/versions.ts';
import { definePage } from '../../engine/definePage.ts';

export const newDeployment = definePage({
  path: 'TerminalDeployment2',
  query: z.object({}),
  needs: versionCalls.create.needs,
  title: 'deployment.new',
  view: lazy(() => import('./NewDeployment.tsx')),
});

export const deployment = definePage({
  path: 'TerminalDeployment3',
  query: z.object({ lockerVersionId: id }),
  needs: versions.one.needs,
  title: 'deployment.title',
  view: lazy(() => import('./Deployment.tsx')),
});
