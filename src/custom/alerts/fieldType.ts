// The field type below an alert's facts: its history, loaded only when a page shows it.
import { lazy } from 'react';

export const alertHistory = lazy(() => import('./History.tsx'));
