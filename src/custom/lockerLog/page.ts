// The page of a locker's log.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const lockerLog = definePage({
  ...routes.lockerLog,
  title: 'lockerLog.title',
  view: lazy(() => import('./LockerLog.tsx')),
  /** R2.40, R2.41. */
  without: 'signIn',
});
