// The field type for the map of the locker list, loaded when a user opens it.
import { lazy } from 'react';

export const lockersOnMap = lazy(() => import('./LockersOnMap.tsx'));
