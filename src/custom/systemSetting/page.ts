// The page of the network's own settings: free storage time and box sizes.
import { lazy } from 'react';
import { z } from 'zod';
import { lockerSettings } from '../../../contract/lockers/lockerSettings.ts';
import { definePage } from '../../engine/definePage.ts';

export const systemSetting = definePage({
  path: 'systemSetting',
  query: z.object({}),
  needs: lockerSettings.freeStoreTime.needs,
  title: 'resources.systemSetting.title',
  view: lazy(() => import('./SystemSetting.tsx')),
});
