// Every endpoint of the product by name.
import { endpointsOf } from './collection.ts';
import type { Endpoint } from './endpoint.ts';
import * as groups from './groups.ts';

/** `group.name` → endpoint, for code that iterates over all endpoints: routes, permissions, OpenAPI, product test. */
export const allEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(groups).flatMap(([group, endpoints]) =>
    endpointsOf(endpoints).map(([name, endpoint]) => [`${group}.${name}`, endpoint]),
  ),
);
