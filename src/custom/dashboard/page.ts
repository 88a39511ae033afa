// The dashboard: its route and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { dashboard as calls } from '../../../contract/reports/dashboard.ts';
import { definePage } from '../../engine/definePage.ts';

export const dashboard = definePage({
  path: 'dashboard',
  query: z.object({}),
  needs: calls.diagrams.needs,
  title: 'dashboard.title',
  view: lazy(async () => ({ default: (await import('./Dashboard.tsx')).Dashboard })),
});
