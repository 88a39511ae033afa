// react-admin's authProvider. The redirect to sign-in is outside of it.
import type { AuthProvider } from 'react-admin';
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Rights } from '../../contract/rights.ts';
import { sessions } from '../../contract/account/sessions.ts';
import { call } from '../dataProvider/call.ts';
import { readCapabilities } from '../dataProvider/capabilities.ts';
import { login, type Credentials } from './login.ts';
import { permits } from './permits.ts';
import { currentSession, onSession } from './session.ts';
import { endEverywhere } from './tabs.ts';

/** What the authProvider needs to know of a resource: its declaration. */
interface Guardable {
  readonly collection: Collection;
  readonly list: { readonly export?: { readonly csv?: Endpoint } | undefined };
  readonly actions: Readonly<Record<string, object>>;
}

/** The endpoint behind an action: react-admin's own, a call of the collection, or an action that the resource declares. */
function endpointOf(resource: Guardable | undefined, action: string): Endpoint | undefined {
  const { one, update, remove } = resource?.collection ?? {};
  const own = { show: one, edit: update, delete: remove, export: resource?.list.export?.csv };
  const known: object = { ...resource?.actions, ...resource?.collection, ...own };
  const found = (known as Record<string, Partial<Endpoint & { endpoint: Endpoint }>>)[action];
  return found?.needs ? (found as Endpoint) : found?.endpoint;
}

/**
 * Ends a session on the server, if that is an announced feature. Clear the local session first, so that it ends in this
 * browser even if the server is unreachable. Never rejects.
 */
export async function endOnServer(token: string): Promise<void> {
  try {
    const { features } = await readCapabilities();
    if (features.includes('session-end')) await call(sessions.logout, {}, { givenUp: token });
  } catch {
    // An unreachable server ends the session itself after the idle timeout.
  }
}

const NOBODY: readonly string[] = [];
const authorities = () => currentSession()?.authoritySet ?? NOBODY;

/** The authProvider over the product's resources. */
export function createAuthProvider(
  resources: Readonly<Record<string, Guardable>>,
): AuthProvider & Rights {
  return {
    permits,
    authorities,
    onChange: onSession,
    login: (credentials: Credentials) => login(credentials),
    logout: async () => {
      const session = currentSession();
      endEverywhere();
      if (session !== undefined) await endOnServer(session.token);
      return false;
    },
    checkAuth: async () => {
      if (currentSession() === undefined) throw new Error('signed out');
    },
    checkError: () => Promise.resolve(),
    getIdentity: async () => {
      const session = currentSession();
      return {
        id: session?.userId ?? 0,
        fullName: session?.nikename ?? '',
        roles: session?.roles.map((role) => role.name) ?? [],
      };
    },
    getPermissions: async () => authorities(),
    canAccess: async ({ resource, action }) => {
      const endpoint = endpointOf(resources[resource], action);
      return endpoint !== undefined && permits(endpoint, authorities());
    },
  };
}
