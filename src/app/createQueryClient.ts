// Query client of react-admin: no automatic retries, and immediate errors when offline.
import { QueryClient } from '@tanstack/react-query';
import type { Guarded } from '../../contract/rights.ts';
import { permits } from '../authProvider/permits.ts';
import { currentSession } from '../authProvider/session.ts';
import { catchesUp } from '../dataProvider/live.ts';

/**
 * One per sign-in, so that no data of the previous user is visible. What the authProvider decides about the session and
 * the lists is there from the beginning, so that no list waits for it, and remains until `useRights` learns of others.
 * @param resources their declarations by name
 */
export function createQueryClient(
  resources: Record<string, { readonly collection: { readonly list: Guarded } }>,
): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: () => !catchesUp() },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.setQueryDefaults(['auth'], { staleTime: Infinity });
  const held = () => currentSession()?.authoritySet;
  client.setQueryDefaults(['auth', 'checkAuth'], { initialData: () => held() && true });
  client.setQueryDefaults(['auth', 'getPermissions'], { initialData: held });
  for (const [resource, { collection }] of Object.entries(resources))
    client.setQueryDefaults(['auth', 'canAccess', { resource, action: 'list' }], {
      initialData: () => permits(collection.list, held() ?? []),
    });
  return client;
}
