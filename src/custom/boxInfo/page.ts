// The page of a locker's boxes: its route, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

export const boxInfo = definePage({
  path: 'box-info',
  /** `box`: the initially selected box. */
  query: z.object({ id, box: id.optional() }),
  needs: lockers.one.needs,
  title: 'boxInfo.title',
  view: lazy(() => import('./BoxInfo.tsx')),
});
