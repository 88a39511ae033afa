// The page of a parcel.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const parcel = definePage({
  ...routes.parcel,
  title: 'parcel.title',
  view: lazy(() => import('./ParcelPage.tsx')),
});
