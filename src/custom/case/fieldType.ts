// What stands below the facts of a case: what it is about and its thread, fetched when a page shows it.
import { lazy } from 'react';

export const casePage = lazy(() => import('./CasePage.tsx'));
