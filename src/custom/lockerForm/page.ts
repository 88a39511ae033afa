// The page that makes or changes a locker: its address, what it is asked with, who may open it.
import { lazy } from 'react';
import { z } from 'zod';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

export const lockerForm = definePage({
  path: 'AddNewLocker',
  /** 'AddNewLocker id and step (1 form, 2 door layout editor)'. */
  query: z.object({ id: id.optional(), step: z.enum(['1', '2']).optional() }),
  needs: lockerSaves.create.needs,
  title: 'lockerForm.title',
  view: lazy(() => import('./LockerForm.tsx')),
});
