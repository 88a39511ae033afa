// The field type below a provider's facts: key and requests, loaded only when a page shows it.
import { lazy } from 'react';

export const providerPage = lazy(() => import('./ProviderPage.tsx'));
