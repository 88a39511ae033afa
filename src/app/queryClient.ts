// Query client of react-admin: no automatic retries, and immediate errors when offline.
import { QueryClient } from '@tanstack/react-query';

/** One per sign-in, so that no data of the previous user is visible. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
