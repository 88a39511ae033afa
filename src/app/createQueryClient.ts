// Query client of react-admin: no automatic retries, and immediate errors when offline.
import { QueryClient } from '@tanstack/react-query';
import { currentSession } from '../authProvider/session.ts';
import { catchesUp } from '../dataProvider/live.ts';

/**
 * One per sign-in, so that no data of the previous user is visible. The user's permissions are there from the beginning,
 * and what the authProvider has decided remains until `useRights` learns of other permissions.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: () => !catchesUp(),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.setQueryDefaults(['auth'], { staleTime: Infinity });
  client.setQueryDefaults(['auth', 'getPermissions'], {
    initialData: () => currentSession()?.authoritySet,
  });
  return client;
}
