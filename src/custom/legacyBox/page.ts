// The legacy designer: its address, what it is asked with, who may open it.
import { lazy } from 'react';
import { z } from 'zod';
import { legacyBoxes } from '../../../contract/lockers/legacyBoxes.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

export const legacyBox = definePage({
  path: 'box',
  /** Without an id one is made. */
  query: z.object({ id: id.optional() }),
  needs: legacyBoxes.create.needs,
  title: 'legacyBox.title',
  view: lazy(() => import('./LegacyBox.tsx')),
});
