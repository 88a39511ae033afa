// The field type below a case's facts: its subjects and thread, loaded only when a page shows it.
import { lazy } from 'react';

export const casePage = lazy(() => import('./CasePage.tsx'));
