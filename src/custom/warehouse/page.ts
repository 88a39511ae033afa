// The page that scans parcels into and out of the warehouse: its route and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { definePage } from '../../engine/definePage.ts';

export const toWarehouse = definePage({
  path: 'ToWarehouse',
  query: z.object({}),
  needs: parcelActions.warehouse.needs,
  title: 'warehouse.title',
  view: lazy(() => import('./ToWarehouse.tsx')),
});
