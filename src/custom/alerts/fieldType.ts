// What stands below the facts of an alert: its history, fetched when a page shows it.
import { lazy } from 'react';

export const alertHistory = lazy(() => import('./History.tsx'));
