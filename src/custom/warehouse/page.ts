// The page on which parcels are scanned into the warehouse and out of it: its address and who may open it.
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
