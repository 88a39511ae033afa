// The page of a parcel: its route, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

export const parcel = definePage({
  path: 'order-view',
  query: z.object({ ordersId: id }),
  needs: parcels.one.needs,
  title: 'parcel.title',
  view: lazy(() => import('./ParcelPage.tsx')),
});
