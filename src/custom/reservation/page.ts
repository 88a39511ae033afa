// The two pages that reserve boxes.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const assignParcel = definePage({
  ...routes.assignParcel,
  title: 'reservation.title',
  view: lazy(() => import('./AssignParcel.tsx')),
});

export const unregisteredCustomer = definePage({
  ...routes.unregisteredCustomer,
  title: 'reservation.unregistered.title',
  view: lazy(() => import('./recipient/UnregisteredCustomer.tsx')),
});
