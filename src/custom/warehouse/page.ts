// The page that scans parcels into and out of the warehouse.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const toWarehouse = definePage({
  ...routes.toWarehouse,
  title: 'warehouse.title',
  view: lazy(() => import('./ToWarehouse.tsx')),
});
