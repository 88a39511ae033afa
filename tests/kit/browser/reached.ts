// Probes every endpoint for a caller: unauthenticated, forbidden, or let through.
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { OpenServer } from '../servers/openServer.ts';

type As = Parameters<OpenServer['ask']>[2];

/**
 * `stranger`: not authenticated. `refused`: authenticated, not permitted. `through`: only the input is refused, or
 * nothing.
 */
export type Reached = 'stranger' | 'refused' | 'through';

export const NAMED_ENDPOINTS: readonly (readonly [name: string, endpoint: Endpoint])[] =
  Object.entries(allEndpoints);

function reached(status: number): Reached | `${number}` {
  if (status === 401) return 'stranger';
  if (status === 403) return 'refused';
  return status === 400 ? 'through' : `${status}`;
}

/**
 * Calls every endpoint with an unknown field: its validation runs only for permitted callers and changes
 * nothing. Returns the result for each.
 */
export async function reachOf(server: OpenServer, sender: As): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const [name, endpoint] of NAMED_ENDPOINTS) {
    const { status } = await server.ask(endpoint, { nobodyAsksThis: 1 }, sender);
    told[name] = reached(status);
  }
  return told;
}

/** The expected result of every endpoint for a holder of these authorities; without a session when undefined. */
export function reachFor(authoritySet: readonly string[] | undefined): Record<string, Reached> {
  const expected = ({ needs }: Endpoint): Reached => {
    if (needs === 'anyone') return 'through';
    if (needs === 'terminal' || needs === 'provider' || !authoritySet) return 'stranger';
    if (needs === 'signedIn') return 'through';
    return needs.some((need) => authoritySet.includes(need)) ? 'through' : 'refused';
  };
  return Object.fromEntries(NAMED_ENDPOINTS.map(([name, endpoint]) => [name, expected(endpoint)]));
}
