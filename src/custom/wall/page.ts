// The control-room wall: its route below /app-h and its permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { alerts } from '../../../contract/operations/alerts.ts';
import { dashboard } from '../../../contract/reports/dashboard.ts';
import type { Needs } from '../../../contract/endpoint.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { versions } from '../../../contract/terminals/versions.ts';
import { definePage } from '../../engine/definePage.ts';

/** Each part has its own permissions: users who may see at least one of them see a wall with those parts. */
const PARTS: readonly Needs[] = [
  dashboard.diagrams.needs,
  lockers.list.needs,
  alerts.list.needs,
  versions.list.needs,
];

/** R2.8: a second shell, `/app-h`, holds `/app-h/dashboard_v2`. */
export const wall = definePage({
  path: 'dashboard_v2',
  query: z.object({}),
  needs: PARTS.flatMap((needs) => (typeof needs === 'string' ? [] : needs)),
  title: 'wall.title',
  view: lazy(() => import('./Wall.tsx')),
});
