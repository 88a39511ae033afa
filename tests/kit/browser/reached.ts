// Probes every endpoint for a caller: unauthenticated, forbidden, or let through.
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';

export const NAMED_ENDPOINTS: readonly (readonly [name: string, endpoint: Endpoint])[] =
  Object.entries(allEndpoints);
