// The control-room wall.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const wall = definePage({
  ...routes.wall,
  title: 'wall.title',
  view: lazy(() => import('./Wall.tsx')),
});
