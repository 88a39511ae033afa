// How far a caller comes with each call of the contract: who is not let in, who is refused, who is let through.
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { OpenServer } from '../servers/openServer.ts';

type As = Parameters<OpenServer['ask']>[2];

/** `stranger`: not known. `refused`: known, and not permitted. `through`: only what was asked is refused, or nothing. */
export type Reached = 'stranger' | 'refused' | 'through';

export const NAMED_ENDPOINTS: readonly (readonly [name: string, endpoint: Endpoint])[] =
  Object.entries(allEndpoints);

function reached(status: number): Reached | `${number}` {
  if (status === 401) return 'stranger';
  if (status === 403) return 'refused';
  return status === 400 ? 'through' : `${status}`;
}

/**
 * Asks every call with a field that none has: it is looked at by nobody but whoever is let through, and changes
 * nothing. Gives how far each came.
 */
export async function reachOf(server: OpenServer, sender: As): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const [name, endpoint] of NAMED_ENDPOINTS) {
    const { status } = await server.ask(endpoint, { nobodyAsksThis: 1 }, sender);
    told[name] = reached(status);
  }
  return told;
}

/** What every call must say to a holder of these authorities; to nobody who is signed in when undefined. */
export function reachFor(authoritySet: readonly string[] | undefined): Record<string, Reached> {
  const expected = ({ needs }: Endpoint): Reached => {
    if (needs === 'anyone') return 'through';
    if (needs === 'terminal' || needs === 'provider' || !authoritySet) return 'stranger';
    if (needs === 'signedIn') return 'through';
    return needs.some((need) => authoritySet.includes(need)) ? 'through' : 'refused';
  };
  return Object.fromEntries(NAMED_ENDPOINTS.map(([name, endpoint]) => [name, expected(endpoint)]));
}
