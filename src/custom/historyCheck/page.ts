// The page that looks up the whole history of a parcel number.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const historyCheck = definePage({
  ...routes.historyCheck,
  title: 'historyCheck.title',
  view: lazy(() => import('./HistoryCheck.tsx')),
});
