// react-admin's authProvider. The redirect to sign-in is outside of it.
import type { AuthProvider } from 'react-admin';
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { sessions } from '../../contract/account/sessions.ts';
import { call } from '../dataProvider/call.ts';
import { readCapabilities } from '../dataProvider/capabilities.ts';
import { login, type Credentials } from './login.ts';
import { currentSession, holds } from './session.ts';
import { endEverywhere } from './tabs.ts';

/** The endpoint of each react-admin action. */
const ENDPOINT_OF = {
  list: 'list',
  show: 'one',
  edit: 'update',
  create: 'create',
  delete: 'remove',
} as const satisfies Record<string, keyof Collection>;

const isAction = (action: string): action is keyof typeof ENDPOINT_OF => action in ENDPOINT_OF;

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

/** Whether the user may call the endpoint of a resource's action; false if the resource lacks it. */
function mayActOn(collection: Collection | undefined, action: string): boolean {
  if (collection === undefined || !isAction(action)) return false;
  const endpoint: Endpoint | undefined = collection[ENDPOINT_OF[action]];
  return endpoint !== undefined && holds(endpoint.needs);
}

/** The authProvider over the product's resources. */
export function createAuthProvider(
  collections: Readonly<Record<string, Collection>>,
): AuthProvider {
  return {
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
    getPermissions: async () => currentSession()?.authoritySet ?? [],
    canAccess: async ({ resource, action }) => mayActOn(collections[resource], action),
  };
}
