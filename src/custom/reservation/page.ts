// The two pages that reserve boxes: their routes, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

/** R2.44; without an id the page lets staff look the customer up. */
export const assignParcel = definePage({
  path: 'AssignParcel',
  query: z.object({ memberId: id.optional() }),
  needs: parcelActions.reserve.needs,
  title: 'reservation.title',
  view: lazy(() => import('./AssignParcel.tsx')),
});

export const unregisteredCustomer = definePage({
  path: 'unregisteredCustomer',
  query: z.object({}),
  needs: parcelActions.reserveUnregistered.needs,
  title: 'reservation.unregistered.title',
  view: lazy(() => import('./recipient/UnregisteredCustomer.tsx')),
});
