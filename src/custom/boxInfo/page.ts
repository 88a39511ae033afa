// The page of a locker's boxes: its address, what it is asked with, who may open it.
import { lazy } from 'react';
import { z } from 'zod';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

export const boxInfo = definePage({
  path: 'box-info',
  /** `box`: the box that is chosen at first. */
  query: z.object({ id, box: id.optional() }),
  needs: lockers.one.needs,
  title: 'boxInfo.title',
  view: lazy(() => import('./BoxInfo.tsx')),
});
