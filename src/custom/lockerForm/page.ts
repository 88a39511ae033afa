// The page that creates or changes a locker: its route, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

export const lockerForm = definePage({
  path: 'AddNewLocker',
  /** R2.42: `/app/AddNewLocker` takes `id` and `step`; step 1 is the form and step 2 the door layout editor. */
  query: z.object({ id: id.optional(), step: z.enum(['1', '2']).optional() }),
  needs: lockerSaves.create.needs,
  title: 'lockerForm.title',
  view: lazy(() => import('./LockerForm.tsx')),
});
