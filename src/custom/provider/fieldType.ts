// What stands below the facts of a provider: its key and what its computers ask, fetched when a page shows it.
import { lazy } from 'react';

export const providerPage = lazy(() => import('./ProviderPage.tsx'));
