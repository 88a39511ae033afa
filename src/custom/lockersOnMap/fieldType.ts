// The map of the locker list, fetched when somebody looks at it.
import { lazy } from 'react';

export const lockersOnMap = lazy(() => import('./LockersOnMap.tsx'));
