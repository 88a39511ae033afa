// The page of a locker's boxes.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const boxInfo = definePage({
  ...routes.boxInfo,
  title: 'boxInfo.title',
  view: lazy(() => import('./BoxInfo.tsx')),
});
