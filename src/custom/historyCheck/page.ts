// The page that looks up the whole history of a parcel number: its route, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { definePage } from '../../engine/definePage.ts';

export const historyCheck = definePage({
  path: 'HistoryCheck',
  /** Without a number the page asks for one. */
  query: z.object({ parcelNumber: z.string().trim().min(1).max(40).optional() }),
  needs: parcels.one.needs,
  title: 'historyCheck.title',
  view: lazy(() => import('./HistoryCheck.tsx')),
});
