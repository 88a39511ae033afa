// The page of the network's own settings: free storage time and box sizes.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const systemSetting = definePage({
  ...routes.systemSetting,
  title: 'resources.systemSetting.title',
  view: lazy(() => import('./SystemSetting.tsx')),
});
