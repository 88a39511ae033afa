// The page of contacts and tips.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const lockerContent = definePage({
  ...routes.lockerContent,
  title: 'lockerContent.title',
  view: lazy(() => import('./LockerContent.tsx')),
});
