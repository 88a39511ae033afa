// The legacy designer: its route, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { legacyBoxes } from '../../../contract/lockers/legacyBoxes.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

export const legacyBox = definePage({
  path: 'box',
  /** Without an id it creates a locker. */
  query: z.object({ id: id.optional() }),
  needs: legacyBoxes.create.needs,
  title: 'legacyBox.title',
  view: lazy(() => import('./LegacyBox.tsx')),
});
