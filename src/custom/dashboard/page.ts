// The dashboard.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const dashboard = definePage({
  ...routes.dashboard,
  title: 'dashboard.title',
  view: lazy(async () => ({ default: (await import('./Dashboard.tsx')).Dashboard })),
});
