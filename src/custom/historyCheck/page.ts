// The page that looks up the whole life of a parcel number: its address, what it is asked with, who may open it.
import { lazy } from 'react';
import { z } from 'zod';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { definePage } from '../../engine/definePage.ts';

export const historyCheck = definePage({
  path: 'HistoryCheck',
  /** Without a number one is asked for. */
  query: z.object({ parcelNumber: z.string().trim().min(1).max(40).optional() }),
  needs: parcels.one.needs,
  title: 'historyCheck.title',
  view: lazy(() => import('./HistoryCheck.tsx')),
});
