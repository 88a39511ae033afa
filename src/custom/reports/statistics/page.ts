// The three statistics pages.
import { lazy } from 'react';
import { definePage } from '../../../engine/definePage.ts';
import { routes } from '../../../routes/pages.ts';

export const providerStatistics = definePage({
  ...routes.providerStatistics,
  title: 'statisticsMenu.providers',
  view: lazy(() => import('./Providers.tsx')),
});

export const usageStatistics = definePage({
  ...routes.usageStatistics,
  title: 'statisticsMenu.usage',
  view: lazy(() => import('./Usage.tsx')),
});

export const areaStatistics = definePage({
  ...routes.areaStatistics,
  title: 'statisticsMenu.areas',
  view: lazy(() => import('./Areas.tsx')),
});
