// The page of a locker's log: its route, parameters and permissions.
import { lazy } from 'react';
import { z } from 'zod';
import { lockerLogs } from '../../../contract/lockers/lockerLogs.ts';
import { id } from '../../../contract/scalars.ts';
import { definePage } from '../../engine/definePage.ts';

export const lockerLog = definePage({
  path: 'log',
  query: z.object({ id }),
  needs: lockerLogs.list.needs,
  title: 'lockerLog.title',
  view: lazy(() => import('./LockerLog.tsx')),
  /** R2.40, R2.41. */
  without: 'signIn',
});
