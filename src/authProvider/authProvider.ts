// What react-admin asks about the session. Signing in and the way to the sign-in page are outside of it.
import type { AuthProvider } from 'react-admin';
import type { Collection } from '../../contract/collection.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { sessions } from '../../contract/account/sessions.ts';
import { call } from '../dataProvider/call.ts';
import { readCapabilities } from '../dataProvider/capabilities.ts';
import { currentSession, holds } from './session.ts';
import { endEverywhere } from './tabs.ts';

/** The endpoint behind each of react-admin's actions. */
const ENDPOINT_OF = {
  list: 'list',
  show: 'one',
  edit: 'update',
  create: 'create',
  delete: 'remove',
} as const satisfies Record<string, keyof Collection>;

const isAction = (action: string): action is keyof typeof ENDPOINT_OF => action in ENDPOINT_OF;

/**
 * Ends a session on the server, where it announces that it can be ended. Forget the session here before: whether the
 * server is reached or not, nobody goes on with it in this browser. Never rejects.
 */
export async function endOnServer(token: string): Promise<void> {
  try {
    const { features } = await readCapabilities();
    if (features.includes('session-end')) await call(sessions.logout, {}, { givenUp: token });
  } catch {
    // A server that cannot be reached ends the session by itself, when it has been idle long enough.
  }
}

/** Whether an action of a resource would be answered; what the resource does not offer, nobody may. */
function mayActOn(collection: Collection | undefined, action: string): boolean {
  if (collection === undefined || !isAction(action)) return false;
  const endpoint: Endpoint | undefined = collection[ENDPOINT_OF[action]];
  return endpoint !== undefined && holds(endpoint.needs);
}

/** The authProvider over the resources of the product. */
export function createAuthProvider(
  collections: Readonly<Record<string, Collection>>,
): AuthProvider {
  return {
    login: () => Promise.resolve(),
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
