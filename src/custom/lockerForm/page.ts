// The page that creates or changes a locker.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const lockerForm = definePage({
  ...routes.lockerForm,
  title: 'lockerForm.title',
  view: lazy(() => import('./LockerForm.tsx')),
});
