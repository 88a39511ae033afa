// The page of a locker's free boxes over the last days: its route, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { availabilityCalls } from '../../../contract/lockers/availability.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

export const freeBoxes = definePage({
  path: 'free-boxes',
  query: z.object({ id }),
  needs: availabilityCalls.history.needs,
  title: 'freeBoxes.title',
  view: lazy(() => import('./FreeBoxes.tsx')),
});
