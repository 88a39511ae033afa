// The page of a locker's free boxes over the last days.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const freeBoxes = definePage({
  ...routes.freeBoxes,
  title: 'freeBoxes.title',
  view: lazy(() => import('./FreeBoxes.tsx')),
});
